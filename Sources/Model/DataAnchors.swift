/// The ids of what a page tells beside its text: its tables, their rows, the entries of its change
/// log. Made of their own words, so that they stay when others come and go.
public struct DataAnchors: Sendable {
  /// By the table's node.
  public let tables: [Int: String]
  /// By the row's node.
  public let rows: [Int: String]
  /// By the row's node.
  public let changes: [Int: String]

  public init(_ document: Document) {
    // Headings and guidelines have theirs already.
    var names = AnchorNames(
      taken: document.sections.map(\.anchor) + document.guidelines.map(\.id))
    var (tables, rows, changes): ([Int: String], [Int: String], [Int: String]) = ([:], [:], [:])
    for entry in document.changes {
      let date = entry.date ?? ""
      changes[entry.node] = names.take(date.isEmpty ? "changed" : "changed-" + date)
    }
    for table in document.tables {
      for part in table.parts {
        tables[part.node] = names.take(Self.name(of: table, part))
        let first = part.panel == nil ? 0 : 1
        for row in table.rows[part.rows] {
          rows[row.node] = names.take(Self.name(of: row.cells.dropFirst(first)))
        }
      }
    }
    (self.tables, self.rows, self.changes) = (tables, rows, changes)
  }
}

extension DataAnchors {
  /// What a table's own name begins with, so that it is no heading's.
  private static let mark = "table-"

  /// The table's id without the page's slug, and the panel.
  private static func name(of table: DataTable, _ part: TablePart) -> String {
    let id = table.id.firstRange(of: "--").map { String(table.id[$0.upperBound...]) } ?? table.id
    let panel = part.panel.map { "-" + words($0) } ?? ""
    return mark + AnchorNames.cut(id + panel, to: longest)
  }

  /// The words of the first cell that has any.
  private static func name(of cells: ArraySlice<DataCell>) -> String {
    let name = cells.lazy.map { words($0.raw) }.first { !$0.isEmpty } ?? "row"
    return AnchorNames.cut(name, to: longest)
  }

  private static let longest = 48

  /// Letters and digits in lower case, all else a hyphen.
  private static func words(_ text: String) -> String {
    var words = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words.unicodeScalars.append(scalar)
      } else if words.last != "-", !words.isEmpty {
        words.append("-")
      }
    }
    return words.last == "-" ? String(words.dropLast()) : words
  }
}
