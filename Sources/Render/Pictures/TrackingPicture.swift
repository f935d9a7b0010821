import Glibc
import Model

/// Tracking by size, a line for each font, named at its end.
enum TrackingPicture: Picture {
  static let title = "Tracking curves"

  static func drawing(of table: DataTable) -> Drawing? {
    guard let size = table.column(of: .points, named: "size"),
      let tracking = table.columns.firstIndex(where: { $0.unit == .thousandthsOfEm })
    else { return nil }
    var curves: [Curve] = []
    var missing: [String] = []
    for row in table.rows {
      let name = table.isJoined ? row.cells[0].raw : table.caption
      guard let x = row.cells[size].value.number, let y = row.cells[tracking].value.number,
        x.thousandths > 0, isDrawable(x), isDrawable(y)
      else {
        missing.append("\(name), \(row.cells[size].raw)")
        continue
      }
      let known = curves.firstIndex { $0.name == name }
      if known == nil { curves.append(Curve(name: name, points: [])) }
      curves[known ?? curves.count - 1].points.append((x, y))
    }
    guard curves.contains(where: { $0.points.count > 2 }) else { return nil }
    return Drawing(
      legend: "Tracking in thousandths of an em (up) by text size in points (right). "
        + "Above 0, letters stand farther apart; below 0, closer together.",
      markup: markup(of: curves, title: table.name), small: small(of: curves), missing: missing)
  }

  private static func isDrawable(_ number: Number) -> Bool {
    -1_000_000_000...1_000_000_000 ~= number.thousandths
  }
}

extension TrackingPicture {
  private struct Curve {
    let name: String
    var points: [(size: Number, tracking: Number)]
  }

  /// Where values come to lie. Sizes grow by ratio, as they do on pages: from 6 to 12 is as far as
  /// from 40 to 80.
  private struct Plane {
    let small: Number
    let large: Number
    let narrow: Number
    let wide: Number

    /// nil without a point.
    init?(of curves: [Curve]) {
      let points = curves.flatMap(\.points)
      guard let narrow = points.min(by: { $0.tracking.thousandths < $1.tracking.thousandths }),
        let wide = points.max(by: { $0.tracking.thousandths < $1.tracking.thousandths }),
        let small = points.min(by: { $0.size.thousandths < $1.size.thousandths }),
        let large = points.max(by: { $0.size.thousandths < $1.size.thousandths })
      else { return nil }
      (self.small, self.large) = (small.size, large.size)
      (self.narrow, self.wide) = (narrow.tracking, wide.tracking)
    }

    /// Those that are written beside it: its ends, and where letters begin to stand closer.
    var trackings: [Number] {
      let zero = Number(units: 0)
      let isApart = [narrow, wide].allSatisfy { abs(y($0) - y(zero)) > 15 }
      let isInside = narrow.thousandths < 0 && wide.thousandths > 0
      return isInside && isApart ? [narrow, zero, wide] : [narrow, wide]
    }

    /// Those that are written below it: its ends, and round ones that have room between them.
    var sizes: [Number] {
      var sizes = [small]
      for size in [10, 20, 50, 100, 200].map({ Number(units: $0) })
      where x(size) - x(sizes[sizes.count - 1]) >= 30 && x(large) - x(size) >= 28 {
        sizes.append(size)
      }
      return small == large ? sizes : sizes + [large]
    }

    func x(_ number: Number) -> Int {
      let least = Double(small.thousandths)
      let whole = log(Double(large.thousandths) / least)
      return 40 + (whole > 0 ? Int(log(Double(number.thousandths) / least) / whole * 180) : 0)
    }

    func y(_ number: Number) -> Int {
      let height = max(1, wide.thousandths - narrow.thousandths)
      return 232 - (number.thousandths - narrow.thousandths) * 212 / height
    }
  }

  private static func markup(of curves: [Curve], title: String) -> [UInt8] {
    guard let plane = Plane(of: curves) else { return [] }
    var writer = HTMLWriter()
    writer.begin("div", .class("curves"))
    writer.drawing(
      width: 360, height: 260, title: title,
      description: curves.map(told).joined(separator: " ")
    ) { writer in
      for tracking in plane.trackings {
        writer.rule(from: (40, plane.y(tracking)), to: (220, plane.y(tracking)))
        writer.words(tracking.spoken, x: 4, y: plane.y(tracking) + 4, style: "v")
      }
      for size in plane.sizes {
        let isOuter = size == plane.small || size == plane.large
        writer.rule(from: (plane.x(size), 20), to: (plane.x(size), 232))
        writer.words(isOuter ? "\(size) pt" : "\(size)", x: plane.x(size) - 12, y: 256, style: "v")
      }
      // Names keep apart from the one below, the lowest from the sizes.
      var below = 253
      let ordered = curves.enumerated().compactMap { place, curve in
        curve.points.last.map { (place, curve, end: (plane.x($0.size), plane.y($0.tracking))) }
      }
      for (place, curve, end) in ordered.sorted(by: { ($0.end.1, $0.0) > ($1.end.1, $1.0) }) {
        let way = curve.points.map { "\(plane.x($0.size)),\(plane.y($0.tracking))" }
        writer.shape("polyline", .class("c\(place % 4)"), .points(way.joined(separator: " ")))
        below = min(end.1 + 4, below - 15)
        writer.words(curve.name, x: end.0 + 6, y: below)
      }
    }
    return writer.finish()
  }

  /// The curve in words: where it starts and ends.
  private static func told(_ curve: Curve) -> String {
    guard let first = curve.points.first, let last = curve.points.last else { return curve.name }
    return
      "\(curve.name): \(first.tracking) at \(first.size) pt, \(last.tracking) at \(last.size) pt."
  }

  /// The curves alone, over the whole of it.
  private static func small(of curves: [Curve]) -> SmallPicture {
    SmallPicture { writer in
      guard let plane = Plane(of: curves) else { return }
      for curve in curves {
        let way = curve.points.map { point in
          let x = (plane.x(point.size) - 40) * SmallPicture.width / 180
          let y = (plane.y(point.tracking) - 20) * (SmallPicture.height - 4) / 212 + 2
          return "\(x),\(y)"
        }
        writer.shape("polyline", .points(way.joined(separator: " ")))
      }
    }
  }
}
