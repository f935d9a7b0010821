/// A piece of a unit's text that can be linked to by itself: a guideline, a row of a table. Each
/// begins with a byte that no text has.
public enum TextPart: UInt8, Sendable {
  /// What belongs to none of the others.
  case prose
  /// Its anchor is made of its first words (`anchor(of:most:)`).
  case guideline
  /// Its anchor comes first, up to a `stop`.
  case namedGuideline
  /// The cells of a table's head, each behind a `stop`.
  case head
  /// The cells of a row; its anchor is made of the first of them.
  case row
  /// The same behind its anchor.
  case namedRow

  /// Ends an anchor, and a cell.
  public static let stop: UInt8 = 0x1F
  /// As many words of a guideline as its anchor has.
  public static let leadWords = 8

  /// Letters and digits, small, with hyphens between words and without apostrophes: of the first
  /// sentence so many words, or all up to the end of the cell.
  public static func anchor(of text: [UInt8], from start: Int, most: Int) -> [UInt8] {
    var anchor: [UInt8] = []
    var words = 0
    var isInside = false
    var place = start
    while place < text.count, text[place] >= 0x20 {
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: place)
      let letter = Letter.of(scalar)
      if letter == .letter || letter == .digit {
        if !isInside {
          if words == most { return anchor }
          if words > 0 { anchor.append(UInt8(ascii: "-")) }
          words += 1
        }
        isInside = true
        if scalar >= 0x41, scalar <= 0x5A {
          anchor.append(text[place] | 0x20)
        } else {
          for offset in 0..<length { anchor.append(text[place + offset]) }
        }
      } else if scalar != 0x27, scalar != 0x2019 {
        isInside = false
      }
      place += length
      let isEnd = scalar == 0x2E || scalar == 0x3F || scalar == 0x21
      if isEnd, most < .max, place < text.count, text[place] == 0x20 { return anchor }
    }
    return anchor
  }
}
