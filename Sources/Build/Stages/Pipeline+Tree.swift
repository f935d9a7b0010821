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
      "The paths \(path) and \(other) differ only in case",
      why: "On file systems that ignore case, one would replace the other.",
      remedy: "Give the page a different slug.")
  }

  private func collision(of path: String, _ pages: [String]) -> Diagnostic {
    let others = pages.dropFirst().map { "the page \($0)" } + ["a file of hig’s own"]
    return Diagnostic(
      .duplicateOutput, at: SourceLocation(file: pages.first ?? path),
      "The path \(path) is also used by \(others.first ?? "")",
      why: "One would replace the other.",
      remedy: "Give the page a different slug, or remove it.")
  }
}
