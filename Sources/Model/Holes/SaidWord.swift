import Bytes

/// What a word of a sentence does where something is announced. Most words do nothing.
struct SaidWord: OptionSet {
  let rawValue: UInt32

  /// Names of things.
  static let table = SaidWord(rawValue: 1)
  static let values = SaidWord(rawValue: 1 << 1)
  static let picture = SaidWord(rawValue: 1 << 2)
  /// What is said in paragraphs.
  static let paragraphs = SaidWord(rawValue: 1 << 3)
  static let time = SaidWord(rawValue: 1 << 4)

  /// “shown”, “illustrated”.
  static let showing = SaidWord(rawValue: 1 << 5)
  /// Behind “below”, it says where something is in an app.
  static let isAbove = SaidWord(rawValue: 1 << 6)
  /// Not between “following” and what it names.
  static let joint = SaidWord(rawValue: 1 << 7)
  /// Goes on in any form behind it: “such as:”.
  static let opening = SaidWord(rawValue: 1 << 8)
  /// Says that what is announced is here.
  static let pointing = SaidWord(rawValue: 1 << 9)
  static let numeral = SaidWord(rawValue: 1 << 10)

  static let following = SaidWord(rawValue: 1 << 11)
  static let follows = SaidWord(rawValue: 1 << 12)
  static let listed = SaidWord(rawValue: 1 << 13)
  static let shown = SaidWord(rawValue: 1 << 14)
  static let below = SaidWord(rawValue: 1 << 15)
  static let here = SaidWord(rawValue: 1 << 16)
  static let are = SaidWord(rawValue: 1 << 17)
  /// “is”, “are” and what is left of “here’s”.
  static let be = SaidWord(rawValue: 1 << 18)
  static let the = SaidWord(rawValue: 1 << 19)
  static let these = SaidWord(rawValue: 1 << 20)
  static let that = SaidWord(rawValue: 1 << 21)
}

extension SaidWord {
  static let comma = SaidWord.joint

  /// What a word does that is written in lower case.
  static func of(_ key: WordKey, isNumeral: Bool) -> SaidWord {
    let word = known.words[known.table[key]]
    return isNumeral ? word.union(.numeral) : word
  }

  private static let known: (table: WordTable, words: [SaidWord]) = {
    var words: [String: SaidWord] = [:]
    for (role, list) in roles {
      for word in list.split(whereSeparator: \.isWhitespace) {
        words[String(word), default: []].insert(role)
      }
    }
    let names = words.keys.sorted()
    return (WordTable(names), [[]] + names.map { words[$0, default: []] })
  }()

  private static let roles: KeyValuePairs<SaidWord, String> = [
    .table: "table tables matrix",
    .values: """
    value values specification specifications dimension dimensions size sizes measurement
    measurements color colors resolution resolutions
    """,
    .picture: """
    image images picture pictures figure figures illustration illustrations diagram diagrams
    screenshot screenshots photo photos chart charts graphic graphics drawing drawings video
    videos animation animations
    """,
    .paragraphs: """
    advice approach approaches aspects behaviors characteristics considerations factors features
    goals guidance guidelines ideas issues methods practices principles questions reasons
    recommendations rules sections steps strategies techniques tips topics types ways
    """,
    .time: "day days hour minute month morning night time week year",
    .showing: "shown illustrated pictured depicted demonstrated",
    .isAbove: """
    the a an it its your their each every this that these those them other another all some any
    """,
    .joint: "about and as at by for from if in of on or so that the to when where which with",
    .opening: "as example instance including",
    .pointing: "following these shown listed below",
    .following: "following", .follows: "follows", .listed: "listed", .shown: "shown",
    .below: "below", .here: "here", .are: "are", .be: "is are s", .the: "the", .these: "these",
    .that: "that",
  ]
}
