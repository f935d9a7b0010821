import Testing

@testable import Ingest

/// The change logs of all sources are one.
@Suite struct ChangeRowsTests {
  private func log(_ rows: [String]) -> Block {
    .made(.table, rows: [["Date", "Changes"]] + rows.map { [$0, "Changed \($0)."] })
  }

  private func merged(_ logs: [[Block]], seenByNewer: Sight = []) -> [String] {
    PageMerge.made(logs, seenByNewer: seenByNewer).dump
  }

  @Test func rowsAreUnitedTheNewestFirst() {
    let (may, june, july) = ("May 2, 2024", "June 9, 2025", "July 1, 2025")
    #expect(
      merged([[log([june])], [log([july, june, may])]], seenByNewer: .all)
        == [log([july, june, may]).dump])
  }

  @Test func aDayMayHaveSeveralEntries() {
    let other: Block = .made(
      .table, rows: [["Date", "Changes"], ["May 2, 2024", "New."], ["May 2, 2024", "Changed M"]])
    #expect(
      merged([[log(["May 2, 2024"])], [other]])
        == ["table Date|Changes / May 2, 2024|Changed May 2, 2024. / May 2, 2024|New."])
  }

  @Test func aLogComesUnderItsHeading() {
    let lead: [Block] = [.heading(2, "Change log"), .heading(2, "End"), .words("x")]
    let page = merged([lead, [.heading(2, "Change log"), log(["May 2, 2024"])]])
    #expect(page == ["h2 Change log", log(["May 2, 2024"]).dump, "h2 End", "p x"])
  }

  @Test func aLogBringsItsHeading() {
    let page = merged(
      [[.words("x")], [.heading(2, "Change log"), log(["May 2, 2024"])]], seenByNewer: .all)
    #expect(page == ["p x", "h2 Change log", log(["May 2, 2024"]).dump])
  }

  @Test func severalLogsAreOne() {
    let page = merged([[.words("x")], [log(["May 2, 2024"]), log(["May 3, 2024"])]])
    #expect(page == ["p x", log(["May 3, 2024", "May 2, 2024"]).dump])
  }

  @Test func whatIsAccountedFor() {
    let merge = PageMerge.made([
      [log(["May 2, 2024"])], [log(["May 2, 2024"])], [log(["May 3, 2024"])],
    ])
    #expect(merge.fates == [[.kept], [.merged], [.kept]])
  }

  @Test func datesAreOfLogsOnly() {
    let table: Block = .made(.table, rows: [["Day", "x"], ["May 4, 2024", "y"]])
    #expect(ChangeRows.dates(of: [table, log(["May 2, 2024", "soon"])]) == ["2024-05-02"])
  }
}
