import JSON
import Model
import Vocabulary

extension CellValue {
  /// The value as JSON; `Schema` describes each form. Text has none beside the raw words.
  /// The unit is the column's, for sizes that state none.
  func json(unit columnUnit: Unit? = nil) -> JSONValue {
    switch self {
    case .absent, .text: .null
    case .word(_, let text): .string(text)
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
    }
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
