import Bytes

/// Which drafts of a page were cut short, as the others show. What only newer ones have may be new.
struct CutDrafts {
  private let drafts: [Draft]
  private let dates: [String]
  private let ends: [PageEnd]
  private let sizes: [Int]

  init(_ drafts: [Draft], _ sizes: [Int], _ dates: [String]) {
    (self.drafts, self.sizes, self.dates) = (drafts, sizes, dates)
    ends = drafts.map(\.end)
  }

  /// Whether a draft lacks an end that its source shows elsewhere.
  func lacksEnd(_ number: Int, of source: PageEnd) -> Bool {
    let end = drafts.indices.lazy.filter { dates[$0] <= dates[number] }
      .reduce(into: PageEnd()) { $0.formUnion(ends[$1]) }
    return !source.isDisjoint(with: end.subtracting(ends[number]))
  }

  /// Whether all of a draft is the beginning of another one, block by block.
  func isBeginning(_ number: Int) -> Bool {
    let others = drafts.indices.lazy.filter {
      sizes[$0] > sizes[number] && dates[$0] <= dates[number]
    }
    return others.prefix(Self.most).contains { other in
      drafts[number].breaksOff(within: drafts[other], isNewer: dates[other] < dates[number])
    }
  }

  /// So many files of a page are compared with each.
  private static let most = 16
}

extension Draft {
  /// Between two blocks, a newer file is cut only if sections are missing: Apple may take away the
  /// last paragraph of a page.
  fileprivate func breaksOff(within other: Draft, isNewer: Bool) -> Bool {
    guard let last = blocks.last, blocks.count >= Self.fewest,
      blocks.count <= other.blocks.count,
      zip(blocks.dropLast(), other.blocks).allSatisfy({ $0.isSame(as: $1) })
    else { return false }
    let whole = other.blocks[blocks.count - 1]
    let lacksSections =
      isNewer && other.blocks[blocks.count...].contains { $0.headingLevel != nil }
    if last.isSame(as: whole) { return lacksSections }
    return last.isBeginning(of: whole)
      && (lacksSections || !SentenceEnds.isEnded(last.text[...].trimmed))
  }

  /// In blocks: fewer may begin two files by chance.
  private static let fewest = 3
}

extension Block {
  fileprivate func isSame(as other: Block) -> Bool {
    kind == other.kind && text == other.text && rows == other.rows
  }

  fileprivate func isBeginning(of other: Block) -> Bool {
    guard kind == other.kind || kind == .paragraph else { return false }
    guard kind == .table else { return !key.isEmpty && other.key.starts(with: key) }
    guard let last = rows.last, rows.count <= other.rows.count,
      rows.dropLast().map(CutEnd.name) == other.rows.prefix(rows.count - 1).map(CutEnd.name)
    else { return false }
    return CutEnd.name(other.rows[rows.count - 1]).joined()
      .starts(with: CutEnd.name(last).joined())
  }
}
