import JSON
import Model

extension CellValue {
  /// The value as JSON; `TableSchema` describes each form. Text has none beside the raw words.
  /// The unit is the column's, for sizes that state none.
  func json(unit columnUnit: Unit? = nil) -> JSONValue {
    switch self {
    case .absent, .text: .null
    case .date(let text), .link(let text): .string(text)
    case .number(let number): number.json
    case .quantity(let number, let unit): ["number": number.json, "unit": .string(unit.rawValue)]
    case .size(let size): size.json(unit: columnUnit)
    case .screen(let points, let pixels):
      ["points": points.json(unit: .points), "pixels": .array(pixels.map(\.json))]
    case .scales(let scales): .array(scales.map(\.json))
    case .color(let color): .string(color.hex)
    case .platforms(let platforms): .array(platforms.map { .string($0.rawValue) })
    case .sizeClasses(let width, let height):
      ["width": .string(width.rawValue), "height": .string(height.rawValue)]
    case .flag(let flag): .bool(flag)
    case .symbol(let symbol):
      [
        "symbol": .string(symbol.name),
        "framework": symbol.framework.map { .string($0) } ?? .null,
      ]
    case .list(let values): .array(values.map { $0.json(unit: columnUnit) })
    case .range(let low, let high):
      ["from": low.json(unit: columnUnit), "to": high.json(unit: columnUnit)]
    case .scaled(let points, let pixels):
      ["points": points.json(), "pixels": .array(pixels.map(\.json))]
    case .ratio(let one, let other): ["ratio": [one.json, other.json]]
    case .weight(let weight): .string(weight.rawValue)
    }
  }

  /// The kind of column that would hold such a cell; nil for an absent one, which fits any.
  var type: ColumnType? {
    switch self {
    case .absent: nil
    case .text: .text
    case .number(let number): number.isSigned ? .signed : number.places > 0 ? .decimal : .integer
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
    case .list: .list
    case .range: .range
    case .ratio: .ratio
    case .weight: .weight
    }
  }
}

extension ColumnType {
  /// Whether a cell of another type is at home here: a whole number among decimals is.
  func covers(_ other: ColumnType) -> Bool {
    let numbers: [ColumnType] = [.integer, .decimal, .signed]
    return self == other || numbers.contains(self) && numbers.contains(other)
  }
}

extension Number {
  var json: JSONValue { .decimal(units: units, places: places) }
}

extension TableSize {
  fileprivate func json(unit columnUnit: Unit?) -> JSONValue {
    [
      "width": width.json, "height": height.json,
      "unit": (unit ?? columnUnit).map { .string($0.rawValue) } ?? .null,
    ]
  }
}

extension ScaledSize {
  fileprivate var json: JSONValue {
    ["width": size.width.json, "height": size.height.json, "scale": scale.json]
  }
}

extension ScaledValue {
  fileprivate var json: JSONValue { ["value": value.json(), "scale": scale.json] }
}
