import Model

/// Pixels that are not points times scale.
enum PixelProduct {
  static func findings(in table: DataTable) -> [TableFinding] {
    table.findings { cell, _, row, column in
      guard let wrong = cell.value.sizes.first(where: { !$0.isProduct }) else { return nil }
      return TableFinding(
        rule: .pixelsDiffer, row: row, column: column,
        summary: "\(table.name(ofRow: row)): \(told(wrong.points)) pt @\(wrong.scale)x would be"
          + " \(told(wrong.expected)) px, not \(told(wrong.pixels)) px",
        why: "Pixels should be points times scale; the source’s value is shown unchanged.")
    }
  }

  /// `9x9` or, for a range, `9x9–21x9`; a side that is nil is too large to tell.
  private static func told(_ sides: [Number?]) -> String {
    let sides = sides.map { $0?.plain ?? "?" }
    guard sides.count > 2 else { return sides.joined(separator: "x") }
    return "\(sides[0])x\(sides[1])–" + sides[2...].joined(separator: "x")
  }
}

/// The sides of a size in points, and their pixels at a scale.
private struct ScaledSides {
  let points: [Number]
  let pixels: [Number]
  let scale: Number

  var isProduct: Bool {
    points.count == pixels.count
      && zip(points, pixels).allSatisfy { $1.isProduct(of: $0, scale) }
  }

  var expected: [Number?] { points.map { $0.times(scale) } }
}

extension CellValue {
  /// The size that it is, at each scale; empty if it has no pixels.
  fileprivate var sizes: [ScaledSides] {
    switch self {
    case .screen(let points, let pixels):
      pixels.map { ScaledSides(points: points.sides, pixels: $0.size.sides, scale: $0.scale) }
    case .scaled(let points, let pixels):
      pixels.map { ScaledSides(points: points.sides, pixels: $0.value.sides, scale: $0.scale) }
    case .range(.absent, let end), .range(let end, .absent): end.sizes
    default: []
    }
  }

  /// The figures of a length, a size or a range of those.
  private var sides: [Number] {
    switch self {
    case .number(let number), .quantity(let number, _): [number]
    case .size(let size): size.sides
    case .range(let low, let high): low.sides + high.sides
    default: []
    }
  }
}

extension TableSize {
  fileprivate var sides: [Number] { [width, height] }
}
