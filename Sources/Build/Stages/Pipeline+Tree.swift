import Diagnostics
import Model

extension Pipeline {
  /// A path of the site, and the page that it is of.
  typealias Placed = (path: String, page: String?)

  /// Two outputs that claim one path would hide one another: an error, not a silent choice.
  func collisions(of outputs: [Placed]) -> [Diagnostic] {
    guard Set(outputs.map { Self.folded($0.0) }).count < outputs.count else { return [] }
    var seen: [String: String?] = [:]
    var small: [String: String] = [:]
    var found: [Diagnostic] = []
    for (path, page) in outputs {
      if let other = seen.updateValue(page, forKey: path) {
        found.append(collision(of: path, [other, page].compactMap { $0 }))
      } else if let other = small.updateValue(path, forKey: Self.folded(path)) {
        found.append(likeness(of: path, other, page))
      }
    }
    return found
  }

  /// Nearly all paths have small letters alone.
  private static func folded(_ path: String) -> String {
    let isFolded = path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A ~= $0) }
    return isFolded ? path : path.lowercased()
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
