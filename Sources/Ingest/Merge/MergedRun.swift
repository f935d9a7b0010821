public import Bytes
public import Model

/// The readings of a run, merged: who leads each page, and what the others add to it. Pages are
/// written one by one, in any order, from many threads.
public struct MergedRun: Sendable {
  private let merger: Merger
  private let ledgers: [Ledger]
  /// The share of each file that was kept. Once each: a file may be about as many pages as it has
  /// titles.
  private let kept: [Int]
  /// Sorted.
  public let keys: [PageKey]

  public init(_ readings: [Reading]) {
    // Two raw folders may hold files of one name.
    let merger = Merger(
      readings.sorted { ($0.file, $0.source.sha256) < ($1.file, $1.source.sha256) })
    self.merger = merger
    ledgers = merger.readings.indices.map(merger.ledger)
    kept = ledgers.map { Int(($0.keptShare * 1000).rounded()) }
    keys = merger.places.keys.sorted()
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
