#if !hasFeature(Embedded)
  /// The last two letters of all suffixes, since most words end otherwise. The browser, which looks
  /// up a few words, does without.
  struct SuffixEnds {
    /// By the last letter, a bit for each that may be in front of it.
    private var pairs = InlineArray<32, UInt32>(repeating: 0)

    static let all = SuffixEnds([Stemmer.derivations, Stemmer.endings, Stemmer.residues])

    private init(_ lists: [StaticString]) {
      for list in lists {
        for place in 2..<list.utf8CodeUnitCount where list.utf8Start[place] == UInt8(ascii: ">") {
          pairs[Int(list.utf8Start[place - 1] & 31)] |= Self.bit(list.utf8Start[place - 2])
        }
      }
    }

    func mayEnd(_ word: [UInt8]) -> Bool {
      let count = word.count
      return count > 2 && pairs[Int(word[count - 1] & 31)] & Self.bit(word[count - 2]) != 0
    }

    private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }
  }
#endif
