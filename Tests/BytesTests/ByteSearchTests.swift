import Bytes
import TestSupport
import Testing

@Suite struct ByteSearchTests {
  private let text = Array("abcabcd".utf8)

  @Test func findsTheFirstPlace() {
    #expect(ByteSearch.first(of: "abcd", in: text[...]) == 3)
    #expect(ByteSearch.first(of: "a", in: text[...]) == 0)
    #expect(ByteSearch.first(of: "d", in: text[...]) == 6)
  }

  @Test func aSliceIsSearchedWithinItsBounds() {
    #expect(ByteSearch.first(of: "abc", in: text[1...]) == 3)
    #expect(ByteSearch.first(of: "abcd", in: text[..<6]) == nil)
  }

  @Test func nothingIsNowhere() {
    #expect(ByteSearch.first(of: "", in: text[...]) == nil)
    #expect(ByteSearch.first(of: "abc", in: []) == nil)
  }

  @Test func aPhraseMayBeKnownAtRunTimeOnly() {
    let phrase = ["cd", "cda"].joined(separator: "|")
    #expect(ByteSearch.first(text: phrase, in: Array("ab|cd|cda".utf8)[...]) == 3)
    #expect(ByteSearch.first(text: phrase, in: text[...]) == nil)
    #expect(ByteSearch.first(text: "", in: text[...]) == nil)
  }

  @Test func equalWantsTheWhole() {
    #expect(ByteSearch.equal(text[0..<3], "abc"))
    #expect(!ByteSearch.equal(text[0..<4], "abc"))
    #expect(!ByteSearch.equal(text[0..<2], "abc"))
  }

  /// Sixteen places are tried at a time: a phrase may lie across two of them, or end the text.
  @Test(arguments: ["ab", "aab", "aaaaaaaaab", "b"]) func everyPlaceIsTried(_ phrase: String) {
    let needle = Array(phrase.utf8)
    for size in 0..<40 {
      for place in 0...size {
        var hay = Array(repeating: UInt8(ascii: "a"), count: size)
        hay.insert(contentsOf: needle, at: place)
        let expected = (0...(hay.count - needle.count)).first {
          hay[$0...].starts(with: needle)
        }
        #expect(find(phrase, in: [1, 2, 3] + hay) == expected, "\(place) of \(size)")
        #expect(find(phrase, in: [1, 2, 3] + hay.dropLast(hay.count - place)) == nil)
      }
    }
  }

  /// Where a phrase stands behind three bytes that are no part of the slice.
  private func find(_ phrase: String, in bytes: [UInt8]) -> Int? {
    let found =
      switch phrase {
      case "ab": ByteSearch.first(of: "ab", in: bytes[3...])
      case "aab": ByteSearch.first(of: "aab", in: bytes[3...])
      case "b": ByteSearch.first(of: "b", in: bytes[3...])
      default: ByteSearch.first(of: "aaaaaaaaab", in: bytes[3...])
      }
    return found.map { $0 - 3 }
  }

  /// In slices of any length, also of far more than a lane of counts can hold.
  @Test func signsAreCounted() {
    var random = SeededRandom(6)
    for size in Array(0..<70) + [4096, 20_000] {
      let bytes =
        Array(repeating: UInt8(ascii: "{"), count: 2)
        + (0..<size).map { _ in
          random.pick(Array("{};{{{a".utf8))
        }
      let expected = bytes[2...].count { "{};".utf8.contains($0) }
      #expect(ByteSearch.count(of: "{};", in: bytes[2...]) == expected, "\(size)")
      #expect(ByteSearch.count(of: "z", in: bytes[2...]) == 0)
    }
  }

  @Test func placesOfWordsInAnyCaseAreThoseOfTheSlice() {
    let text = Array("a CUP, a cup".utf8)
    #expect(ByteSearch.first(of: "cup", inAnyCase: text[...]) == 2)
    #expect(ByteSearch.first(of: "cup", inAnyCase: text[3...]) == 9)
    #expect(ByteSearch.first(of: "cup", inAnyCase: text[10...]) == nil)
  }

  @Test func phrasesOfAnyBytesAreFoundInTexts() {
    for (phrase, text) in [("é c", "a café cup"), ("cup", "cup")] {
      #expect(ByteSearch.first(text: phrase, in: Array(text.utf8)[...]) != nil)
    }
    for (phrase, text) in [("cup", ""), ("cup", "cu"), ("CUP", "a teacup"), ("cups", "cup")] {
      #expect(ByteSearch.first(text: phrase, in: Array(text.utf8)[...]) == nil)
    }
  }

  @Test func everyPlaceOfAWordInAnyCaseIsMet() {
    var random = SeededRandom(7)
    for size in 0..<70 {
      let bytes = (0..<size).map { _ in random.pick(Array("xXy8".utf8)) }
      var places: [Int] = []
      while let place = ByteSearch.next(
        "x", inAnyCase: bytes.span, from: (places.last ?? -1) + 1)
      {
        places.append(place)
      }
      #expect(places == bytes.indices.filter { bytes[$0] | 0x20 == UInt8(ascii: "x") })
    }
  }

  @Test func wordsAreFoundInAnyCase() {
    func has(_ text: String) -> Bool {
      ByteSearch.has("cup", inAnyCase: text) || ByteSearch.has("saucepan", inAnyCase: text)
    }
    for text in ["cup", "a CUP", "teacups", "Saucepan", "é saucepans", "On each table is a Cup"] {
      #expect(has(text))
    }
    for text in ["", "cu", "c up", "saucepa", "saucer pan", "On each table is a cOp and"] {
      #expect(!has(text))
    }
  }

  /// Wherever it is in a block of sixteen.
  @Test func aWordInAnyCaseIsFoundAtEveryPlace() {
    var random = SeededRandom(62)
    for size in 0..<60 {
      for place in 0...size {
        let word = "saucepan".map { random.below(2) == 0 ? $0.uppercased() : String($0) }.joined()
        var text = (0..<size).map { _ in random.pick(["s", "N", "-", "a", "é"]) }
        #expect(!ByteSearch.has("saucepan", inAnyCase: text.joined()))
        text.insert(word, at: place)
        #expect(ByteSearch.has("saucepan", inAnyCase: text.joined()), "\(text.joined())")
        text[place] = String(word.dropLast()) + "m"
        #expect(!ByteSearch.has("saucepan", inAnyCase: text.joined()))
      }
    }
  }

  @Test func everyPlaceOfAByteIsMet() {
    for size in 0..<70 {
      let bytes = (0..<size).map { $0 * 7 % 5 == 0 ? UInt8(ascii: "\n") : UInt8($0) | 0x80 }
      var places: [Int] = []
      while let place = ByteSearch.next(
        UInt8(ascii: "\n"), in: bytes.span, from: (places.last ?? -1) + 1)
      {
        places.append(place)
      }
      #expect(places == bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") })
    }
  }
}
