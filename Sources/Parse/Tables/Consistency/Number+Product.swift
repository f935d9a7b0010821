import Model

extension Number {
  /// Whether this figure is the product of two others. Points with places behind the point may have
  /// been rounded there: 123.67 pt @3x is 371 px.
  func isProduct(of points: Number, _ scale: Number) -> Bool {
    let figures = [self, points, scale]
    // Beyond that, nothing that a table says is a size, and the product would not fit.
    guard figures.allSatisfy({ $0.places <= 6 && $0.units.magnitude < 1_000_000_000 }) else {
      return true
    }
    let product = Int128(points.units) * Int128(scale.units) * Self.power(places)
    let own = Int128(units) * Self.power(points.places + scale.places)
    let slack = points.places == 0 ? 0 : Int128(scale.units) * Self.power(places)
    return 2 * (product - own).magnitude <= slack.magnitude
  }

  /// The exact product, without zeros at the end; nil if it is too large.
  func times(_ other: Number) -> Number? {
    var (product, overflow) = units.multipliedReportingOverflow(by: other.units)
    guard !overflow else { return nil }
    var places = places + other.places
    while places > 0, product.isMultiple(of: 10) {
      product /= 10
      places -= 1
    }
    return Number(units: product, places: places)
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
