import Model

extension CellValue {
  /// The value on one line, for goldens: what it is, then what it says.
  var told: String {
    switch self {
    case .absent: "absent"
    case .text: "text"
    case .number(let number): "number \(number)"
    case .quantity(let number, let unit): "quantity \(number) \(unit.rawValue)"
    case .size(let size): "size \(size.told)"
    case .screen(let points, let pixels):
      "screen \(points.told)" + pixels.map { " = \($0.size.told) @\($0.scale)x" }.joined()
    case .scales(let scales): "scales" + scales.map { " @\($0)x" }.joined()
    case .color(let color): "color \(color.red) \(color.green) \(color.blue)"
    case .platforms(let platforms): "platforms" + platforms.map { " \($0)" }.joined()
    case .sizeClasses(let width, let height): "sizeClasses \(width) \(height)"
    case .flag(let flag): "flag \(flag)"
    case .symbol(let symbol): "symbol \(symbol.name)" + (symbol.framework.map { " of \($0)" } ?? "")
    case .list(let parts): "list [" + parts.map(\.told).joined(separator: "; ") + "]"
    case .range(let low, let high): "range \(low.told) .. \(high.told)"
    case .scaled(let value, let pixels):
      "scaled \(value.told)" + pixels.map { " = \($0.value.told) @\($0.scale)x" }.joined()
    case .ratio(let first, let second): "ratio \(first):\(second)"
    case .word(let type, let text): "\(type) \(text)"
    }
  }
}

extension TableSize {
  var told: String { "\(width)x\(height)" + (unit.map { " \($0.rawValue)" } ?? "") }
}
