import Testing

@testable import Ingest

@Suite struct TableDifferenceTests {
  private typealias Rows = [[String]]
  private static let ours: Rows = [
    ["Cup", "Size", "Use"], ["Mug", "3", "Tea"], ["Jug", "9", "Milk"],
  ]

  private func told(_ ours: [Block], _ theirs: [Block]) -> [String] {
    PageMerge.made([ours, theirs], seenByNewer: .all).contradictions.map {
      "\($0.draft) \($0.heading) \($0.row) \($0.column): \($0.ours), \($0.theirs)"
    }
  }

  private func page(_ rows: Rows, _ heading: String = "Sizes") -> [Block] {
    [.heading(2, heading), .made(.table, rows: rows)]
  }

  private func changed(_ row: Int, _ column: Int, _ text: String) -> Rows {
    var rows = Self.ours
    rows[row][column] = text
    return rows
  }

  @Test func aCellThatSaysSomethingElseIsTold() {
    #expect(told(page(Self.ours), page(changed(1, 1, "4"))) == ["1 Sizes Mug Size: 3, 4"])
  }

  @Test func marksOrOrderAreNoDifference() {
    #expect(told(page(Self.ours), page(changed(1, 2, "**Tea**"))) == [])
    #expect(told(page(Self.ours), page([Self.ours[0], Self.ours[2], Self.ours[1]])) == [])
  }

  @Test func aCellWithTheNamesOfTheRowsThatItSpansIsNoDifference() {
    let spanned: Rows = [
      ["Cup", "Size", "Use"], ["Mug", "3", "Tea"], ["Bowl", "^^", "^^"], ["Jug", "9", "Milk"],
    ]
    let glued = changed(1, 2, "Tea Bowl")
    #expect(told(page(spanned), page(glued)) == [])
    #expect(told(page(glued), page(spanned)) == [])
    #expect(told(page(spanned), page(changed(1, 2, "Tea Pot"))) != [])
  }

  @Test func onlyTablesOfOneTopicAreCompared() {
    let other = changed(1, 1, "4")
    #expect(told(page(Self.ours), page(other, "Others")) == [])
    #expect(told(page(Self.ours), page(changed(0, 1, "Weight"))) == [])
    #expect(told(page(Self.ours) + page(Self.ours), page(other)) == [])
    #expect(told([], page(other)) == [])
  }

  @Test func rowsAreMatchedByAFirstCellThatStandsOnce() {
    #expect(told(page(Self.ours), page(changed(1, 0, "Cup"))) == [])
    let twice = Self.ours + [["Mug", "5", "Tea"]]
    #expect(told(page(Self.ours), page(twice)) == [])
    #expect(told(page(twice), page(changed(1, 1, "4"))) == [])
  }

  @Test func changeLogsDifferByNature() {
    func log(_ text: String) -> [Block] { page([["Date", "What"], ["May 1", text]]) }
    #expect(told(log("a"), log("b")) == [])
  }

  @Test func aPictureContradictsNoCell() {
    let theirs: Rows = [
      ["Cup", "Size", "Use"], ["Mug", "", "![Tea](t.png)"], ["Jug", "9", "Milk"],
    ]
    #expect(told(page(Self.ours), page(theirs)).isEmpty)
  }

  @Test func aLineBreakContradictsNone() {
    let theirs: Rows = [["Cup", "Size", "Use"], ["Mug", "3", "T<br>ea"], ["Jug", "9", "Milk"]]
    #expect(told(page(Self.ours), page(theirs)).isEmpty)
  }
}
