import Diagnostics
import Model

extension Pipeline {
  /// Two outputs that claim one path would hide one another: an error, not a silent choice.
  func tree(of outputs: [(file: OutputFile, page: String?)]) -> Stage<OutputTree> {
    var seen: [String: String?] = [:]
    var small: [String: String] = [:]
    var found: [Diagnostic] = []
    for (file, page) in outputs {
      if let other = seen.updateValue(page, forKey: file.path) {
        found.append(collision(of: file.path, [other, page].compactMap { $0 }))
      } else if let other = small.updateValue(file.path, forKey: file.path.lowercased()) {
        found.append(likeness(of: file.path, other, page))
      }
    }
    return Stage(OutputTree(outputs.map(\.file)), found)
  }

  private func likeness(of path: String, _ other: String, _ page: String?) -> Diagnostic {
    Diagnostic(
      .alikeOutputs, at: SourceLocation(file: page ?? path),
      "its output \(path) differs from \(other) in capitals only",
      why: "Where file names have no capitals, one would hide the other.",
      remedy: "Give the page another slug.")
  }

  private func collision(of path: String, _ pages: [String]) -> Diagnostic {
    let others = pages.dropFirst().map { "of the page \($0)" } + ["of hig’s own"]
    return Diagnostic(
      .duplicateOutput, at: SourceLocation(file: pages.first ?? path),
      "its output \(path) is also one \(others.first ?? "")",
      why: "One would hide the other.",
      remedy: "Give the page another slug, or remove it.")
  }
}
