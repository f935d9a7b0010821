import SearchCore
import Vocabulary

/// Apple's words, and what others call the same thing. A search for one of these also looks for
/// Apple's; never the other way round.
public struct Synonyms: Sendable, Equatable {
  public struct Group: Sendable, Equatable {
    public let target: String
    public let words: [String]

    public init(target: String, words: [String]) {
      self.target = target
      self.words = words
    }
  }

  public let groups: [Group]

  public init(_ groups: [Group] = []) { self.groups = groups }

  /// The same in small letters: no word of these is marked as a name that another maker gave.
  public var unmarked: Synonyms {
    Synonyms(groups.map { Group(target: $0.target, words: $0.words.map { $0.lowercased() }) })
  }

  /// With those of another list; words for the same thing come together.
  public func joined(by other: Synonyms) -> Synonyms {
    var words = Dictionary(other.groups.map { ($0.target, $0.words) }, uniquingKeysWith: +)
    let own = groups.map { group in
      let more = words.removeValue(forKey: group.target) ?? []
      return Group(target: group.target, words: group.words + more)
    }
    return Synonyms(own + other.groups.filter { words[$0.target] != nil })
  }

  /// Devices stand for their systems.
  static let platforms = Platform.allCases.map { Group(target: $0.slug, words: $0.searchWords) }
}

/// A synonym under its first word: the words that follow, and the number of what is meant.
struct SynonymKey: Equatable {
  /// Apart by blanks.
  let rest: [UInt8]
  let target: Int
  /// Whether it is a name that another maker gave.
  let isOfOtherMaker: Bool

  /// The longest first, as the search needs them.
  static func isBefore(_ a: SynonymKey, _ b: SynonymKey) -> Bool {
    if a.words != b.words { return a.words > b.words }
    return a.target == b.target
      ? a.rest.lexicographicallyPrecedes(b.rest) : a.target < b.target
  }

  private var words: Int { rest.isEmpty ? 0 : 1 + rest.count { $0 == UInt8(ascii: " ") } }
}

/// The synonyms of an index: only what the site can be searched for.
struct SynonymTable {
  let targets: [String]
  let platformCount: Int
  /// By the stem of their first word.
  private(set) var keys: [[UInt8]: [SynonymKey]] = [:]

  init(_ synonyms: Synonyms, _ table: TermTable) {
    func isKnown(_ group: Synonyms.Group) -> Bool {
      let stems = Self.stems(group.target)
      return !stems.isEmpty && stems.allSatisfy { table.occurrences(of: $0) != nil }
    }
    let platforms = Synonyms.platforms.filter(isKnown)
    // The numbers of those with many names are written most often: they are the small ones.
    let known = synonyms.groups.filter(isKnown).sorted { $0.words.count > $1.words.count }
    let groups = platforms + known
    targets = groups.map(\.target)
    platformCount = platforms.count
    for (number, group) in groups.enumerated() {
      for words in group.words {
        let isOfOtherMaker = number >= platformCount && words.utf8.contains { $0 &- 0x41 < 26 }
        // In small letters: “PayPal” has pieces.
        add(Self.stems(isOfOtherMaker ? words.lowercased() : words), number, isOfOtherMaker)
      }
    }
    for first in keys.keys { keys[first]?.sort(by: SynonymKey.isBefore) }
  }

  /// All words behind the first ones.
  var words: Set<[UInt8]> {
    let rests = keys.values.joined().flatMap { $0.rest.split(separator: UInt8(ascii: " ")) }
    return Set(rests.map(Array.init))
  }

  private mutating func add(_ stems: [[UInt8]], _ target: Int, _ isOfOtherMaker: Bool) {
    guard let first = stems.first else { return }
    let rest = Array(stems.dropFirst().joined(separator: [UInt8(ascii: " ")]))
    let isKnown = keys[first]?.contains { $0.rest == rest && $0.target == target } ?? false
    guard !isKnown else { return }
    keys[first, default: []].append(
      SynonymKey(rest: rest, target: target, isOfOtherMaker: isOfOtherMaker))
  }

  private static func stems(_ text: String) -> [[UInt8]] {
    Query(Array((text + " ").utf8)).words.map(\.stem)
  }
}
