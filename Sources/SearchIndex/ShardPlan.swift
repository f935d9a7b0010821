/// Where the index is cut into files, so that a query loads a little of it, whatever its size.
enum ShardPlan {
  /// Bytes before packing: a file of words takes about half of it on the wire.
  static let terms = 5_000
  /// More words are in larger files: the manifest lists all files, and a query loads few.
  static let mostTerms = 4096
  /// Up to so many units have their names in one file, which every query can use.
  static let fewUnits = 4096
  /// With more units, those of a file.
  static let units = 512
  /// Bytes of text for excerpts.
  static let texts = 32_000
  /// Tables of so many bytes are in one file, which a query can ask for before it knows its words.
  static let fewRows = 128_000
  /// Of more tables, those of a file: an answer may be in any of a few.
  static let rows = 16_000

  /// Ranges whose sizes add up to `target`, or to a fifth less: each ends where the place behind it
  /// has the least price. One size alone may be more than that.
  static func cut(_ sizes: [Int], target: Int, price: (_ place: Int) -> Int) -> [Range<Int>] {
    let least = target - target / 5
    var ranges: [Range<Int>] = []
    var (start, sum) = (0, 0)
    var best: (end: Int, price: Int)?
    var place = 0
    while place < sizes.count {
      sum += sizes[place]
      place += 1
      if sum >= least, sum <= target || best == nil, place < sizes.count {
        let price = price(place)
        if best.map({ price < $0.price }) ?? true { best = (place, price) }
      }
      guard sum >= target, let (end, _) = best else { continue }
      ranges.append(start..<end)
      (start, sum, place, best) = (end, 0, end, nil)
    }
    return start < sizes.count ? ranges + [start..<sizes.count] : ranges
  }

  /// Ranges of neighbors whose sizes add up to `target` or a little more.
  static func cut(_ sizes: [Int], target: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var sum = 0
    for (place, size) in sizes.enumerated() {
      sum += size
      guard sum >= target || place == sizes.count - 1 else { continue }
      ranges.append(start..<place + 1)
      start = place + 1
      sum = 0
    }
    return ranges
  }
}
