/// A color that is typed alone.
enum TypedColor {
  /// “#FF383C” and “255 56 60” as “rgb 255 56 60”, which finds the row that has these numbers. Six
  /// other letters make a color too: one word has no answer, and no row has it by chance.
  @inline(never) static func spelled(_ text: [UInt8]) -> [UInt8] {
    var color = WordText.word(0, in: "rgb")
    guard text.count == 7, text[0] == UInt8(ascii: "#") else {
      let words = AnswerWord.list(text)
      guard words.count == 3 else { return text }
      for word in words where word.end - word.start > 3 || !word.isFigure(in: text) { return text }
      color.append(0x20)
      return color + text
    }
    var value: UInt8 = 0
    for place in 1..<7 {
      value = value << 4 | (text[place] & 15) &+ (text[place] >> 6) &* 9
      guard place & 1 == 0 else { continue }
      color.append(0x20)
      var unit: UInt8 = 100
      while unit > 0 {
        if value >= unit || unit == 1 { color.append(0x30 + value / unit % 10) }
        unit /= 10
      }
    }
    return color
  }
}
