import CStemmer
import TestSupport
import Testing

@testable import SearchCore

/// Ours against Snowball's, word for word.
@Suite struct StemmerTests {
  @Test func agreesOnWordsMadeOfStemsAndSuffixes() {
    let stems = [
      "abil", "adopt", "arrang", "baby", "bl", "butt", "cat", "comm", "communic", "consist", "cr",
      "cry", "dign", "eas", "fall", "feud", "gener", "happ", "hop", "hopp", "hoe", "in", "joy",
      "key", "luxur", "multi", "nation", "nav", "navig", "op", "out", "play", "plot", "quiet",
      "rad", "relat", "say", "sens", "sky", "spell", "tan", "tann", "vietnam", "virtu", "y",
      "yell", "arsen", "proce", "fix", "tow", "sal", "sall", "skyl", "apolog", "geolog", "d",
    ]
    let suffixes = [
      "", "'", "'s", "'s'", "s", "es", "ies", "ied", "sses", "us", "ss", "ed", "eed", "eedly",
      "edly", "ing", "ingly", "y", "ly", "li", "tional", "enci", "anci", "abli", "entli", "izer",
      "ization", "ational", "ation", "ator", "alism", "aliti", "alli", "fulness", "ousli",
      "ousness", "iveness", "iviti", "biliti", "bli", "ogi", "logi", "fulli", "lessli", "cli",
      "ali", "alize", "icate", "iciti", "ical", "ful", "ness", "ative", "al", "ance", "ence", "er",
      "ic", "able", "ible", "ant", "ement", "ment", "ent", "ism", "ate", "iti", "ous", "ive", "ize",
      "ion", "sion", "tion", "e", "le", "ll", "l", "at", "ated", "bled", "ized", "tted", "pping",
    ]
    expectAgreement(stems.flatMap { stem in suffixes.map { stem + $0 } })
    expectAgreement(suffixes.flatMap { suffix in suffixes.map { "nav" + suffix + $0 } })
  }

  @Test func agreesOnTheWordsOfTheSamplePages() throws {
    var words: Set<String> = []
    for sample in try Fixtures.samples() {
      var tokens = Tokenizer(sample.bytes)
      while let token = tokens.next() { words.insert(String(decoding: token.word, as: UTF8.self)) }
    }
    let english = words.filter { $0.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 == 0x27 } }
    #expect(english.count > 2_000)
    expectAgreement(english.sorted())
  }

  @Test func agreesOnWordsOfRandomLetters() {
    var random = SeededRandom(7)
    let letters = Array("aeiouysldtnrpbgmcfvkhzwxj'".utf8)
    expectAgreement(
      (0..<60_000).map { _ in
        let word = (0..<random.below(11) + 1).map { _ in letters[random.below(letters.count)] }
        return "a" + String(decoding: word, as: UTF8.self)
      })
  }

  @Test func agreesOnTheWordsThatSnowballNames() {
    expectAgreement(
      """
      skis skies dying lying tying idly gently ugly early only singly sky news howe atlas cosmos \
      bias andes inning outing canning herring earring proceed exceed succeed innings outings \
      generate generic general communism community arsenal arsenic buttons accessibility
      """.split(separator: " ").map(String.init))
  }

  /// A list is read up to the signs in it.
  @Test(arguments: [Stemmer.derivations, Stemmer.endings, Stemmer.residues])
  func eachRowOfSuffixesHasItsSigns(list: StaticString) {
    for row in "\(list)".split(separator: " ") {
      #expect(row.wholeMatch(of: /[a-z]+>[a-z]*(\/[lsc2])?/) != nil, "\(row)")
    }
  }

  @Test(arguments: ["größe", "画面", "44pt", "ab", "16.4"])
  func leavesWhatIsNoEnglishWord(word: String) {
    #expect(Stemmer.stem(Array(word.utf8)) == Array(word.utf8))
  }

  /// Who looks for “padding” doesn’t mean the end of “iPad”.
  @Test func paddingIsNoPad() {
    #expect(Stemmer.stem(Array("padding".utf8)) == Array("padding".utf8))
    #expect(Stemmer.stem(Array("adding".utf8)) == Array("ad".utf8))
  }

  /// Snowball keeps the s of all that ends in "us".
  @Test(arguments: [("menus", "menu"), ("submenus", "submenu"), ("cpus", "cpu"), ("gpus", "gpu")])
  func knowsThePluralsOfWordsInU(plural: String, word: String) {
    #expect(Stemmer.stem(Array(plural.utf8)) == Stemmer.stem(Array(word.utf8)))
    #expect(Stemmer.stem(Array(plural.utf8)) == Array(word.utf8))
  }

  private func expectAgreement(_ words: [String]) {
    let snowball = Snowball()
    let ours: Set = ["menus", "submenus", "cpus", "gpus", "padding"]
    let differing = words.filter { word in
      if ours.contains(word) { return false }
      let bytes = Array(word.utf8)
      return bytes.count > 2 && Stemmer.stem(bytes) != snowball.stem(bytes)
    }
    #expect(differing.prefix(20) == [], "\(differing.count) of \(words.count)")
  }
}

private final class Snowball {
  private let stemmer = sb_stemmer_new("english", "UTF_8")

  deinit { sb_stemmer_delete(stemmer) }

  func stem(_ word: [UInt8]) -> [UInt8] {
    guard let stem = sb_stemmer_stem(stemmer, word, Int32(word.count)) else { return [] }
    return Array(UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(stemmer))))
  }
}
