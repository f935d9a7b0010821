/// The texts of a range of units, for excerpts.
struct TextShard: Sendable {
  private let bytes: [UInt8]
  private let texts: [Range<Int>]

  init(_ bytes: [UInt8], _ part: PartName, count: Int) throws(IndexError) {
    self.bytes = bytes
    var reader = PartReader(bytes, part)
    var texts: [Range<Int>] = []
    for _ in 0..<count { texts.append(try reader.text()) }
    try reader.finish()
    self.texts = texts
  }

  subscript(place: Int) -> [UInt8] {
    texts.indices.contains(place) ? Array(bytes[texts[place]]) : []
  }
}
