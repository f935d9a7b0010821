import Bytes

/// The words of leads in ASCII, with curly quotation marks and dashes, for names.
enum PlainWords {
  /// The first words in lower case with hyphens between them, without apostrophes; nil for a lead
  /// with other characters.
  static func first(_ most: Int, of lead: String) -> String? {
    let bytes = lead.utf8.span
    var words: [UInt8] = []
    var (place, count, isInside) = (0, 0, false)
    while place < bytes.count {
      var byte = bytes[place]
      place += 1
      if byte >= 0x80 {
        // U+2000 to U+203F: signs, and not one letter.
        guard byte == 0xE2, bytes[place] == 0x80 else { return nil }
        byte = bytes[place + 1] == 0x99 ? UInt8(ascii: "'") : UInt8(ascii: " ")
        place += 2
      }
      if byte == UInt8(ascii: "'") { continue }
      let isPart = ByteClass.isAlphanumeric(byte)
      if isPart, !isInside {
        count += 1
        // What follows may be in any script.
        if count > most { break }
        if count > 1 { words.append(UInt8(ascii: "-")) }
      }
      if isPart { words.append(ByteClass.lowered(byte)) }
      isInside = isPart
    }
    return String(decoding: words, as: UTF8.self)
  }
}
