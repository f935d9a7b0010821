import Bytes
public import Diagnostics
import Bytes
public import Model

/// What one raw file came to: the pages it tells of (none if it was refused), every byte booked.
public struct Reading: Sendable {
  let source: RawSource
  var drafts: [Draft]
  var bookings: [Booking]
  var diagnostics: [Diagnostic]
  /// What the page tree around the page shows.
  var navigation: [NavigationLink] = []
  /// Where the lines of the file start.
  var lines: LineTable?
  /// The article that is still to be recovered; its bytes are not booked yet.
  var loose: LooseArticle?

  /// How the file is named to people.
  public var file: String { source.file }
  public var shape: String { source.shape }

  /// Whether its pages have titles: a heading may consist of characters that nobody sees.
  var hasTitles: Bool { drafts.allSatisfy { !$0.title.isEmpty } && loose?.title.isEmpty != true }

  /// Whether there is something to recover in it.
  public var isLoose: Bool { loose != nil }

  /// The line, from 0, that a byte stands in.
  func line(at offset: Int) -> Int { (lines?.position(of: offset).line ?? 1) - 1 }
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
  /// A file that gives no page, for a reason that is told.
  static func refused(_ scrape: Scrape, shape: String, _ diagnostic: Diagnostic) -> Reading {
    let all = 0..<scrape.bytes.count
    return Reading(
      source: scrape.source(shape: shape, captured: nil), drafts: [],
      bookings: all.isEmpty ? [] : [Booking(all, .dropped, "refused")], diagnostics: [diagnostic])
  }
}

extension Reading {
  /// The reading with the page that its loose article came to, and the bytes of it booked.
  func completed(_ article: LooseArticle, _ book: LooseBook, edition: Slug) -> Reading {
    var reading = self
    let start = article.body.lowerBound
    let place = bookings.firstIndex { $0.range.lowerBound >= start } ?? bookings.count
    reading.drafts = [
      Draft(
        title: article.title, address: article.address, edition: edition, abstract: "",
        blocks: book.blocks)
    ]
    reading.bookings.insert(contentsOf: book.bookings, at: place)
    let lines = LineTable(article.scrape.bytes)
    reading.diagnostics += book.findings.map { found in
      let line = lines.position(of: book.lines[found.line].whole.lowerBound).line
      return found.finding.diagnostic(
        at: SourceLocation(file: source.file, line: line, column: 1))
    }
    return reading
  }
}
