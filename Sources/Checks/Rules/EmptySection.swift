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
        guard !section.anchor.isEmpty, section.ownEnd == section.nodes.upperBound,
          !hasContent(section, page.document)
        else { return nil }
        return finding(
          page, page.document.nodes[section.nodes.lowerBound],
          "nothing stands below “\(section.title)”",
          why: "A reader who jumps there finds the next heading; a scrape may have lost its text.",
          remedy: "Write what belongs there, or take the heading away.")
      }
    }
  }

  /// Notes stand at the end of the tree wherever they are written: those from further up are no
  /// content of the last section.
  private static func hasContent(_ section: Section, _ document: Document) -> Bool {
    let below = document.ownNodes(of: section)
    let line = document.nodes[section.nodes.lowerBound].line
    var place = below.lowerBound
    while place < below.upperBound {
      let node = document.nodes[place]
      if !node.kind.isMark, !node.kind.isNote || node.line > line { return true }
      place = node.end
    }
    return false
  }
}

extension NodeKind {
  fileprivate var isNote: Bool {
    if case .footnote = self { true } else { false }
  }

  /// A mark between panels shows nothing itself. Where a group of tabs begins, what its panels show
  /// follows, under headings of their own; and a film is told in words.
  fileprivate var isMark: Bool {
    switch self {
    case .mark(.panel), .mark(.tabsEnd): true
    default: false
    }
  }
}
