public import Model

/// How a cell of some types of columns is read.
protocol ColumnReader: SendableMetatype {
  static var types: [ColumnType] { get }
  /// Whether they are words like “Regular”, which are values only if the whole column has them.
  static var isOnlyAmongOthers: Bool { get }
  static func read(_ cell: ReadableCell) -> CellValue?
}

extension ColumnReader {
  static var isOnlyAmongOthers: Bool { false }
}

/// All types of columns. Where two readers can read a cell, the first does; of two types that fit a
/// column equally well, it has the first.
public enum ColumnRegistry {
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

  /// Text and mixed are what is left.
  public static let types = all.flatMap { $0.types } + [.text, .mixed]

  static let onlyAmongOthers = Set(all.filter { $0.isOnlyAmongOthers }.flatMap { $0.types })

  /// What a cell says for itself.
  static func read(_ cell: ReadableCell) -> CellValue? {
    for reader in all {
      if let value = reader.read(cell) { return value }
    }
    return nil
  }
}
