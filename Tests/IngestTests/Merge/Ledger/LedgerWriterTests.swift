import Model
import Testing

@testable import Ingest

@Suite struct LedgerWriterTests {
  private func booking(
    _ range: Range<Int>, _ fate: LedgerSpan.Fate, _ rule: String, draft: Int = 0,
    block: Int? = nil, to destination: String = ""
  ) -> Booking {
    Booking(range, fate, rule, block: block, of: draft, to: destination)
  }

  private func written(
    _ bookings: [Booking], _ drafts: [LedgerWriter.DraftFates] = []
  ) -> [String] {
    var reading = Ingester.read(raw(""))
    reading.bookings = bookings
    return LedgerWriter.ledger(reading, drafts).spans.map {
      "\($0.start)-\($0.end) \($0.fate) \($0.rule) \($0.destination)"
    }
  }

  private func draft(
    _ page: String, _ fates: [PageMerge.Fate], leads: Bool = true
  ) -> LedgerWriter.DraftFates {
    LedgerWriter.DraftFates(page: page, blocks: fates, leads: leads)
  }

  @Test func runsOfOneFateAreOneSpan() {
    #expect(
      written([booking(0..<2, .dropped, "r"), booking(2..<5, .dropped, "r")])
        == ["0-5 dropped r "])
  }

  @Test func anotherRuleFateOrPageIsAnotherSpan() {
    #expect(
      written([
        booking(0..<1, .dropped, "r"), booking(1..<2, .dropped, "s"), booking(2..<3, .moved, "s"),
        booking(3..<4, .moved, "s", to: "title"), booking(5..<6, .moved, "s", to: "title"),
      ]) == [
        "0-1 dropped r ", "1-2 dropped s ", "2-3 moved s ", "3-4 moved s title",
        "5-6 moved s title",
      ])
  }

  @Test func theFateOfABlockIsItsBytes() {
    let bookings = [
      booking(0..<1, .kept, "p", block: 0), booking(1..<2, .kept, "p", block: 1),
      booking(2..<3, .kept, "p", block: 2),
    ]
    #expect(
      written(bookings, [draft("a.md", [.kept, .merged, .dropped(rule: "superseded")])])
        == ["0-1 kept p a.md", "1-2 merged p a.md", "2-3 dropped superseded "])
  }

  @Test func blanksShareTheFateOfTheirPage() {
    let bookings = [booking(0..<1, .kept, "blank"), booking(1..<2, .dropped, "noise")]
    #expect(
      written(bookings, [draft("a.md", [])]) == ["0-1 kept blank a.md", "1-2 dropped noise "])
    #expect(
      written(bookings, [draft("a.md", [], leads: false)])
        == ["0-1 dropped superseded ", "1-2 dropped noise "])
  }

  /// What stands behind a block of the second page is the second page's.
  @Test func aFileMayTellOfSeveralPages() {
    let bookings = [
      booking(0..<1, .kept, "p", block: 0), booking(1..<2, .kept, "blank"),
      booking(2..<3, .kept, "p", draft: 1, block: 0), booking(3..<4, .kept, "blank"),
    ]
    #expect(
      written(bookings, [draft("a.md", [.kept]), draft("b.md", [.kept])])
        == ["0-1 kept p a.md", "1-2 kept blank a.md", "2-3 kept p b.md", "3-4 kept blank b.md"])
  }

  @Test func aDestinationOfItsOwnStays() {
    #expect(
      written([booking(0..<1, .moved, "title", to: "title")], [draft("a.md", [])])
        == ["0-1 moved title title"])
  }
}
