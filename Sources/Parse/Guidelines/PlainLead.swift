import Bytes

/// Cuts leads in ASCII, with curly quotation marks and dashes: nearly all there are.
struct PlainLead {
  private var words: [LeadWord] = []
  /// Where the clauses end among the words.
  private var ends: [Int] = []
  private var key = WordKey()
  private var before: UInt8 = 0
  private var last: UInt8 = 0

  /// Nil if a lead has other characters.
  static func clauses(of lead: String) -> [ArraySlice<LeadWord>]? {
    var plain = PlainLead()
    var bytes = lead.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte < 0x80 {
        plain.take(byte)
      } else {
        // U+2000 to U+203F: signs, and not one letter.
        guard byte == 0xE2, bytes.next() == 0x80, let sign = bytes.next() else { return nil }
        plain.take(sign: sign)
      }
    }
    plain.endClause()
    return plain.clauses
  }

  private var clauses: [ArraySlice<LeadWord>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return words[start..<end]
    }
  }
}

extension PlainLead {
  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "-"): add(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("),
      UInt8(ascii: ")"):
      endClause()
    case _ where ByteClass.isLetter(byte): add(byte | 0x20)
    default: endWord()
    }
  }

  private mutating func take(sign: UInt8) {
    switch sign {
    case 0x99: add(UInt8(ascii: "'"))
    case 0x93, 0x94: endClause()
    default: endWord()
    }
  }

  private mutating func add(_ byte: UInt8) {
    key.append(byte)
    (before, last) = (last, byte)
  }

  private mutating func endWord() {
    guard key.count > 0 else { return }
    let endsInLy = key.count > 1 && before == UInt8(ascii: "l") && last == UInt8(ascii: "y")
    words.append(LeadVocabulary.shared.word(key, endsInLy: endsInLy))
    key = WordKey()
  }

  private mutating func endClause() {
    endWord()
    if words.count > ends.last ?? 0 { ends.append(words.count) }
  }
}
