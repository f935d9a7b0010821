import Diagnostics
import Files

extension Run {
  /// Whether the site goes anywhere but into a folder that a build reads: else the next one would
  /// take the site for content.
  mutating func keepsSiteApart() -> Bool {
    let read =
      (project.buildReadsRaw ? project.raw : []) + (project.buildKeepsPages ? [project.pages] : [])
      + [project.assets, project.templates]
    let target = files.real(project.output) + "/"
    guard let reader = read.first(where: { target.hasPrefix(files.real($0) + "/") }) else {
      return true
    }
    fail(
      Diagnostic(
        .outputRead, at: SourceLocation(file: project.output),
        "the site would lie in \(reader), which a build reads",
        why: "The next build would take the site for content.",
        remedy: "Choose a folder beside it with --output."))
    return false
  }
}
