import Bytes

extension Block {
  /// The letters and digits of a block, in lower case: one text in two shapes is the same, whatever
  /// became of its quotes, dashes, links, emphasis and line breaks.
  var key: [UInt8] {
    var key = Self.key(of: text[...])
    for row in rows { for cell in row { key += Self.key(of: cell[...]) } }
    return key
  }

  static func key(of text: ArraySlice<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.count)
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      if byte == UInt8(ascii: "]"), let address = LinkAddress(text, at: place) {
        place = address.end
        continue
      }
      if byte == UInt8(ascii: "<"), ByteSearch.starts(text[place...], with: "<br>") {
        place += 4
        continue
      }
      if byte == 0xE2, place + 2 < text.endIndex {
        place += 3
        continue
      }
      if ByteClass.isAlphanumeric(byte) || byte >= 0x80 { key.append(ByteClass.lowered(byte)) }
      place += 1
    }
    return key
  }
}

extension Block {
  /// A table of two columns, the first of which is for dates.
  var isChangeLog: Bool { kind == .table && rows.first?.count == 2 && isDated }

  /// Whether the first column of a table is for dates.
  var isDated: Bool { rows.first?.first.map { Block.key(of: $0[...]) } == Array("date".utf8) }
}
