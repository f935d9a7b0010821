/// What became of each byte of a raw file: spans that follow one another from 0 to its size.
public struct Ledger: Sendable, Equatable {
  public let file: String
  public let size: Int
  public let sha256: String
  public let shape: String
  public let spans: LedgerSpans
  /// Why a rule decides as it does, in words.
  public let reasons: [String: String]

  public init(
    file: String, size: Int, sha256: String, shape: String, spans: [LedgerSpan],
    reasons: [String: String] = [:]
  ) {
    self.file = file
    self.size = size
    self.sha256 = sha256
    self.shape = shape
    self.spans = LedgerSpans(spans)
    self.reasons = reasons
  }

  /// Whether the spans partition the file: none empty, no gap, no overlap.
  public var addsUp: Bool {
    var end = 0
    for span in spans {
      guard span.start == end, span.end > span.start else { return false }
      end = span.end
    }
    return end == size
  }

  /// The file could not be read.
  public var isRefused: Bool { spans.allSatisfy { $0.fate == .dropped && $0.rule == "refused" } }

  /// Bytes with one fate.
  public func size(of fate: LedgerSpan.Fate) -> Int { spans.size(of: fate) }

  /// The share of the file that reached a page, from 0 to 1.
  public var keptShare: Double {
    size == 0 ? 0 : 1 - Double(size(of: .dropped)) / Double(size)
  }
}

/// One run of bytes with one fate, decided by one rule.
public struct LedgerSpan: Sendable, Equatable {
  public enum Fate: String, Sendable, CaseIterable {
    /// In the page's body, at its place.
    case kept
    /// In the page, elsewhere: the front matter, the navigation.
    case moved
    /// The same as what another source already gave.
    case merged
    /// Furniture: in no page.
    case dropped
  }

  public let start: Int
  public let end: Int
  public let fate: Fate
  public let rule: String
  /// Where the bytes went: a page, or a field of its front matter.
  public let destination: String

  public init(start: Int, end: Int, fate: Fate, rule: String, to destination: String = "") {
    self.start = start
    self.end = end
    self.fate = fate
    self.rule = rule
    self.destination = destination
  }
}
