public import Diagnostics
public import Model

/// What one raw file came to: its pages (none if it was refused) and its ledger.
public struct Reading: Sendable {
  public let pages: [SourcePage]
  public let ledger: Ledger
  public let diagnostics: [Diagnostic]

  init(pages: [SourcePage], ledger: Ledger, diagnostics: [Diagnostic]) {
    self.pages = pages
    self.ledger = ledger
    self.diagnostics = diagnostics
  }
}

/// What all raw files came to.
public struct Harvest: Sendable {
  /// By edition and slug.
  public let pages: [SourcePage]
  /// By file.
  public let ledgers: [Ledger]
  public let diagnostics: [Diagnostic]
}

extension Reading {
  /// A file that gives no page, for a reason that is told.
  static func refused(_ scrape: Scrape, shape: String, _ diagnostic: Diagnostic) -> Reading {
    var book = LedgerBook(scrape, shape: shape)
    book.drop(0..<scrape.bytes.count, "refused")
    return Reading(pages: [], ledger: book.ledger, diagnostics: [diagnostic])
  }
}
