/// Why a unit has its score: the parts add up to it exactly.
public struct ScoreExplanation: Sendable, Equatable {
  /// A word of the query, and what stands for it in the unit.
  public struct Word: Sendable, Equatable {
    /// As it was typed, folded.
    public let word: [UInt8]
    /// nil if the unit has nothing that stands for the word.
    public let match: Match?
    public let score: Int
  }

  /// The form of a word that counts most in the unit.
  public struct Match: Sendable, Equatable {
    public enum Kind: Sendable, CaseIterable {
      /// The word itself, as it was typed or in another form.
      case word
      /// What an unfinished word may become.
      case completion
      /// What a word that no page has was taken for.
      case correction
      /// What it asks for in its question.
      case question
      /// Apple's words for it.
      case synonym
      /// The system of a device.
      case platform
    }

    public let kind: Kind
    /// What stands for the word: its stem, or Apple's words.
    public let name: [UInt8]
    /// How many words of the dictionary it is, which the unit must all have.
    public let words: Int
    public let isInHeading: Bool
    /// In a heading above.
    public let isInPath: Bool
    public let isInText: Bool
    /// How much it says that a unit has the word, in 256ths; of several, of the first.
    public let rarity: Int
    /// How much the word counts in the unit, of `Posting.highestLevel`.
    public let level: Int
    /// How well the form stands for the word, in 256ths.
    public let weight: Int
  }

  /// What is added to the words, or taken from them.
  public struct Part: Sendable, Equatable {
    public enum Kind: Sendable, CaseIterable {
      /// Words of the query that the unit lacks.
      case missing
      /// Words that are together.
      case closeness
      /// The page that the unit is on.
      case page
      /// The page's title is named.
      case title
      /// The unit's heading is named.
      case heading
      /// It is about the platform that was asked for.
      case platform
      /// A phrase in quotation marks that the unit lacks.
      case phrase
    }

    public let kind: Kind
    public let score: Int
  }

  public let words: [Word]
  /// None is 0.
  public let parts: [Part]
  public let score: Int
}
