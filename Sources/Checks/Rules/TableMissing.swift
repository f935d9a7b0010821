import Diagnostics
import Model

/// A text that announces a table, and no table behind it.
enum TableMissing: Check {
  static let rule = "table-missing"
  static let level = Diagnostic.Level.warning
  static let summary = "A text announces a table that is not on the page."

  static func findings(in subject: Subject) -> [Diagnostic] {
    subject.site.pages.flatMap { page in
      let document = page.document
      return announcements(document).filter { !hasValues(behind: $0, document) }.map { node in
        finding(
          page, document.nodes[node], "No table follows “\(announced(node, document))”",
          why: "Its values are missing from the page; the raw file has no table there.",
          remedy: "Scrape the page again with a tool that keeps tables.")
      }
    }
  }
}

extension TableMissing {
  private static let phrases = [
    "following table", "following values", "following specifications", "following sizes",
    "following dimensions", "table below", "tables below",
  ]

  /// Paragraphs in no list: an item is announced by what stands above its list.
  private static func announcements(_ document: Document) -> [Int] {
    document.topLevel.filter { node in
      guard document.nodes[node].kind == .paragraph else { return false }
      let words = document.plainText(of: node..<document.nodes[node].end).lowercased()
      return phrases.contains { words.contains($0) }
    }
  }

  /// Up to the end of its section, with the sections below that: a list may hold values, too.
  private static func hasValues(behind node: Int, _ document: Document) -> Bool {
    let section = document.sections.last { $0.nodes.contains(node) }
    let end = section?.nodes.upperBound ?? document.nodes.count
    return document.nodes[node..<end].contains { node in
      switch node.kind {
      case .table, .list, .codeBlock: true
      default: false
      }
    }
  }

  /// The sentence that says so.
  private static func announced(_ node: Int, _ document: Document) -> String {
    let words = document.plainText(of: node..<document.nodes[node].end)
    let sentences = words.split(separator: ". ").map(String.init)
    let sentence = sentences.last { sentence in
      phrases.contains { sentence.lowercased().contains($0) }
    }
    return (sentence ?? words).trimmedEnd
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    let words = last == "." || last == ":" ? String(dropLast()) : self
    return words.count > 120 ? words.prefix(119) + "…" : words
  }
}
