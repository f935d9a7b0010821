public import Model

/// A type that a column can have, and what ranges and lists are of.
public struct ColumnFit: Equatable {
  public let type: ColumnType
  let family: ColumnType

  /// Whether a value can be in the column. Figures without a unit can be among quantities
  /// where the header has one.
  public func admits(_ value: CellValue, headerUnit: Unit?) -> Bool {
    let own = value.type
    switch type {
    case .integer: return own == .integer
    case .decimal: return own == .integer || own == .decimal
    case .signed: return value.family == .signed && own != .range && own != .list
    case .quantity:
      return own == .quantity || headerUnit != nil && Self(.signed).admits(value, headerUnit: nil)
    case .range: return own != .list && value.family == family
    case .list: return value.family == family
    default: return own == type
    }
  }

  public init(_ type: ColumnType, of family: ColumnType? = nil) {
    self.type = type
    self.family = family ?? type
  }
}
