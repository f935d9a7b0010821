/// The kinds of columns, from the most specific on: of two types that fit equally well, a column
/// gets the first. `mixed` has cells of several kinds and none that prevails.
public enum ColumnType: String, Sendable, CaseIterable {
  case integer, decimal, signed, quantity, ratio, size, screen, scale, color, date, platforms
  case sizeClasses, flag, weight, symbol, link, range, list, text, mixed

  public static let bySpecificity = allCases.filter { $0 != .mixed }

  /// Whether its cells are values, and of one kind.
  public var isTyped: Bool { self != .text && self != .mixed }

  public var isNumber: Bool { self == .integer || self == .decimal || self == .signed }

  /// Whether readers compare its cells digit by digit.
  public var isAligned: Bool { isNumber || self == .quantity || self == .ratio }

  /// Whether its cells are figures or colors: what a table says, rather than what it says it of.
  public var isMeasure: Bool {
    isAligned || isExtent || [.scale, .range, .color].contains(self)
  }

  /// Whether its cells say how large something is.
  public var isExtent: Bool { [.size, .screen, .quantity].contains(self) }

  /// Whether its cells can be what rows are called.
  public var isName: Bool { [.text, .weight, .mixed, .platforms].contains(self) }

  /// Whether a cell of another type is at home here: a whole number among decimals is.
  public func covers(_ other: ColumnType) -> Bool {
    self == other || isNumber && other.isNumber
  }
}

extension ColumnType {
  /// The type in a sentence.
  public var label: String {
    switch self {
    case .scale: "scale factor"
    case .integer: "whole number"
    case .decimal, .signed: "number"
    case .screen: "size in points and pixels"
    case .platforms: "list of platforms"
    case .sizeClasses: "pair of size classes"
    case .flag: "yes or no"
    case .weight: "font weight"
    case .mixed: "value"
    default: rawValue
    }
  }

  /// The type under the name of a column.
  public var heading: String { self == .sizeClasses ? "size classes" : rawValue }
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
