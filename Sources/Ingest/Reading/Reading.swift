import Bytes
public import Diagnostics
public import Model

/// What one raw file came to, every byte booked but those of an article that is still loose.
public struct Reading: Sendable {
  enum Outcome: Sendable {
    /// More than one where a file holds several, one after the other.
    case pages([Draft])
    /// An article that is recovered when the lexicon of the run is known.
    case loose(LooseArticle)
    case refused
  }

  var source: RawSource
  var outcome: Outcome
  var bookings: [Booking]
  var diagnostics: [Diagnostic]
  /// What the page tree around the page shows.
  var navigation: [NavigationLink] = []
  /// Where the lines of the file start.
  var lines: LineTable?

  /// How the file is named to people.
  public var file: String { source.file }
  public var shape: String { source.shape }

  var drafts: [Draft] { if case .pages(let drafts) = outcome { drafts } else { [] } }

  /// Whether its pages have titles: a heading may consist of invisible characters.
  var hasTitles: Bool {
    if case .loose(let article) = outcome { return !article.title.isEmpty }
    return drafts.allSatisfy { !$0.title.isEmpty }
  }

  /// Whether there is something to recover in it.
  public var isLoose: Bool { if case .loose = outcome { true } else { false } }

  /// How many bytes are to be recovered.
  public var looseSize: Int {
    if case .loose(let article) = outcome { article.body.count } else { 0 }
  }

  /// The line, from 0, that a byte is in.
  func line(at offset: Int) -> Int { (lines?.position(of: offset).line ?? 1) - 1 }

  /// The start of that line.
  func place(at offset: Int) -> SourceLocation {
    SourceLocation(file: file, line: line(at: offset) + 1, column: 1)
  }
}

/// What all raw files came to.
public struct Harvest: Sendable {
  /// By edition and slug.
  public let pages: [SourcePage]
  /// Where the lines of each page came from.
  public let origins: [PageKey: PageOrigin]
  /// By file.
  public let ledgers: [Ledger]
  public let diagnostics: [Diagnostic]
}

extension Reading {
  /// A file that gives no page, for a reason that is shown.
  static func refused(_ scrape: Scrape, shape: String, _ diagnostic: Diagnostic) -> Reading {
    let all = 0..<scrape.bytes.count
    return Reading(
      source: scrape.source(shape: shape, captured: nil), outcome: .refused,
      bookings: all.isEmpty ? [] : [Booking(all, .dropped, "refused")], diagnostics: [diagnostic])
  }
}

extension Reading.Outcome {
  func mapped(_ change: (inout Draft) -> Void) -> Self {
    guard case .pages(var drafts) = self else { return self }
    for place in drafts.indices { change(&drafts[place]) }
    return .pages(drafts)
  }
}

extension Reading {
  func reporting(_ findings: [Diagnostic?]) -> Reading {
    var reading = self
    reading.diagnostics += findings.compactMap(\.self)
    return reading
  }

  /// The reading with the page that its loose article came to, and the bytes of it booked.
  func completed(_ draft: Draft, _ book: Book, _ findings: [Diagnostic]) -> Reading {
    var (reading, draft) = (self, draft)
    draft.blocks = book.blocks
    reading.outcome = .pages([draft])
    let start = book.bookings.first?.range.lowerBound ?? 0
    let place = bookings.firstIndex { $0.range.lowerBound >= start } ?? bookings.count
    reading.bookings.insert(contentsOf: book.bookings, at: place)
    reading.diagnostics += findings
    return reading
  }

  func completed(_ draft: Draft, _ loose: LooseBook) -> Reading {
    let findings = loose.findings.map { found in
      found.finding.diagnostic(
        at: place(at: found.place))
    }
    return completed(draft, loose.book, findings)
  }
}
