import SearchCore

/// What is asked of a site's index.
public struct SearchQuestion: Sendable, Equatable {
  public var query: String
  public var limit: Int
  /// Of each facet that is named, one of the values.
  public var filters: [Filter] = []
  /// Whether to show why each result has its score.
  public var explains = false

  public init(_ query: String, limit: Int = 10) {
    self.query = query
    self.limit = limit
  }

  /// A value of a facet: platform, macOS. Capitals do not matter.
  public struct Filter: Sendable, Equatable {
    public let facet: String
    public let name: String

    public init(facet: String, name: String) {
      self.facet = facet
      self.name = name
    }
  }
}

/// What an index answers.
public struct SearchAnswer: Sendable, Equatable {
  /// Sections and pages, best first; none if nothing fits.
  public var results: [SearchResult]
  /// How many fit, if there were no limit.
  public var total: Int
  /// Apple's words that were looked for too.
  public var also: [String]
  public var corrections: [Correction]
  /// Words that no page has, and nothing like them.
  public var missing: [String]

  /// A word that no page has, and what it was taken for.
  public struct Correction: Sendable, Equatable {
    public let typed: String
    public let meant: String

    public init(typed: String, meant: String) {
      self.typed = typed
      self.meant = meant
    }
  }

  public init(
    results: [SearchResult] = [], total: Int? = nil, also: [String] = [],
    corrections: [Correction] = [], missing: [String] = []
  ) {
    self.results = results
    self.total = total ?? results.count
    self.also = also
    self.corrections = corrections
    self.missing = missing
  }
}

extension SearchAnswer.Correction {
  init(_ correction: Correction) {
    self.init(typed: correction.typed.text, meant: correction.meant.text)
  }
}
