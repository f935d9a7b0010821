/// The ways in, in the order in which they are offered.
enum WayRegistry {
  static let all: [any Way.Type] = [
    GuidelinesWay.self, TablesWay.self, PlatformsWay.self, ChangesWay.self, SymbolsWay.self,
    IndexWay.self, PicturesWay.self, EditionsWay.self,
  ]

  /// Those that lead to something.
  static func opened(_ context: RenderContext) -> [any Way] {
    all.map { $0.init(context) }.filter { $0.count > 0 }
  }
}
