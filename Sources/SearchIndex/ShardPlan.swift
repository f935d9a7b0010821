/// Where the index is cut into files, so that a query loads a little of it, whatever its size.
enum ShardPlan {
  /// Bytes before packing: a file of words takes about half of it on the wire.
  static let terms = 5_000
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
