import Bytes
public import Vocabulary

/// What a cell says, as a value. The raw words are kept beside it.
public enum CellValue: Sendable, Equatable {
  /// Nothing, or a sign for it: `–`, `N/A`.
  case absent
  case text
  /// `17`, `32.5`, and with a sign that is part of the figure, `+0.24`.
  case number(Number)
  /// `44 pt`, `90%`, `326 ppi`.
  case quantity(Number, Unit)
  /// `44x44 pt`, `860 × 420`; the unit may be in the header.
  case size(TableSize)
  /// `1024x1366 pt (2048x2732 px @2x)`: the same size in points and, for some scales, in pixels.
  case screen(points: TableSize, pixels: [ScaledSize])
  /// `@2x`, and several of them.
  case scales([Number])
  case color(RGB)
  case platforms([Platform])
  case sizeClasses(width: SizeClass, height: SizeClass)
  case flag(Bool)
  case symbol(SymbolName)
  /// Several of one kind.
  case list([CellValue])
  /// `84–160`: both ends are numbers, quantities or sizes. One end may be absent: `Up to 17 pt` has
  /// no lower end, `72 dpi (minimum)` no upper one.
  indirect case range(CellValue, CellValue)
  /// `100 pt (200 px @2x)`: a length or a range in points and, for some scales, in pixels.
  indirect case scaled(CellValue, [ScaledValue])
  /// `16:9`
  case ratio(Number, Number)
  /// A value that is a text of its own: `2025-06-09`, an address, `semibold`.
  case word(ColumnType, String)
}

extension CellValue {
  /// The number of a cell that is one, with or without its unit.
  public var number: Number? {
    switch self {
    case .number(let number), .quantity(let number, _): number
    default: nil
    }
  }

  /// The colors that it names.
  public var colors: [RGB] {
    switch self {
    case .color(let color): [color]
    case .list(let values): values.flatMap(\.colors)
    default: []
    }
  }
}

public enum Unit: String, Sendable, CaseIterable {
  case points = "pt"
  case pixels = "px"
  case millimeters = "mm"
  case centimeters = "cm"
  case inches = "in"
  case percent = "%"
  case pixelsPerInch = "ppi"
  case dotsPerInch = "dpi"
  /// Thousandths of an em.
  case thousandthsOfEm = "em/1000"
  case framesPerSecond = "fps"
  case hertz = "Hz"
  case kilobytes = "KB"
  case megabytes = "MB"
  case seconds = "s"
  case minutes = "min"
  case degrees = "°"
  case bits = "bit"
  case kilobitsPerSecond = "kbps"
}

/// A width and a height.
public struct TableSize: Sendable, Hashable {
  public let width: Number
  public let height: Number
  public let unit: Unit?

  public init(width: Number, height: Number, unit: Unit?) {
    self.width = width
    self.height = height
    self.unit = unit
  }
}

/// A size in pixels at a scale.
public struct ScaledSize: Sendable, Hashable {
  public let size: TableSize
  public let scale: Number

  public init(_ size: TableSize, scale: Number) {
    self.size = size
    self.scale = scale
  }
}

/// A length or a range in pixels at a scale.
public struct ScaledValue: Sendable, Equatable {
  public let value: CellValue
  public let scale: Number

  public init(_ value: CellValue, scale: Number) {
    self.value = value
    self.scale = scale
  }
}

public struct RGB: Sendable, Hashable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#FF383C`
  public var hex: String {
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    return "#" + String(number, digits: 6, radix: 16, uppercase: true)
  }
}

public enum SizeClass: String, Sendable, CaseIterable {
  case compact, regular
}

/// A name of the programming interface, and where it comes from, if the page says.
public struct SymbolName: Sendable, Hashable {
  public let name: String
  public let framework: String?

  public init(_ name: String, framework: String? = nil) {
    self.name = name
    self.framework = framework
  }
}
