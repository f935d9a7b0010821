import Bytes

/// A query as answers see it: which of its words tell things apart, and what each may be met by.
/// Words are the bits of masks, by their order.
final class Asked: Sendable {
  /// In small letters.
  let typed: [UInt8]
  /// Words that tell something apart.
  let words: [AnswerWord]
  /// The words, and the systems of the devices that they name, by their stems.
  private let stems: [UInt32]
  private let masks: [UInt32]
  /// The words that must be met.
  let all: UInt32
  /// The words that many sections have.
  let everyday: UInt32
  /// Whether some words may match nothing.
  let isLoose: Bool
  /// The words that ask for what is measured. Those for what is tapped do if there are two.
  let measuring: UInt32
  /// The numbers that belong to the word before, "iPhone 17", and those whose unit is the next:
  /// “iPhone 15 px” asks for the pixels of a device, “Watch 44 mm” says which one.
  let bound: UInt32
  let sized: UInt32
  let numbers: UInt32
  /// Those of them that are sizes of two numbers: “402x874”.
  let pairedSizes: UInt32
  /// Devices, numbers with the word before, and words with a meaning of their own.
  var plain: UInt32 { devices | numbers | bound >> 1 | meaning(.max) }
  /// The words that name a device.
  let devices: UInt32
  /// Whether the resolution of a device is asked for, which is its screen's.
  var isOfScreen: Bool { (devices != 0 || isNarrowed) && same(KnownStem.resolution) != 0 }
  /// Whether a device is named by a number: “watch 41mm”, “iPhone 8”.
  var isOfDevice: Bool {
    (devices != 0 || isNarrowed) && (meaning(Meaning.length) != 0 || bound & devices << 1 != 0)
  }
  /// Devices, numbers and what is measured.
  var figures: UInt32 { devices | numbers | measuring | meaning(Meaning.units) }
  private let isNarrowed: Bool
  /// Where the stems begin that Apple has for words of the query.
  private let names: Int
  /// Where those begin of two words as one: “file name” is above a column as “Filename”.
  private let joints: Int
  /// The word for a symbol; none if a word is of no page: the “android share icon” is another.
  var symbol: UInt32 { hasStranger ? 0 : bits(KnownStem.symbol, 0..<names) }
  private let hasStranger: Bool
  /// The words that say more than a device and that its size is wanted.
  let subject: UInt32

  /// `devices` are words of the query, and behind each a system that it stands for, by their stems;
  /// `names` are others, with what Apple calls them; `slips` are others, with what they may have
  /// been meant to be; many sections have a word of `common`, no page has a stranger; with
  /// `isNarrowed` a platform was chosen, whose resolution is a screen's. A loose query need not
  /// have all its words met, the loosest asks for what tables call otherwise.
  init(
    _ text: [UInt8], corrections: [Correction] = [], devices: [UInt32] = [],
    names: [UInt32] = [], slips: [UInt32] = [], common: [UInt32] = [], hasStranger: Bool = false,
    isNarrowed: Bool = false, looseness: Int = 0
  ) {
    typed = text
    var list: [AnswerWord] = []
    AnswerWord.append(
      Array(text.prefix(Query.longest)), to: &list, isQuery: true,
      isLoosest: looseness == Self.loosest, corrections: corrections)
    var words: [AnswerWord] = []
    var (stems, masks): ([UInt32], [UInt32]) = ([], [])
    var (named, bound, sized): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var (measures, targets, subject): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var (numbers, idle, everyday): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var pairedSizes: UInt32 = 0
    for word in list where !word.isStop && !Self.isFiller(word) && words.count < Self.most {
      let bit: UInt32 = 1 << UInt32(words.count)
      stems.append(word.stem)
      masks.append(bit)
      named |= Self.add(devices, of: word, bit, &stems, &masks)
      _ = Self.add(slips, of: word, bit, &stems, &masks)
      if looseness > 0, KnownStem.idle.contains(word.stem) { idle |= bit }
      if word.meaning == 0, !word.isNumber, named & bit == 0, common.contains(word.stem) {
        everyday |= bit
      }
      let isLength = word.meaning & Meaning.length != 0
      if let last = words.last, last.isNumber {
        // “iPhone 17 pt” is a device first; “16e” is one alone.
        let isName = bound & bit >> 1 != 0 && named != 0 && looseness == 0 && !isLength
        if word.isUnit, !isName, ByteClass.isDigit(text[last.end - 1]) {
          (sized, bound) = (sized | bit >> 1, bound & ~(bit >> 1))
          if !isLength { Self.add(word, of: text[last.start..<last.end], bit, &stems, &masks) }
        }
      } else if let last = words.last, word.isNumber, !word.isPair {
        if last.meaning & ~Meaning.units == 0 { bound |= bit }
      } else if isLength {
        measures |= bit
      }
      if word.isNumber { numbers |= bit }
      if word.isPair { pairedSizes |= bit }
      if word.meaning & Meaning.measure != 0 { measures |= bit }
      if word.meaning & Meaning.target != 0 { targets |= bit }
      if word.meaning == 0 || word.meaning & ~Meaning.sizes != 0 { subject |= bit }
      words.append(word)
    }
    self.names = stems.count
    for (number, word) in words.enumerated() {
      _ = Self.add(names, of: word, 1 << UInt32(number), &stems, &masks)
    }
    joints = stems.count
    Self.join(words, of: text, &stems, &masks)
    (self.words, self.stems, self.masks) = (words, stems, masks)
    all = ((1 << UInt32(words.count)) - 1) & ~idle
    self.pairedSizes = pairedSizes
    measuring = measures | (targets & (targets &- 1) != 0 ? targets : 0)
    (self.bound, self.sized, self.devices) = (bound, sized, named)
    (self.subject, self.numbers, self.everyday) = (subject & ~named, numbers, everyday)
    self.hasStranger = hasStranger
    (self.isNarrowed, isLoose) = (isNarrowed, looseness > 0)
  }

