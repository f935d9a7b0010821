/// A word of the dictionary: its file, and its place there.
struct Term: Sendable, Equatable {
  let file: Int
  let place: Int
}

/// A word, or several together, that stand for a word of the query.
struct Form: Sendable {
  enum Kind: UInt8, Sendable {
    /// The word itself, or what it must have been meant to be.
    case own
    /// What the word may become once it is typed to its end.
    case completion
    /// Apple's words for it.
    case synonym
    /// The same, if the query has the last of them or the word is a name that another maker gave:
    /// “Google Pay” and “PayPal” are no Apple Pay to a row.
    case cousin
    /// The system of a device: "Apple Watch" is watchOS.
    case platform
  }

  let term: Term
  /// A unit must have these too.
  var others: [Term] = []
  /// 256 for the word as it was typed.
  var weight: UInt32
  let kind: Kind
}

/// A word of the query with everything that may stand for it.
struct WantedWord: Sendable {
  /// Of what was meant, if no page has what was typed.
  var stem: [UInt8]
  var forms: [Form] = []
  /// How much it says that a unit has the word.
  var rarity: UInt32
  /// In quotation marks with the word before.
  var isJoined = false
}

/// A word that names pages by their titles.
final class Naming {
  let term: Term
  /// 256 if it was typed.
  var weight: UInt32
  /// Whether it names no page: it only tells which kind of a thing others mean.
  var isAside = false

  init(term: Term, weight: UInt32) { (self.term, self.weight) = (term, weight) }
}

/// A query looked up in the dictionary.
struct Wanted {
  /// What was looked up in the end.
  var query = Query(words: [])
  var words: [WantedWord] = []
  /// What names a page by its title: each word that the query has or stands for, once.
  var naming: [Naming] = []
  /// Whether all that was typed is one name that others have for something.
  var isForeign = false
  /// Targets of synonyms, to be shown.
  var also: [Int] = []
  /// Words of the query that no page has, and what they were taken for.
  var corrections: [Correction] = []
}

/// A word of a query, and the word or the two words that were looked for in its place.
public struct Correction: Sendable, Equatable {
  public let typed: [UInt8]
  public let meant: [UInt8]
}
