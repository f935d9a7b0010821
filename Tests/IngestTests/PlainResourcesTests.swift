import Ingest
import Testing

/// The closing chapters: groups of links, and the change log.
@Suite struct PlainResourcesTests {
  private let root = "https://developer.apple.com/design/human-interface-guidelines"

  private func resources(_ body: String, beside others: [String] = []) -> String {
    plainRecovered("Resources\n" + body, chapters: ["Resources"], beside: others)
  }

  @Test func titlesOfTheRunAreLinks() {
    #expect(
      resources("Related\n\nCups\n\nSpoons", beside: [plainPage("A.", title: "Cups")])
        == "## Resources\n\n#### Related\n\n[Cups](\(root)/cups)\n\nSpoons\n")
  }

  @Test func documentationIsNoPageOfTheGuidelines() {
    #expect(
      resources(
        "Developer documentation\n\nCups -- TeaKit", beside: [plainPage("A.", title: "Cups")])
        == "## Resources\n\n#### Developer documentation\n\nCups — TeaKit\n")
  }

  @Test func proseThatNamesAPageLinksToIt() {
    let text = plainRecovered(
      "For guidance, see Cups. Tea is hot.", beside: [plainPage("A.", title: "Cups")])
    #expect(text == "For guidance, see [Cups](\(root)/cups). Tea is hot.\n")
  }

  @Test func linksThatOtherPagesHave() {
    let other = mirror(
      "## Resources\n\n#### Developer documentation\n\n[`CupView`](https://a.b/c) — TeaKit\n")
    #expect(
      resources("Developer documentation\n\nCupView -- TeaKit", beside: [other])
        .hasSuffix("[`CupView`](https://a.b/c) — TeaKit\n"))
  }

  @Test func filmsAreItems() {
    #expect(
      resources("Videos\nMeet tea\nPour tea")
        == "## Resources\n\n#### Videos\n\n- Meet tea\n- Pour tea\n")
  }

  @Test func theChangeLogIsATable() {
    let log = lines(
      "Change log", "Date", "Changes", "June 9, 2025", "One.", "Two.", "May 2, 2023", "New page.")
    #expect(
      plainRecovered(log, chapters: ["Change log"])
        == """
        ## Change log

        | Date         | Changes     |
        | ------------ | ----------- |
        | June 9, 2025 | One.<br>Two. |
        | May 2, 2023  | New page.   |

        """.replacing("| Changes     |", with: "| Changes      |")
        .replacing("| ----------- |", with: "| ------------ |")
        .replacing("| New page.   |", with: "| New page.    |"))
  }

  @Test func aChangeLogWithoutDatesStaysText() {
    #expect(
      plainRecovered(lines("Change log", "Nothing new."), chapters: ["Change log"])
        == "## Change log\n\nNothing new.\n")
  }
}
