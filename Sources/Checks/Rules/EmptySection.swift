import Diagnostics
import Model

/// A heading with nothing below it.
enum EmptySection: Check {
  static let rule = "empty-section"
  static let level = Diagnostic.Level.warning
  static let summary = "A heading has nothing below it."

  static func findings(in subject: Subject) -> [Diagnostic] {
    subject.site.pages.flatMap { page in
      page.document.sections.compactMap { section in
        let nodes = page.document.nodes
        let below = page.document.ownNodes(of: section)
        guard !section.anchor.isEmpty, section.ownEnd == section.nodes.upperBound,
          below.allSatisfy({ nodes[$0].kind.isMark })
        else { return nil }
        return finding(
          page, nodes[section.nodes.lowerBound], "nothing stands below “\(section.title)”",
          why: "A reader who jumps there finds the next heading; a scrape may have lost its text.",
          remedy: "Write what belongs there, or take the heading away.")
      }
    }
  }
}

extension NodeKind {
  /// A mark between panels shows nothing itself. Where a group of tabs begins, what its panels show
  /// follows, under headings of their own; and a film is told in words.
  fileprivate var isMark: Bool {
    switch self {
    case .mark(.panel), .mark(.tabsEnd): true
    default: false
    }
  }
}
