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

/// The synonyms of an index: only what the site can be searched for.
struct SynonymTable {
  /// What is meant, and what others call it.
  struct Entry {
    let target: String
    /// The stems of each name, and whether another maker gave it.
    private(set) var names: [(words: [[UInt8]], isOfOtherMaker: Bool)] = []

    init(_ group: Synonyms.Group, isPlatform: Bool) {
      target = group.target
      var known: Set<[[UInt8]]> = [[]]
      for name in group.words {
        let isOfOtherMaker = !isPlatform && name.utf8.contains { $0 &- 0x41 < 26 }
        // In small letters: “PayPal” has pieces.
        let words = SynonymTable.stems(isOfOtherMaker ? name.lowercased() : name)
        if known.insert(words).inserted { names.append((words, isOfOtherMaker)) }
      }
    }
  }

  /// The platforms come first.
  let entries: [Entry]
  let platformCount: Int

  init(_ synonyms: Synonyms, _ table: TermTable) {
    func isKnown(_ group: Synonyms.Group) -> Bool {
      let stems = Self.stems(group.target)
      return !stems.isEmpty && stems.allSatisfy { table.occurrences(of: $0) != nil }
    }
    let platforms = Synonyms.platforms.filter(isKnown).map { Entry($0, isPlatform: true) }
    platformCount = platforms.count
    entries =
      platforms + synonyms.groups.filter(isKnown).map { Entry($0, isPlatform: false) }
  }

  /// All words behind the first ones.
  var words: Set<[UInt8]> {
    Set(entries.flatMap { $0.names.flatMap { $0.words.dropFirst() } })
  }

  private static func stems(_ text: String) -> [[UInt8]] {
    Query(Array((text + " ").utf8)).words.map(\.stem)
  }
}
