import TestSupport
import Testing

@testable import SearchCore

/// Files that are small, and would be large or slow once they are read.
@Suite struct HostileSizeTests {
  private let part = PartName(.terms, number: 0, hash: 0)

  /// Each word is the one before with a letter more: half a gigabyte of letters.
  @Test func wordsThatUnfold() {
    var terms: [UInt8] = number(32_000)
    for length in 0..<32_000 { terms += number(length) + [1, UInt8(ascii: "a"), 0] }
    #expect(problem { _ = try TermShard(terms, part, unitCount: 1) } == .outOfRange)
  }

  @Test func aWordThatIsTooLong() {
    let word = [UInt8](repeating: UInt8(ascii: "a"), count: TextList.longestWord + 1)
    let terms = [1, 0] + number(word.count) + word + [0]
    #expect(problem { _ = try TermShard(terms, part, unitCount: 1) } == .outOfRange)
    let shorter = [1, 0] + number(word.count - 1) + word.dropLast() + [0]
    #expect(problem { _ = try TermShard(shorter, part, unitCount: 1) } == nil)
  }

  /// Their numbers would be those of the next file's.
  @Test func moreTextsThanNumbers() {
    let count = 1 << PartName.textBits
    for (files, expected) in [(count, nil), (count + 1, IndexError.Problem.outOfRange)] {
      // Of each how many units it holds, and its hash.
      let units = number(files) + [UInt8](repeating: 0, count: 5 * files)
      #expect(problem { _ = try UnitShard(units, part, count: 0) } == expected)
    }
  }

  /// A path of so many headings, for each of a hundred results.
  @Test func sectionsThatStandTooDeep() throws {
    let deepest = UnitShard.deepest
    var units: [UInt8] = [1] + number(deepest + 2) + [0, 0, 0, 0] + [0, 0, 0]
    for _ in 0...deepest { units += [2, 1, UInt8(ascii: "h")] }
    let shard = try UnitShard(units, part, count: deepest + 2)
    #expect(try shard.unit(at: deepest).path.count == deepest)
    #expect(problem { _ = try shard.unit(at: deepest + 1) } == .outOfRange)
  }

  /// Rows, each with words of the query: every row is looked at once.
  @Test func aTableOfManyRows() {
    let row: [UInt8] = [TextPart.row.rawValue] + Array("Red button\u{1F}44 by 44\u{1F}colour".utf8)
    let text =
      [TextPart.head.rawValue] + Array("Name\u{1F}Size\u{1F}Note".utf8)
      + Array([[UInt8]](repeating: row, count: 20_000).joined())
    let start = ThreadTime.milliseconds
    let excerpt = Excerpt(of: text, Query(Array("button size 44 colour".utf8)))
    #expect(excerpt.cells.first == Array("Red button".utf8))
    #expect(ThreadTime.milliseconds - start < 10_000)
  }

  /// A head with as many words of the query as there are rows: it is read once, not once a row.
  @Test func aWideHeadOverManyRows() {
    let row: [UInt8] = [TextPart.row.rawValue] + Array("button\u{1F}colour".utf8)
    let head = Array([[UInt8]](repeating: Array("size ".utf8), count: 60_000).joined())
    let text =
      [TextPart.head.rawValue] + head + Array("\u{1F}b".utf8)
      + Array([[UInt8]](repeating: row, count: 60_000).joined())
    let start = ThreadTime.milliseconds
    let excerpt = Excerpt(of: text, Query(Array("button size".utf8)))
    #expect(excerpt.cells.first == Array("button".utf8))
    #expect(ThreadTime.milliseconds - start < 15_000)
  }

  /// Of a name that is longer than any query only as much is read as of a query, however often
  /// it is meant.
  @Test func aSynonymOfMegabytes() throws {
    let name = Array("cups ".utf8)
    let long = Array([[UInt8]](repeating: name, count: 400_000).joined())
    #expect(Query(long + [0x20]).words == Query(Array(long.prefix(Query.longest))).words)
  }
}

extension HostileSizeTests {
  private func number(_ value: Int) -> [UInt8] {
    var (rest, bytes): (Int, [UInt8]) = (value, [])
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private func problem(_ body: () throws -> Void) -> IndexError.Problem? {
    do {
      try body()
      return nil
    } catch {
      return (error as? IndexError)?.problem
    }
  }
}
