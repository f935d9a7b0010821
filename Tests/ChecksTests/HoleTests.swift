import Diagnostics
import Model
import Testing

@testable import Checks

/// What a page announces or begins, and does not have.
@Suite struct HoleTests {
  private func found(_ rule: any Check.Type, _ markdown: String) -> [String] {
    findings(of: rule, [TestPage(slug: "a", markdown: markdown)]).map(\.told)
  }

  @Test func aPictureThatIsAnnouncedAndMissingIsFound() {
    #expect(
      found(AnnouncedMissing.self, "# A\n\nStack *cups*, as [shown](/x) below.\n\n## B\n\nx\n")
        == ["a.md:7:1 No picture follows “Stack cups, as shown below”"])
    #expect(
      found(AnnouncedMissing.self, "# A\n\n## B\n\n**Use lids.** For example:\n")
        == ["a.md:9:1 Nothing follows “For example”"])
  }

  @Test(arguments: [
    "# A\n\nAs shown below.\n\n![x](y.png)\n", "# A\n\nAs shown below: ![x](y.png)\n",
    "# A\n\nAs shown below.\n\n<!-- video: A hand. -->\n", "# A\n\nAs shown below:\n\n    code\n",
    "# A\n\nAs shown below:\n\n> [!NOTE]\n> x\n", "# A\n\n- As shown below:\n",
    "# A\n\nAs shown below.\n\n<!-- tabs -->\n\n<!-- tab: C -->\n\nx\n\n<!-- /tabs -->\n",
  ])
  func whatIsThereIsFine(markdown: String) {
    #expect(found(AnnouncedMissing.self, markdown) == [])
  }

  @Test func anImageWithoutAnAddressIsFound() {
    #expect(
      found(ImageMissing.self, "# A\n\n![A cup]()\n\n![A tray](#)\n\n![A lid](y.png)\n")
        == ["a.md:7:1 This image has no address", "a.md:9:1 This image has no address"])
  }

  @Test func anImageAmongWordsIsLeftToThem() {
    #expect(found(ImageMissing.self, "# A\n\nA cup ![]() is round.\n") == [])
  }

  @Test func aColumnWithoutAWordIsFound() {
    let table = "|  | Words |\n| - | - |\n|  | Cup |\n|  | CUP |\n"
    #expect(
      found(BlankColumn.self, "# A\n\n\(table)")
        == ["a.md:7:1 A column of this table is blank in every row"])
  }

  @Test(arguments: [
    "|  | Words |\n| - | - |\n| ![Right](y.png) | Cup |\n| ![Wrong](y.png) | CUP |\n",
    "| Cup | Note |\n| - | - |\n| Red |  |\n", "| Cup |  |\n| - | - |\n| Red |  |\n| Blue |  |\n",
  ])
  func otherTablesAreFine(table: String) {
    #expect(found(BlankColumn.self, "# A\n\n\(table)") == [])
  }
}
