public import Bytes
public import Model

/// The readings of a run, merged: who leads each page, and what the others add to it. First the
/// ledger of each file is written, then the pages are, in any order, from many threads.
public struct MergedRun: Sendable {
  private let merger: Merger

  public init(_ readings: [Reading]) {
    // Two raw folders may hold files of one name.
    merger = Merger(readings.sorted { ($0.file, $0.source.sha256) < ($1.file, $1.source.sha256) })
  }

  public var files: Range<Int> { merger.readings.indices }

  public func ledger(of file: Int) -> Ledger { merger.ledger(file) }

  /// With the ledgers of all files.
  public func booked(in ledgers: [Ledger]) -> BookedRun { BookedRun(merger, ledgers) }
}

/// A merged run whose files have ledgers.
public struct BookedRun: Sendable {
  private let merger: Merger
  private let ledgers: [Ledger]
  /// The share of each file that was kept. Once each: a file may be about as many pages as it has
  /// titles.
  private let kept: [Int]
  /// Sorted.
  public let keys: [PageKey]

  fileprivate init(_ merger: Merger, _ ledgers: [Ledger]) {
    (self.merger, self.ledgers) = (merger, ledgers)
    kept = ledgers.map { Int(($0.keptShare * 1000).rounded()) }
    keys = merger.pages.keys.sorted()
  }

  public func page(_ key: PageKey) -> MergedPage? { merger.page(key, kept) }

  /// All of it, with the pages of `keys`.
  public func harvest(_ pages: [MergedPage?]) -> Harvest {
    let pages = pages.compactMap(\.self)
    return Harvest(
      pages: pages.map(\.page),
      origins: Dictionary(pages.map { ($0.page.frontMatter.key, $0.origin) }) { first, _ in first },
      ledgers: ledgers, diagnostics: merger.findings(on: keys))
  }
}

/// A page of a run, and where its lines came from.
public struct MergedPage: Sendable {
  let page: SourcePage
  let origin: PageOrigin

  /// The same, with its text where it is to wait.
  public func stored(_ store: ([UInt8]) -> StoredBytes) -> MergedPage {
    MergedPage(page: page.stored(as: store(Array(page.body))), origin: origin)
  }
}
