import Model

/// Reads the rows of a page's change log, the newest first as Apple has them.
enum ChangeLog {
  static func entries(in document: Document) -> [ChangeEntry] {
    var entries: [ChangeEntry] = []
    for section in document.sections where titles.contains(section.title.lowercased()) {
      for index in section.nodes {
        guard case .row(let header) = document.nodes[index].kind else { continue }
        let cells = cells(of: index, in: document)
        let rawDate = cells.first ?? ""
        let date = AppleDate.iso(rawDate)
        // A table without a header of its own has its first entry there.
        if header, date == nil { continue }
        let text = cells.dropFirst().filter { !$0.isEmpty }.joined(separator: " ")
        // A cell that spans rows holds its date once.
        let shared = rawDate.isEmpty ? entries.last?.date : nil
        entries.append(
          ChangeEntry(date: date ?? shared, rawDate: rawDate, text: text, node: index))
      }
    }
    return entries
  }

  /// Today’s heading, and those of older editions.
  private static let titles: Set = [
    "change log", "document revision history", "revision history", "change history",
  ]

  private static func cells(of row: Int, in document: Document) -> [String] {
    document.children(of: row).map { cell in
      document.plainText(of: cell..<document.nodes[cell].end)
        .split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
    }
  }
}
