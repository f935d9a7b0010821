import Model

/// Pixels that are not points times scale.
enum PixelProduct {
  static func findings(in table: DataTable) -> [TableFinding] {
    table.findings { cell, _, row, column in
      guard let wrong = ScaledSides(cell.value)?.firstWrong else { return nil }
      return TableFinding(
        .pixelsDiffer, row: row, column: column,
        "\(table.name(ofRow: row)): \(wrong.points) pt @\(wrong.scale)x would be"
          + " \(wrong.expected) px, not \(wrong.pixels) px",
        why: "Pixels should be points times scale; the source’s value is shown unchanged.")
    }
  }
}

/// The sides of a size in points and their pixels at each scale.
struct ScaledSides {
  struct Pair {
    let points: [Number]
    let pixels: [Number]
    let scale: Number
  }

  private let pairs: [Pair]

  /// nil if the value has no pixels.
  init?(_ value: CellValue) {
    switch value {
    case .screen(let points, let pixels):
      pairs = pixels.map {
        Pair(points: points.sides, pixels: $0.size.sides, scale: $0.scale)
      }
    case .scaled(let points, let pixels):
      pairs = pixels.map { Pair(points: points.sides, pixels: $0.value.sides, scale: $0.scale) }
    case .range(.absent, let end), .range(let end, .absent):
      guard let sides = ScaledSides(end) else { return nil }
      self = sides
    default: return nil
    }
  }

  var firstWrong: (points: String, pixels: String, scale: Number, expected: String)? {
    for pair in pairs {
      let fits =
        pair.points.count == pair.pixels.count
        && zip(pair.points, pair.pixels).allSatisfy { $1.isProduct(of: $0, pair.scale) }
      guard !fits else { continue }
      let expected = pair.points.map { $0.times(pair.scale)?.plain ?? "?" }
      return (
        Self.told(pair.points.map(\.plain)), Self.told(pair.pixels.map(\.plain)), pair.scale,
        Self.told(expected)
      )
    }
    return nil
  }

  /// `9x9` or, for a range, `9x9–21x9`.
  private static func told(_ sides: [String]) -> String {
    guard sides.count > 2 else { return sides.joined(separator: "x") }
    return "\(sides[0])x\(sides[1])–" + sides[2...].joined(separator: "x")
  }
}

extension TableSize {
  var sides: [Number] { [width, height] }
}

extension CellValue {
  /// The figures of a length, a size or a range of those.
  fileprivate var sides: [Number] {
    switch self {
    case .number(let number), .quantity(let number, _): [number]
    case .size(let size): size.sides
    case .range(let low, let high): low.sides + high.sides
    default: []
    }
  }
}
