import Model
import TestSupport
import Testing

@testable import Ingest

/// However claims lie, the bookings partition the file.
@Suite struct ClaimsTests {
  private func text(_ claims: Claims, size: Int) -> String {
    claims.book(of: [], size: size, else: "rest").bookings
      .map { "\($0.range.lowerBound)-\($0.range.upperBound) \($0.rule)" }.joined(separator: ", ")
  }

  @Test func whatNobodyClaimsIsTheRest() {
    #expect(text(Claims(), size: 3) == "0-3 rest")
    #expect(text(Claims(), size: 0) == "")
  }

  @Test func theInnermostWins() {
    var claims = Claims()
    claims.drop(4..<5, "inner")
    claims.keep(2..<8, "outer", block: 0)
    #expect(text(claims, size: 10) == "0-2 rest, 2-4 outer, 4-5 inner, 5-8 outer, 8-10 rest")
  }

  @Test func whatOverlapsIsCut() {
    var claims = Claims()
    claims.drop(0..<4, "a")
    claims.drop(2..<6, "b")
    claims.drop(9..<20, "c")
    #expect(text(claims, size: 10) == "0-2 a, 2-6 b, 6-9 rest, 9-10 c")
  }

  @Test func blocksMove() {
    var claims = Claims()
    claims.keep(0..<1, "a", block: 0)
    claims.keep(1..<2, "b", block: 1)
    claims.moveBlocks(to: [nil, 0])
    let bookings = claims.book(of: [], size: 2, else: "rest").bookings
    #expect(bookings.map(\.block) == [nil, BlockPlace(draft: 0, block: 0)])
    #expect(bookings.map(\.fate) == [.dropped, .kept])
  }

  /// Each byte goes to the claim that started last among those that hold it.
  @Test func anyClaimsPartitionTheFile() {
    var random = SeededRandom(41)
    for _ in 0..<500 {
      let size = 1 + random.below(40)
      var claims = Claims()
      let ranges = random.list(upTo: 8) { random -> Range<Int> in
        let start = random.below(size)
        return start..<start + random.below(12)
      }
      for (place, range) in ranges.enumerated() { claims.drop(range, "\(place)") }
      var end = 0
      for booking in claims.book(of: [], size: size, else: "rest").bookings {
        #expect(booking.range.lowerBound == end && !booking.range.isEmpty)
        end = booking.range.upperBound
        let around = ranges.indices.filter { ranges[$0].contains(booking.range.lowerBound) }
        #expect(around.isEmpty == (booking.rule == "rest"))
        let start = around.map { ranges[$0].lowerBound }.max()
        #expect(Int(booking.rule).map { ranges[$0].lowerBound } == start)
      }
      #expect(end == size)
    }
  }
}
