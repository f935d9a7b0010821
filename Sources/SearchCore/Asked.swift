/// A query as answers see it: which of its words tell things apart, and what each may be met by.
struct Asked {
  struct Word {
    let word: AnswerWord
    /// The systems of the device that it names, by the stems of their names.
    var platforms: [UInt32] = []
    /// Whether it is a number that belongs to the word before: "iPhone 17".
    var isBound = false
    /// Whether its unit is the next word.
    var hasUnit = false
  }

  private(set) var words: [Word] = []

  /// `devices` are words of the query and the systems that they stand for, both by their stems.
  init(
    _ text: [UInt8], corrections: [Correction] = [], devices: [(word: UInt32, system: UInt32)] = []
  ) {
    for word in AnswerWord.list(Array(text.prefix(Query.longest))) where words.count < Self.most {
      var own = word
      for one in corrections where one.typed == word.word && word.meaning == 0 {
        own = AnswerWord(one.meant, word.start, word.end)
      }
      let isFiller = StopWords.contains(Stemmer.stem(own.word)) || own.word == Self.filler
      if !isFiller { words.append(Word(word: own)) }
    }
    for device in devices {
      for place in words.indices where words[place].word.stem == device.word {
        words[place].platforms.append(device.system)
      }
    }
    bind()
  }

  /// Fewer than a mask has bits.
  private static let most = 24

  private static let filler = Array("sf".utf8)

  /// All words, a bit each.
  var all: UInt32 { (1 << UInt32(words.count)) - 1 }

  /// The words that ask for what is measured. Those for what is tapped do if there are two.
  var measuring: UInt32 {
    let targets = bits { $0.word.meaning & Meaning.target != 0 }
    return bits { $0.word.meaning & Meaning.measure != 0 }
      | (targets.nonzeroBitCount > 1 ? targets : 0)
  }

  /// The numbers that name something.
  var bound: UInt32 { bits { $0.isBound } }
  var numbers: UInt32 { bits { $0.word.isNumber } }
  var units: UInt32 { bits { $0.word.isUnit } }
  /// The words that name a device.
  var devices: UInt32 { bits { !$0.platforms.isEmpty } }
  /// The words that say more than a device and that its size is wanted.
  var subject: UInt32 {
    let size = Meaning.size | Meaning.points | Meaning.pixels
    return bits { $0.platforms.isEmpty && ($0.word.meaning == 0 || $0.word.meaning & ~size != 0) }
  }

  func bits(_ holds: (Word) -> Bool) -> UInt32 {
    var bits: UInt32 = 0
    for (place, word) in words.enumerated() where holds(word) { bits |= 1 << UInt32(place) }
    return bits
  }

  /// The words of the query that have some meaning.
  func meaning(_ meaning: UInt16) -> UInt32 { bits { $0.word.meaning & meaning != 0 } }

  /// What words of a text meet: the same words or a device's system, and words that mean alike.
  func match(_ text: [AnswerWord]) -> AskedMatch {
    var match = AskedMatch()
    for own in text {
      let same = bits { $0.word.stem == own.stem || $0.platforms.contains(own.stem) }
      let alike = own.meaning == 0 ? 0 : meaning(own.meaning)
      match.same |= same
      match.alike |= same | alike
      match.meaning |= own.meaning
      let says = own.meaning & (Meaning.usual | Meaning.units) == 0
      if same | alike == 0, says, !StopWords.contains(own.word) { match.strangers += 1 }
    }
    return match
  }
}

/// What a text has of a query.
struct AskedMatch {
  /// The words that it says itself, and with them those that it means.
  var same: UInt32 = 0
  var alike: UInt32 = 0
  /// How many of its words nobody asked for.
  var strangers = 0
  var meaning: UInt16 = 0
}

extension Asked {
  private mutating func bind() {
    for place in words.indices where words[place].word.isNumber {
      let next = place + 1 < words.count ? words[place + 1].word.isUnit : false
      words[place].hasUnit = next
      guard place > 0, !next, !words[place].word.isPair else { continue }
      let before = words[place - 1].word
      words[place].isBound = before.meaning & ~Meaning.units == 0 && !before.isNumber
    }
  }
}
