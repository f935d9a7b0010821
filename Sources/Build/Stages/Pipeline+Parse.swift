import Diagnostics
import Model
import Parse
import SiteGraph

/// The pages of a site, each under a name of its own.
struct Parsed: Sendable {
  struct Page: Sendable {
    let source: SourcePage
    let document: Document
    let digest: [UInt8]
  }

  let pages: [Page]
  let origins: Origins
}

extension Pipeline {
  /// - Parameter sound: Whether no error was found before. After one, raw files are not made pages:
  ///   that there are none is no finding of its own.
  func parse(_ source: Source, sound: Bool) async -> Stage<Parsed> {
    let files = source.pages
    let step = step("Parsing", of: files.count)
    let results = await Parallel.map(files, jobs: jobs, step: step) { file in
      let digest = file.digest
      if let known: ParsedPage = memory?[digest] { return known }
      let page = ParsedPage(file, digest)
      memory?.keep(page, as: digest)
      return page
    }
    let digests = zip(files, results).map { ($0.path, $1.digest) }
    memory?.keep(found: Dictionary(digests) { first, _ in first })
    var found = Findings(results.flatMap(\.diagnostics))
    let parsed = results.compactMap(\.page)
    if parsed.isEmpty, sound, !found.stop(under: options.strictness) { found.add([nothingToBuild]) }
    if !parsed.isEmpty { found.count("page", parsed.count) }
    if let problem = spool.problem { found.fail(problem) }
    let origins = Origins(of: parsed.map(\.source), from: source.lines)
    return Stage(Parsed(pages: found.take(unique(parsed)), origins: origins), found)
  }

  /// Two files that claim to be one page: the first in order of path is it, the other gets a slug
  /// of its own.
  private func unique(_ parsed: [Parsed.Page]) -> Stage<[Parsed.Page]> {
    let wanted = Set(parsed.map(\.source.frontMatter.key))
    var found = Findings()
    var taken: [PageKey: String] = [:]
    let pages = parsed.map { page in
      let (front, file) = (page.source.frontMatter, page.source.file)
      guard let other = taken[front.key] else {
        taken[front.key] = file
        return page
      }
      let numbered = (2...).lazy.map { front.key.numbered($0) }
      let key = numbered.first { !wanted.contains($0) && taken[$0] == nil } ?? front.key
      taken[key] = file
      found.add([Self.taken(front.key, key, file, other)])
      return Parsed.Page(
        source: page.source.renamed(key.slug), document: page.document.renamed(key.slug),
        digest: page.digest)
    }
    return Stage(pages, found)
  }

  private static func taken(
    _ wanted: PageKey, _ key: PageKey, _ file: String, _ other: String
  ) -> Diagnostic {
    Diagnostic(
      .nameTaken, at: SourceLocation(file: file, line: 1, column: 1),
      "The page “\(wanted.slug)” of edition “\(wanted.edition)” is also in \(other); "
        + "this one is published as “\(key.slug)”",
      why: "Both would be written to the same path, and one would replace the other.",
      remedy: "Give one of them a different slug, or remove it.")
  }

  private var nothingToBuild: Diagnostic {
    Diagnostic(
      .nothingToBuild, at: SourceLocation(file: project.pages), "No pages found",
      remedy: wayToRawFiles)
  }

  /// What to do where there is nothing to begin with.
  var wayToRawFiles: String {
    let place = options.project == "." ? "" : " " + ShellWord.quoted(options.project)
    return "Run `hig fetch\(place)` for Apple’s guidelines, or put raw files in "
      + "`\(project.path("content/raw"))`."
  }
}
