/// The texts of a range of units, for excerpts.
struct TextShard: Sendable {
  private var texts = TextList()

  init(_ bytes: [UInt8], _ part: PartName, count: Int) throws(IndexError) {
    var reader = PartReader(bytes, part)
    for _ in 0..<count {
      let range = try reader.textRange()
      texts.append(bytes, range)
    }
    try reader.finish()
  }

  subscript(place: Int) -> [UInt8] { texts[place] }
}
