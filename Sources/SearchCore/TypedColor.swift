/// A color that is typed alone, or at the end.
enum TypedColor {
  /// “#FF383C” and “255 56 60” as “rgb 255 56 60”, which finds the row that has these numbers. Six
  /// other letters make a color too: one word has no answer, and no row has it by chance.
  @inline(never) static func spelled(_ text: [UInt8]) -> [UInt8] {
    var color = WordText.word(0, in: "rgb")
    let words = AnswerWord.list(text)
    var meanings: UInt16 = 0
    for word in words { meanings |= word.meaning }
    let isAsked = meanings & Meaning.color != 0
    let start = text.count - 6
    guard start > 0, text[start - 1] == UInt8(ascii: "#") else {
      let first = words.count - 3
      // Three times the same is no color of the guidelines.
      guard first >= 0, isAsked || first == 0, words[first].stem != words[first + 2].stem else {
        return text
      }
      for place in first..<words.count {
        let word = words[place]
        if word.end - word.start > 3 || !word.isFigure(in: text) { return text }
      }
      color.append(0x20)
      for place in words[first].start..<text.count { color.append(text[place]) }
      return color
    }
    guard isAsked || start == 1 else { return text }
    var value: UInt8 = 0
    for place in 0..<6 {
      value = value << 4 | (text[start + place] & 15) &+ (text[start + place] >> 6) &* 9
      guard place & 1 == 1 else { continue }
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
