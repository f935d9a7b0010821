import Bytes

/// A text cut into runs of letters.
enum LetterRuns {
  /// Accents that are characters of their own belong to the letter before.
  static func byScalar(_ text: String) -> [Substring] {
    text.unicodeScalars.split { !$0.properties.isAlphabetic && !(0x300..<0x370 ~= $0.value) }
      .map(Substring.init)
  }

  /// The same of a text in ASCII, with usual quotation marks and dashes; nil for any other.
  static func plain(_ text: String) -> [Substring]? {
    let bytes = text.utf8.span
    var words: [Substring] = []
    var (place, start) = (0, 0)
    func endWord() {
      guard start < place else { return }
      let first = text.utf8.index(text.startIndex, offsetBy: start)
      words.append(text[first..<text.utf8.index(first, offsetBy: place - start)])
    }
    while place < bytes.count {
      if ByteClass.isLetter(bytes[place]) {
        place += 1
        continue
      }
      endWord()
      switch bytes[place] {
      case ..<0x80: place += 1
      // From U+2000 to U+203F there are no letters.
      case 0xE2 where bytes[place + 1] == 0x80: place += 3
      // A blank that keeps a line together.
      case 0xC2 where bytes[place + 1] == 0xA0: place += 2
      default: return nil
      }
      start = place
    }
    endWord()
    return words
  }
}
