import Model

extension CellValue {
  /// What kind of thing it is made of: figures are one kind, a range or a list is what its parts
  /// are.
  var family: ColumnType {
    switch self {
    case .absent, .text: .text
    case .number: .signed
    case .quantity: .quantity
    case .size: .size
    case .screen, .scaled: .screen
    case .scales: .scale
    case .color: .color
    case .date: .date
    case .platforms: .platforms
    case .sizeClasses: .sizeClasses
    case .flag: .flag
    case .symbol: .symbol
    case .link: .link
    case .ratio: .ratio
    case .weight: .weight
    case .list(let parts): parts.first?.family ?? .text
    case .range(.absent, let high): high.family
    case .range(let low, _): low.family
    }
  }

  /// The type of a column of such cells.
  var ownType: ColumnType {
    switch self {
    case .number(let number): number.isSigned ? .signed : number.places > 0 ? .decimal : .integer
    case .list: .list
    case .range: .range
    default: family
    }
  }
}

/// A type that a column can have, and what ranges and lists are of.
struct ColumnFit: Equatable {
  let type: ColumnType
  let family: ColumnType

  /// From the most specific on.
  static let order: [ColumnType] = [
    .integer, .decimal, .signed, .quantity, .ratio, .size, .screen, .scale, .color, .date,
    .platforms, .sizeClasses, .flag, .weight, .symbol, .link, .range, .list, .text,
  ]

  /// Whether a value can stand in the column. Figures without a unit can stand among quantities
  /// where the header has one.
  func admits(_ value: CellValue, headerUnit: Unit?) -> Bool {
    let own = value.ownType
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

  init(_ type: ColumnType, of family: ColumnType? = nil) {
    self.type = type
    self.family = family ?? type
  }
}
