import Diagnostics
import Model

/// A picture that says nothing to those who cannot see it.
enum MissingAltText: Check {
  static let rule = "missing-alt"

  static func findings(in site: Site) -> [Diagnostic] {
    site.pages.flatMap { page in
      page.document.nodes.indices.compactMap { index in
        let node = page.document.nodes[index]
        guard case .image(let source, _) = node.kind, isBlank(index + 1..<node.end, page.document)
        else { return nil }
        return Diagnostic(
          rule, .warning,
          at: SourceLocation(file: page.document.file, line: node.line, column: node.column),
          "the picture \(source) has no description",
          why: "The page shows descriptions in place of Apple’s pictures.",
          remedy: "Write what it shows between the brackets: ![…](…).")
      }
    }
  }
}

extension MissingAltText {
  private static func isBlank(_ nodes: Range<Int>, _ document: Document) -> Bool {
    document.plainText(of: nodes).allSatisfy(\.isWhitespace)
  }
}
