import Model

/// How a cell of some types of columns is read.
protocol ColumnReader: SendableMetatype {
  /// The type of words like “Regular”, which are values only where the whole column is of it.
  static var onlyAmongOthers: ColumnType? { get }
  static func read(_ cell: ReadableCell) -> CellValue?
}

extension ColumnReader {
  static var onlyAmongOthers: ColumnType? { nil }
}

/// All types of columns but text and mixed, which are what is left. Where two can read a cell, the
/// first does.
enum ColumnRegistry {
  static let all: [any ColumnReader.Type] = [
    ColorColumn.self,
    SymbolColumn.self,
    LinkColumn.self,
    DateColumn.self,
    MeasureColumn.self,
    RatioColumn.self,
    ScaleColumn.self,
    SizeClassesColumn.self,
    PlatformsColumn.self,
    WeightColumn.self,
    FlagColumn.self,
    ListColumn.self,
  ]

  static let onlyAmongOthers = Set(all.compactMap { $0.onlyAmongOthers })

  /// What a cell says for itself.
  static func read(_ cell: ReadableCell) -> CellValue? {
    for reader in all {
      if let value = reader.read(cell) { return value }
    }
    return nil
  }
}