  /// Adds what stands for a word; the word’s bit if anything does.
  @inline(never) private static func add(
    _ pairs: [UInt32], of word: AnswerWord, _ bit: UInt32, _ stems: inout [UInt32],
    _ masks: inout [UInt32]
  ) -> UInt32 {
    var found: UInt32 = 0
    for place in stride(from: 0, to: pairs.count, by: 2) where pairs[place] == word.stem {
      stems.append(pairs[place + 1])
      masks.append(bit)
      found = bit
    }
    return found
  }

  /// Two neighbors as one word.
  private static func join(
    _ words: [AnswerWord], of text: [UInt8], _ stems: inout [UInt32], _ masks: inout [UInt32]
  ) {
    for place in words.indices.dropFirst() where words[place - 1].end + 1 == words[place].start {
      let (first, second) = (text[words[place - 1].start], text[words[place].start])
      guard !ByteClass.isDigit(first), !ByteClass.isDigit(second) else { continue }
      let both = text[words[place - 1].start..<words[place].end]
      var name: [UInt8] = []
      for letter in both where ByteClass.isLetter(letter) { name.append(ByteClass.lowered(letter)) }
      stems.append(AnswerWord.hash(Stemmer.stem(name)))
      masks.append(3 << UInt32(place - 1))
    }
  }

  /// What a number with a unit may be beside itself.
  private static func add(
    _ unit: AnswerWord, of number: ArraySlice<UInt8>, _ bit: UInt32, _ stems: inout [UInt32],
    _ masks: inout [UInt32]
  ) {
    stems.append(square(of: number))
    masks.append(bit >> 1)
    // “18 point” is “18 pts” in tables, which is “18 pt” here.
    stems.append(unit.meaning & Meaning.points != 0 ? KnownStem.pt : KnownStem.px)
    masks.append(bit)
  }

  /// “44 pt” may be “44x44 pt”.
  private static func square(of number: ArraySlice<UInt8>) -> UInt32 {
    var pair = Array(number)
    pair.append(UInt8(ascii: "x"))
    for digit in number { pair.append(digit) }
    return AnswerWord.hash(pair)
  }

  /// Fewer than a mask has bits.
  private static let most = 24
  /// “SF” and “mode”, which tables leave out.
  private static func isFiller(_ word: AnswerWord) -> Bool {
    word.stem == KnownStem.sf || word.stem == KnownStem.mode
  }

  static let loosest = 3
  /// The words of the query that are a word, or the device of a system, or what Apple calls it.
  func same(_ stem: UInt32) -> UInt32 { bits(stem, 0..<joints) }

  private func bits(_ stem: UInt32, _ range: Range<Int>) -> UInt32 {
    var bits: UInt32 = 0
    for place in range where stems[place] == stem { bits |= masks[place] }
    return bits
  }

  /// The words of the query that have some meaning. A width is no height.
  func meaning(_ meaning: UInt16) -> UInt32 {
    var bits: UInt32 = 0
    for place in words.indices {
      let own = words[place].meaning
      let isOtherSide =
        own & meaning == Meaning.size && own & Meaning.sides != 0
        && (own ^ meaning) & Meaning.sides == Meaning.sides
      if own & meaning != 0, !isOtherSide { bits |= 1 << UInt32(place) }
    }
    return bits
  }

  /// What words of a text meet: the same words or a device's system, and words that mean alike.
  /// In a name, “1st and 2nd generation” is as strange as “3rd generation”.
  func match(
    _ text: [AnswerWord], _ range: Range<Int>, isHead: Bool = false, isName: Bool = false
  ) -> AskedMatch {
    let match = AskedMatch()
    var hasStrangeNumber = false
    for place in range {
      let own = text[place]
      let same = isHead ? bits(own.stem, stems.indices) : same(own.stem)
      // “Presentation type”, above a column, is no font.
      let meaning = own.stem == KnownStem.type ? 0 : own.meaning
      let alike = same | self.meaning(meaning)
      if same & ~match.same != 0 { match.known += 1 }
      match.same |= same
      match.said |= bits(own.stem, 0..<names)
      match.alike |= alike
      match.meaning |= meaning
      let isPlain =
        own.isStop || own.meaning & (Meaning.usual | Meaning.units) != 0
        || own.stem == KnownStem.generation
      if alike == 0, !isPlain, !own.isNumber || !hasStrangeNumber {
        match.strangers += 1
        hasStrangeNumber = isName && own.isNumber
      }
      if own.isPair { match.hasPair = true }
    }
    return match
  }
}

/// What a text has of a query.
final class AskedMatch {
  /// The words that it says itself, and with them those that it means.
  var same: UInt32 = 0
  var alike: UInt32 = 0
  /// Those of the same that it does not merely call otherwise.
  var said: UInt32 = 0
  /// How many of its words the query has, and how many it does not.
  var known = 0
  var strangers = 0
  var meaning: UInt16 = 0
  /// Whether it has a size of two numbers.
  var hasPair = false

  /// Forgets some words.
  @inline(never) func drop(_ words: UInt32) {
    same &= ~words
    alike &= ~words
  }
}
