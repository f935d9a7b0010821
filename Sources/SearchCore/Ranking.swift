/// Adds up what each unit has of each word. Whole numbers only, so that every machine agrees.
/// A score is counted in steps of a level times a 256th of rarity.
struct Ranking {
  /// What is known of one unit so far.
  struct Tally {
    /// Of all words together.
    var total: UInt32 = 0
    /// The rarity of the words that the unit has.
    var matched: UInt32 = 0
    /// The same, with a share only of words that merely begin with a word of the query.
    var met: UInt32 = 0
    /// What words that are close together add.
    var near: UInt32 = 0
    /// Of the word at hand: the best of its forms, and where they are.
    var best: UInt32 = 0
    var places: UInt32 = 0
    /// How much of the word at hand the unit has, in 256ths.
    var share: UInt32 = 0
    /// Where the word before is.
    var before: UInt32 = 0
    /// Whether it lacks a phrase of the query.
    var isBroken = false
    /// The words of the heading that the query names: how many, and their rarity.
    var named: UInt32 = 0
    var namedRarity: UInt32 = 0
    /// How many words the heading has, if one of them is named.
    var headingWords: UInt32 = 0
    /// Whether it is about a platform that the query names: 2 in its heading, 1 above.
    var platform: UInt32 = 0
  }

  var tallies: [Tally]
  private(set) var wordCount: UInt32 = 0
  private(set) var raritySum: UInt32 = 0
  /// Of the words that some unit has.
  private(set) var raritySeen: UInt32 = 0
  /// The values of older editions that were not asked for.
  var older: UInt32 = 0
  private var rarityBefore: UInt32 = 0

  init(units: Int) { tallies = Array(repeating: Tally(), count: units) }

  /// A form of the word at hand in a unit.
  mutating func add(unit: Int, value: UInt32, places: UInt32, share: UInt32) {
    tallies[unit].best = max(tallies[unit].best, value)
    tallies[unit].share = max(tallies[unit].share, share)
    tallies[unit].places |= places
  }

  /// Done with all forms of a word, which may belong to the word before by quotation marks.
  mutating func finishWord(rarity: UInt32, isJoined: Bool) {
    let rarer = min(rarity, rarityBefore)
    var isMet = false
    let mustBeNear = isJoined && rarer > Weights.everywhere
    for unit in tallies.indices {
      let near = Self.nearness(tallies[unit].before, tallies[unit].places)
      tallies[unit].before = tallies[unit].places
      if mustBeNear, near <= Weights.turned { tallies[unit].isBroken = true }
      guard tallies[unit].best > 0 else { continue }
      tallies[unit].total += tallies[unit].best
      tallies[unit].matched += rarity
      tallies[unit].met += rarity * tallies[unit].share / 256
      tallies[unit].share = 0
      isMet = true
      tallies[unit].near += rarer * near / Weights.nearness
      tallies[unit].best = 0
      tallies[unit].places = 0
    }
    if isMet { raritySeen += rarity }
    rarityBefore = rarity
    raritySum += rarity
    wordCount += 1
  }

  /// A word of a heading, of so many, that the query names.
  mutating func name(unit: Int, rarity: UInt32, of words: UInt8) {
    tallies[unit].headingWords = UInt32(words)
    tallies[unit].named += 1
    tallies[unit].namedRarity = min(Self.mostNamed, tallies[unit].namedRarity + rarity)
  }

  mutating func setPlatform(unit: Int, _ closeness: UInt32) {
    tallies[unit].platform = max(tallies[unit].platform, closeness)
  }

  /// Far more than any heading says; it keeps sums within 32 bits.
  static let mostNamed: UInt32 = 1 << 18

  /// The place that follows those in the text.
  static let heading: UInt32 = 1 << 16

  /// In one stretch of the text or both in the heading, or in the next stretch, or in the one
  /// before.
  private static func nearness(_ a: UInt32, _ b: UInt32) -> UInt32 {
    if a & b != 0 { return Weights.together }
    let (first, second) = (a & 0xFFFF, b & 0xFFFF)
    if first & (second >> 1 | second << 15) != 0 { return Weights.next }
    return first & (second << 1 | second >> 15) != 0 ? Weights.turned : 0
  }
}
