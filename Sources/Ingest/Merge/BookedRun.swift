public import Bytes
import Diagnostics
public import Model

/// A merged run whose files have ledgers.
public struct BookedRun: Sendable {
  private let run: MergedRun
  private let ledgers: [Ledger]
  /// The share of each file that was kept. Once each: a file may be about as many pages as it has
  /// titles.
  private let kept: [Int]
  /// Sorted.
  public let keys: [PageKey]

  init(_ run: MergedRun, _ ledgers: [Ledger]) {
    (self.run, self.ledgers) = (run, ledgers)
    kept = ledgers.map { Int(($0.keptShare * 1000).rounded()) }
    keys = run.pages.keys.sorted()
  }

  public func page(_ key: PageKey) -> MergedPage? { run.page(key, kept) }

  /// All of it, with the pages of `keys`.
  public func harvest(_ pages: [MergedPage?]) -> Harvest {
    let pages = pages.compactMap(\.self)
    return Harvest(
      pages: pages.map(\.page),
      origins: Dictionary(pages.map { ($0.page.frontMatter.key, $0.origin) }) { first, _ in first },
      ledgers: ledgers,
      diagnostics: run.findingsOfFiles + pages.flatMap(\.findings) + pages.flatMap(\.losses))
  }
}

/// A page of a run, where its lines came from, and what to report about it.
public struct MergedPage: Sendable {
  let page: SourcePage
  let origin: PageOrigin
  let findings: [Diagnostic]
  let losses: [Diagnostic]

  /// The same, with its text where it is to wait.
  public func stored(_ store: ([UInt8]) -> StoredBytes) -> MergedPage {
    MergedPage(
      page: page.stored(as: store(Array(page.body))), origin: origin, findings: findings,
      losses: losses)
  }
}
