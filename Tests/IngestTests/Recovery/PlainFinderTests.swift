import Testing

@testable import Ingest

/// Chapters, lists and tables among lines that lost their marks.
@Suite struct PlainFinderTests {
  private func chapters(_ names: [String], _ texts: [String]) -> [String] {
    ChapterPlaces.find(names, in: .made(texts)).map { "\($0.line) \($0.title)" }
  }

  @Test func chaptersAreFoundInOrder() {
    let texts = ["Tea is hot.", "Cups", "A cup holds tea.", "Jugs", "A jug holds more."]
    #expect(chapters(["Cups", "Jugs"], texts) == ["1 Cups", "3 Jugs"])
    #expect(chapters(["Jugs", "Cups"], texts).count == 1)
    #expect(chapters(["Pots"], texts) == [] && chapters([], texts) == [])
  }

  @Test func aHeadingStandsBeforeProse() {
    let texts = ["Cups", "Jugs", "Pots", "Tea. Milk.", "Cups", "Tea. Milk."]
    #expect(chapters(["Cups"], texts) == ["4 Cups"])
  }

  private func count(_ intro: String, _ texts: [String], section: String = "A") -> Int {
    LostList.count(
      behind: [LooseLine].made([intro])[0], [LooseLine].made(texts)[...], section: section,
      lexicon: Lexicon())
  }

  @Test func itemsOpenAlike() {
    #expect(count("Tea needs:", ["Hot water", "Tea leaves", "Then pour it."]) == 2)
    #expect(count("You can:", ["Pour the tea.", "Drink the tea.", "Serve it."]) == 3)
    #expect(count("Tea needs:", ["Hot water", "Then pour it."]) == 0)
    #expect(count("Tea needs:", []) == 0)
  }

  @Test func aNumberTellsHowManyFollow() {
    #expect(count("There are two cups:", ["Small", "Large", "Jugs"]) == 2)
    #expect(count("Tea needs three things:", ["Small", "A sentence."]) == 0)
  }

  @Test func labelsAndPlatformsAreNoItems() {
    #expect(count("Tea needs:", ["Note", "Water"]) == 0)
    #expect(count("Tea needs:", ["Water", "Leaves", "iOS, iPadOS"]) == 2)
  }

  private func tables(_ texts: [String]) -> [Int: LostTable] {
    TableFinder([LooseLine].made(texts)[...]).tables
  }

  @Test func aColumnOfMeasuresMakesATable() throws {
    let texts =
      ["The following table tells sizes.", "Name", "Width"]
      + ["Cup", "10 cm", "Plate", "20 cm", "Bowl", "15 cm", "Jug", "12 cm", "It is hot."]
    let table = try #require(tables(texts)[1])
    #expect(table.columns == 2 && table.rows.count == 5 && table.end == 11)
    #expect(table.rows[1] == [3..<4, 4..<5])
  }

  @Test func wordsAloneMakeNone() {
    #expect(tables(["Tea is hot.", "Milk is cold.", "Jugs are large.", "Cups are small."]).isEmpty)
    #expect(tables(["Name", "Width", "Cup"]).isEmpty)
    #expect(tables([]).isEmpty)
  }

  @Test func rowsBehindATableMayLackItsLastCell() {
    let table = LostTable(rows: [[0..<1, 1..<2, 2..<3], [3..<4, 4..<5, 5..<7]])
    let whole = table.goingOn(with: LostTable(rows: [[7..<8, 8..<9], [9..<10, 10..<12]]))
    #expect(whole.rows.count == 4 && whole.columns == 3 && whole.end == 12)
    #expect(whole.rows[2] == [7..<8, 8..<9, 9..<9])
    #expect(whole.rows[3] == [9..<10, 10..<12, 12..<12])
  }
}
