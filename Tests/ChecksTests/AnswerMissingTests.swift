import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct AnswerMissingTests {
  private func found(_ goal: AnswerEntry.Goal, page: String = "boxes", planned: [String] = [])
    -> [String]
  {
    let pages = [
      TestPage(
        slug: "boxes",
        markdown: "## Best practices\n\n| Box | Size |\n|-|-|\n| Slate | 9 pt |\n| Tile | |\n"),
      TestPage(slug: "layout", markdown: "Text.\n"),
    ]
    var settings = SiteSettings()
    if !planned.isEmpty { settings.navigation = [NavigationEntry(title: "G", slugs: planned)] }
    let entry = AnswerEntry(title: "Size", page: page, goal: goal, line: 4)
    let place = SourceLocation(file: "site.yaml", line: 4, column: 1)
    return findings(of: AnswerMissing.self, pages, settings) { $0.answers = [(entry, place)] }
      .map { "\($0.told) \($0.remedy ?? "")" }
  }

  @Test func whatIsThereIsFine() {
    #expect(found(.page) == [])
    #expect(found(.section("best practices")) == [])
    #expect(found(.cell(row: "slate", column: "Size")) == [])
    #expect(found(.page, page: "later", planned: ["later"]) == [])
  }

  @Test func whatIsNotThereIsTold() {
    let start = "site.yaml:4:1 “Size” is left out:"
    #expect(
      found(.page, page: "boxs") == ["\(start) no page “boxs” Did you mean `boxes`?"])
    #expect(
      found(.section("Best practises")) == [
        "\(start) no section “Best practises” in “boxes” Did you mean `Best practices`?"
      ])
    #expect(
      found(.cell(row: "Slate", column: "Sizes")) == [
        "\(start) no table in “boxes” has a row “Slate” and a column “Sizes”"
          + " Did you mean `Size`?"
      ])
    #expect(
      found(.cell(row: "Tile", column: "size")) == [
        "\(start) its cell is empty, or too long to be read at a glance Name another column."
      ])
    #expect(
      found(.cell(row: "Fog", column: "size")) == [
        "\(start) no table in “boxes” has a row “Fog” and a column “size”"
          + " Write a cell of the row, and the name of the column, in full."
      ])
  }
}
