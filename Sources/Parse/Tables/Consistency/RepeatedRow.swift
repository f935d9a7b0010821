import Model

/// Rows that say the same as one above them in the same part of the table.
enum RepeatedRow {
  static func findings(in table: DataTable) -> [TableFinding] {
    table.parts.flatMap { part in
      var first: [[String]: Int] = [:]
      return part.rows.compactMap { row -> TableFinding? in
        let words = table.rows[row].cells.map(\.raw)
        guard words.contains(where: { !$0.isEmpty }) else { return nil }
        guard let earlier = first[words] else {
          first[words] = row
          return nil
        }
        return TableFinding(
          rule: .duplicateRow, row: row, column: nil,
          summary: "\(table.name(ofRow: row)): same as row \(earlier + 1)",
          why: "One of the two may be a leftover of an edit.")
      }
    }
  }
}
