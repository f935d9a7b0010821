import Model

/// Several figures of one kind: `6, 7, and 8`, `112x142 (coupon), 180x180 (ticket)`.
enum ListColumn: ColumnReader {
  static let types: [ColumnType] = [.list]

  static func read(_ cell: ReadableCell) -> CellValue? {
    guard cell.hasDigits, cell.cell.codes.isEmpty, cell.cell.pictures.isEmpty else { return nil }
    let parts = CellParts.split(cell.bytes)
    guard parts.count > 1 else { return nil }
    var kind: ColumnType?
    var values: [CellValue] = []
    for part in parts {
      let reading = ReadableCell(part: part, under: cell.header)
      guard let value = read(element: reading), kind == nil || value.family == kind else {
        return nil
      }
      kind = value.family
      values.append(value)
    }
    return .list(values)
  }

  /// What one element says; figures are of one kind, with a point or without.
  private static func read(element: ReadableCell) -> CellValue? {
    for reader in ColumnRegistry.all where reader != Self.self {
      guard let value = reader.read(element) else { continue }
      if case .list = value { return nil }
      return value
    }
    return nil
  }
}
