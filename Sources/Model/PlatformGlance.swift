import Bytes
import Vocabulary

/// The sentences of a text that may say something about platforms, by a glance at the words around
/// their first verb: nearly all sentences are about something else.
struct PlatformGlance {
  /// How many sentences have a word.
  private(set) var sentences = 0
  private(set) var likely: [String] = []

  private var start = 0
  private var words: [PlatformWord] = []
  private var key = WordKey()
  /// The last bytes of the word, and whether it has an apostrophe.
  private var ending: (UInt8, UInt8) = (0, 0)
  private var hasApostrophe = false

  /// Nil for a text with other characters than ASCII and the usual quotation marks and dashes.
  init?(_ text: String) {
    let bytes = text.utf8.span
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        take(byte, text, place)
        place += 1
      } else {
        guard byte == 0xE2, bytes[place + 1] == 0x80 else { return nil }
        switch bytes[place + 2] {
        // Joiners belong to the letter before.
        case 0x8C, 0x8D: return nil
        case 0x99: hasApostrophe = true
        default: endWord()
        }
        place += 3
      }
    }
    endSentence(text, bytes.count)
  }
}

extension PlatformGlance {
  private mutating func take(_ byte: UInt8, _ text: String, _ place: Int) {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ";"):
      endSentence(text, place)
      start = place + 1
    case UInt8(ascii: "'"): hasApostrophe = true
    case _ where ByteClass.isAlphanumeric(byte):
      let letter = ByteClass.lowered(byte)
      key.append(letter)
      ending = (ending.1, letter)
    default: endWord()
    }
  }

  /// “aren’t” is two words.
  private mutating func endWord() {
    guard key.count > 0 || hasApostrophe else { return }
    if !hasApostrophe {
      words += PlatformWord.of(key)
    } else if key.count > 1, ending == (UInt8(ascii: "n"), UInt8(ascii: "t")) {
      let positive = PlatformWord.of(key.dropping(2))
      words += [positive.count == 1 ? positive[0] : [], .negation]
    } else {
      words.append([])
    }
    (key, hasApostrophe) = (WordKey(), false)
  }

  private mutating func endSentence(_ text: String, _ end: Int) {
    endWord()
    guard !words.isEmpty else { return }
    sentences += 1
    if isLikely {
      let (from, to) = (text.utf8.index(text.startIndex, offsetBy: start), end - start)
      likely.append(String(text[from..<text.utf8.index(from, offsetBy: to)]))
    }
    words.removeAll(keepingCapacity: true)
  }

  /// What all sentences fulfil that `PlatformSentence` reads.
  private var isLikely: Bool {
    if words[0].contains(.no) { return words.contains { $0.contains(.considerations) } }
    guard let core = words.firstIndex(where: { $0.contains(.core) }) else { return false }
    if words[core].contains(.support) {
      let front = words[..<core].reversed().prefix { $0.contains(.auxiliary) }
      return front.contains { $0.contains(.not) }
    }
    let behind = words[(core + 1)...]
    guard let next = behind.first, next.contains(.leading) else { return false }
    return behind.allSatisfy { $0.contains(.listed) }
  }
}

/// What a word does in a sentence about platforms.
struct PlatformWord: OptionSet {
  let rawValue: UInt16

  static let no = PlatformWord(rawValue: 1)
  static let not = PlatformWord(rawValue: 1 << 1)
  static let considerations = PlatformWord(rawValue: 1 << 2)
  static let core = PlatformWord(rawValue: 1 << 3)
  static let support = PlatformWord(rawValue: 1 << 4)
  static let auxiliary = PlatformWord(rawValue: 1 << 5)
  /// “not”, however it is written.
  static let negation: PlatformWord = [.not, .auxiliary]
  /// May open a list of platforms.
  static let leading = PlatformWord(rawValue: 1 << 6)
  /// May be in a list of platforms, or around one.
  static let listed = PlatformWord(rawValue: 1 << 7)

  /// A word in lower case, or the two that it stands for.
  static func of(_ key: WordKey) -> [PlatformWord] {
    let number = known.table[key]
    return number == 0 ? unknown : known.words[number - 1]
  }

  private static let unknown: [PlatformWord] = [[]]

  private static let known: (table: WordTable, words: [[PlatformWord]]) = {
    var words: [String: PlatformWord] = [:]
    for (role, list) in PlatformSentence.roles {
      for word in list { words[word, default: []].insert(role) }
    }
    var entries = words.map { ($0, [$1]) }
    for (positive, negative) in PlatformSentence.negatives {
      entries.append((negative, [.negation, words[positive] ?? []]))
    }
    entries.sort { $0.0 < $1.0 }
    return (WordTable(entries.map(\.0)), entries.map(\.1))
  }()
}
