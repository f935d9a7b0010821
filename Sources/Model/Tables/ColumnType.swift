/// The kinds of columns. `mixed` has cells of several kinds and none that prevails.
public enum ColumnType: String, Sendable, CaseIterable {
  case text, integer, decimal, signed, quantity, size, screen, scale, color, date, platforms
  case sizeClasses, flag, symbol, link, list, range, ratio, weight, mixed

  /// From the most specific on.
  public static let bySpecificity: [ColumnType] = [
    .integer, .decimal, .signed, .quantity, .ratio, .size, .screen, .scale, .color, .date,
    .platforms, .sizeClasses, .flag, .weight, .symbol, .link, .range, .list, .text,
  ]

  /// Whether its cells are values, and of one kind.
  public var isTyped: Bool { self != .text && self != .mixed }

  public var isNumber: Bool { self == .integer || self == .decimal || self == .signed }

  /// Whether readers compare its cells digit by digit.
  public var isAligned: Bool { isNumber || self == .quantity || self == .ratio }

  /// Whether a cell of another type is at home here: a whole number among decimals is.
  public func covers(_ other: ColumnType) -> Bool {
    self == other || isNumber && other.isNumber
  }
}

extension ColumnType {
  /// The type in a sentence.
  public var label: String {
    switch self {
    case .text, .quantity, .size, .color, .date, .symbol, .link, .list, .range, .ratio: rawValue
    case .scale: "scale factor"
    case .integer: "whole number"
    case .decimal, .signed: "number"
    case .screen: "size in points and pixels"
    case .platforms: "list of platforms"
    case .sizeClasses: "pair of size classes"
    case .flag: "yes or no"
    case .weight: "font weight"
    case .mixed: "value"
    }
  }
}

extension CellValue {
  /// The type of a column of such cells; nil for an absent cell, which fits any.
  public var type: ColumnType? {
    switch self {
    case .absent: nil
    case .number(let number): number.isSigned ? .signed : number.places > 0 ? .decimal : .integer
    case .list: .list
    case .range: .range
    default: family
    }
  }

  /// What kind of thing it is made of: figures are one kind, a range or a list is what its parts
  /// are.
  public var family: ColumnType {
    switch self {
    case .absent, .text: .text
    case .number: .signed
    case .quantity: .quantity
    case .size: .size
    case .screen, .scaled: .screen
    case .scales: .scale
    case .color: .color
    case .platforms: .platforms
    case .sizeClasses: .sizeClasses
    case .flag: .flag
    case .symbol: .symbol
    case .ratio: .ratio
    case .word(let type, _): type
    case .list(let parts): parts.first?.family ?? .text
    case .range(.absent, let high): high.family
    case .range(let low, _): low.family
    }
  }
}
