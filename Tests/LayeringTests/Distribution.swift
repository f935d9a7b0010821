/// Sizes of many things, and the limits that STYLE sets on their middle, their tail and their end.
struct Distribution: Sendable {
  struct Limits: Sendable {
    let median: Int
    let p95: Int
    let maximum: Int

    static let fileLines = Limits(median: 90, p95: 250, maximum: 400)
    static let functionLines = Limits(median: 7, p95: 30, maximum: 60)
  }

  private let sizes: [Int]

  init(_ sizes: [Int]) { self.sizes = sizes.sorted() }

  var median: Int { at(0.5) }
  var p95: Int { at(0.95) }
  var maximum: Int { sizes.last ?? 0 }

  func isWithin(_ limits: Limits) -> Bool {
    median <= limits.median && p95 <= limits.p95 && maximum <= limits.maximum
  }

  private func at(_ share: Double) -> Int {
    sizes.isEmpty ? 0 : sizes[Int(Double(sizes.count - 1) * share)]
  }
}
