/// What the cells of a column are. Here is what has values of a form of its own, or what is left
/// when a column has no other type; a type whose values are texts, such as dates, is declared with
/// its reader in `Cells`. Each is declared once: two of one name are not equal.
public final class ColumnType: Sendable {
  /// As data have it.
  public let rawValue: String
  /// The type in a sentence.
  public let label: String
  /// The type under the name of a column.
  public let heading: String
  private let traits: Traits

  /// What differs from most types.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    static let number = Traits(rawValue: 1)
    public static let aligned = Traits(rawValue: 2)
    public static let measure = Traits(rawValue: 4)
    public static let extent = Traits(rawValue: 8)
    public static let name = Traits(rawValue: 16)
  }

  public init(
    _ rawValue: String, label: String? = nil, heading: String? = nil, _ traits: Traits = []
  ) {
    self.rawValue = rawValue
    self.label = label ?? rawValue
    self.heading = heading ?? rawValue
    self.traits = traits
  }
}

extension ColumnType {
  public static let integer = ColumnType(
    "integer", label: "whole number", [.number, .aligned, .measure])
  public static let decimal = ColumnType("decimal", label: "number", [.number, .aligned, .measure])
  public static let signed = ColumnType("signed", label: "number", [.number, .aligned, .measure])
  public static let quantity = ColumnType("quantity", [.aligned, .measure, .extent])
  public static let ratio = ColumnType("ratio", [.aligned, .measure])
  public static let size = ColumnType("size", [.measure, .extent])
  public static let screen = ColumnType(
    "screen", label: "size in points and pixels", [.measure, .extent])
  public static let scale = ColumnType("scale", label: "scale factor", .measure)
  public static let color = ColumnType("color", .measure)
  public static let platforms = ColumnType("platforms", label: "list of platforms", .name)
  public static let sizeClasses = ColumnType(
    "sizeClasses", label: "pair of size classes", heading: "size classes")
  public static let flag = ColumnType("flag", label: "yes or no")
  public static let symbol = ColumnType("symbol")
  public static let range = ColumnType("range", .measure)
  public static let list = ColumnType("list")
  public static let text = ColumnType("text", .name)
  /// Cells of several types, and none that prevails.
  public static let mixed = ColumnType("mixed", label: "value", .name)
}

extension ColumnType: Hashable, CustomStringConvertible {
  public static func == (a: ColumnType, b: ColumnType) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public var description: String { rawValue }
}

extension ColumnType {
  /// Whether its cells are values, and of one kind.
  public var isTyped: Bool { self != .text && self != .mixed }

  public var isNumber: Bool { traits.contains(.number) }

  /// Whether readers compare its cells digit by digit.
  public var isAligned: Bool { traits.contains(.aligned) }

  /// Whether its cells are figures or colors: what a table says, not whom it says it of.
  public var isMeasure: Bool { traits.contains(.measure) }

  /// Whether its cells say how large something is.
  public var isExtent: Bool { traits.contains(.extent) }

  /// Whether its cells can be what rows are called.
  public var isName: Bool { traits.contains(.name) }

  /// Whether a cell of another type is at home here: a whole number among decimals is.
  public func covers(_ other: ColumnType) -> Bool {
    self == other || isNumber && other.isNumber
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
