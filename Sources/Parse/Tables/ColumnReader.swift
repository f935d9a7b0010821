import Model

/// A type of columns: how a cell of it is read.
protocol ColumnReader: SendableMetatype {
  static var type: ColumnType { get }
  /// A word like “Regular” is a value only where the whole column is of that type.
  static var isOnlyAmongOthers: Bool { get }
  static func read(_ cell: ReadableCell) -> CellValue?
}

extension ColumnReader {
  static var isOnlyAmongOthers: Bool { false }
}

/// All types of columns but text and mixed, which are what is left. Where two can read a cell, the
/// first does.
enum ColumnRegistry {
  static let all: [any ColumnReader.Type] = [
    ColorColumn.self,
    SymbolColumn.self,
    LinkColumn.self,
    DateColumn.self,
    ScreenColumn.self,
    SizeColumn.self,
    RangeColumn.self,
    QuantityColumn.self,
    SignedColumn.self,
    DecimalColumn.self,
    IntegerColumn.self,
    RatioColumn.self,
    ScaleColumn.self,
    SizeClassesColumn.self,
    PlatformsColumn.self,
    WeightColumn.self,
    FlagColumn.self,
    ListColumn.self,
  ]

  static let onlyAmongOthers = Set(all.filter { $0.isOnlyAmongOthers }.map { $0.type })

  /// What a cell says for itself.
  static func read(_ cell: ReadableCell) -> (type: ColumnType, value: CellValue)? {
    for reader in all {
      if let value = reader.read(cell) { return (reader.type, value) }
    }
    return nil
  }
}
