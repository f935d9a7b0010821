public import Model

extension DataTable {
  /// The table as text, for goldens, and for people who look for a mistake: columns with their
  /// keys and types, cells as they are, `^` before those that span from above.
  public var dump: String {
    var lines = ["table \(id) \"\(caption)\""]
    lines += columns.map { column in
      "  column \(column.key) \"\(column.name)\" \(column.type)"
        + (column.unit.map { " \($0.rawValue)" } ?? "")
    }
    for part in parts {
      if let panel = part.panel { lines.append("  panel \"\(panel)\"") }
      lines += rows[part.rows].map { "  | " + $0.cells.map(\.dump).joined(separator: " | ") }
    }
    lines += missingPanels.map { "  missing \"\($0)\"" }
    lines += notes.map { "  note \"\($0)\"" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DataCell {
  fileprivate var dump: String {
    (isSpanned ? "^" : "") + raw.split(separator: "\n").joined(separator: " / ")
  }
}
