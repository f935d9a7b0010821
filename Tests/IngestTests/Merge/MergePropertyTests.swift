import Glibc
import Ingest
import Model
import TestSupport
import Testing

@testable import Ingest

/// Whatever two sources hold: what the page lacks, a newer source that could see it no longer has;
/// and every byte of every file is accounted for. `HIG_CASES=100000` says how many are tried.
@Suite(.timeLimit(.minutes(60))) struct MergePropertyTests {
  private static let cases = getenv("HIG_CASES").flatMap { Int(String(cString: $0)) } ?? 150
  private static let sights: [Sight] = [
    [], .all, .text, [.text, .links, .emphasis], .all.subtracting(.pictures),
    .all.subtracting([.asides, .panels]), [.text, .captions],
  ]

  @Test
  func whatIsLackingANewerSourceNoLongerHas() {
    for number in 0..<Self.cases {
      var random = SeededRandom(UInt64(number))
      let seen = random.pick(Self.sights)
      var source = MadeUpSource(random)
      let (lead, other) = (source.blocks(), source.blocks())
      let lacks = Lack(PageMerge.made([lead, other], seenByNewer: seen), lead, other).kinds
      #expect(lacks.isSubset(of: seen), "\(number): \(lacks.rawValue), seen \(seen.rawValue)")
    }
  }

  @Test func theLeadLosesNothing() {
    for number in 0..<Self.cases {
      var source = MadeUpSource(SeededRandom(UInt64(number)))
      let (lead, other) = (source.blocks(), source.blocks())
      let page = PageMerge.made([lead, other]).blocks.map(\.block)
      let lost = lead.filter { block in
        !block.isChangeLog
          && !page.contains { $0.identity == block.identity || $0.grew(from: block) }
      }
      #expect(lost == [], "\(number)")
    }
  }

  @Test func aSourceAddsNothingToItself() {
    for number in 0..<Self.cases / 4 {
      var source = MadeUpSource(SeededRandom(UInt64(number)))
      let lead = source.blocks()
      #expect(PageMerge.made([lead, lead]).blocks.map(\.block) == lead, "\(number)")
    }
  }

  @Test(arguments: [2, 3]) func theLedgersOfARunAddUp(count: Int) {
    for number in 0..<Self.cases {
      var random = SeededRandom(UInt64(number))
      let files = (0..<count).map { place in
        var source = MadeUpSource(SeededRandom(random.next()))
        return raw(broken(Array(source.file().utf8), &random), "\(place % 2)/\(place).md")
      }
      let ledgers = ingested(files).ledgers
      #expect(ledgers.allSatisfy { $0.addsUp }, "\(number)")
      let fates: [LedgerSpan.Fate] = [.kept, .moved, .merged, .dropped]
      let told = ledgers.map { ledger in fates.reduce(0) { $0 + ledger.size(of: $1) } }
      #expect(told.reduce(0, +) == files.reduce(0) { $0 + $1.bytes.count }, "\(number)")
    }
  }

  /// Now and then, some bytes are others.
  private func broken(_ file: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    guard random.chance(3) else { return file }
    var bytes = file
    for _ in 0..<1 + random.below(20) {
      bytes[random.below(bytes.count)] = random.pick(Array("\n|#-*[]()!<>\\ \0".utf8))
    }
    return bytes
  }
}

extension Block {
  /// Whether it is a text that got more sentences, or a table that got more rows.
  fileprivate func grew(from old: Block) -> Bool {
    guard kind == old.kind else { return false }
    if kind == .table { return old.rows.allSatisfy(rows.contains) }
    return (kind == .paragraph || isItem) && !identity.ranges(of: old.identity).isEmpty
  }
}
