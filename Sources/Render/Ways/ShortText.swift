import Bytes

/// Short texts for lists: a count with its noun, the opening of a text.
enum ShortText {
  /// `1 page`, `2 pages`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(Figures.grouped(number)) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The first sentence, or as many words of it as fit.
  static func opening(of text: String, longest: Int = 200) -> String {
    var text = text
    return text.withUTF8 { plainOpening(of: $0, longest) } ?? wholeOpening(of: text, longest)
  }

  /// The same for any text.
  static func wholeOpening(of text: String, _ longest: Int) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    var opening = ""
    for word in words {
      guard opening.utf8.count + word.utf8.count < longest else { return opening + " …" }
      opening += opening.isEmpty ? word : " " + word
      if let last = word.last, ".?!:".contains(last) { break }
    }
    return opening
  }

  /// The same for a text that begins with plain characters; nil for any other.
  private static func plainOpening(
    of text: UnsafeBufferPointer<UInt8>, _ longest: Int
  ) -> String? {
    var (opening, word, place) = (ByteOutput(), 0..<0, 0)
    while true {
      while place < text.count, ByteClass.isSpace(text[place]) { place += 1 }
      guard place < text.count else { break }
      word = place..<place
      while place < text.count, !ByteClass.isSpace(text[place]) {
        guard let size = PlainCharacter.size(at: place, in: text) else { return nil }
        place += size
        if opening.count + place - word.lowerBound >= longest {
          return String(decoding: opening.bytes, as: UTF8.self) + " …"
        }
      }
      // What is no plain character may belong to the space before it.
      if place + 1 < text.count, PlainCharacter.size(at: place + 1, in: text) == nil { return nil }
      word = word.lowerBound..<place
      if !opening.isEmpty { opening.append(" ") }
      opening.append(Array(text[word]))
      if Self.endsSentence(text[place - 1]) { break }
    }
    return String(decoding: opening.bytes, as: UTF8.self)
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":"): true
    default: false
    }
  }
}
