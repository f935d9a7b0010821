import Model
import Testing

@testable import Ingest
import Vocabulary

@Suite struct FactsTests {
  private func front(_ body: String) -> FrontMatter? {
    ingested(raw(mirror(body))).pages.first?.frontMatter
  }

  @Test func theNewestDateOfTheChangeLogCounts() {
    let log = "| Date | Changes |\n|---|---|\n| May 1, 2024 | a |\n| June 9, 2025 | b |\n"
    #expect(front(log)?.updated == "2025-06-09")
    #expect(front(log.replacing("Date", with: "Size"))?.updated == nil)
  }

  @Test func platformsAreThoseThatAreNotExcluded() {
    let body = "## Platform considerations\n\n_Not supported in tvOS or watchOS._\n"
    #expect(front(body)?.unsupported == [.tvOS, .watchOS])
    #expect(front(body)?.platforms == [.iOS, .iPadOS, .macOS, .visionOS])
    #expect(front("a\n")?.platforms == [])
  }

  @Test func aPageKnowsItsGroupFromThePageTree() {
    let page = ingested(
      raw(
        """
        ---
        source: https://developer.apple.com/design/human-interface-guidelines/kettles
        ---
        Skip Navigation

        ## Human Interface Guidelines

        1 of 2 symbols inside <root> containing 3 symbols[Kitchen](/design/human-interface-guidelines/kitchen)

        1 of 3 symbols inside -42 [Cups](/design/human-interface-guidelines/cups)

        2 of 3 symbols inside -42 containing 1 symbols[Hot things](/design/human-interface-guidelines/hot)

        1 of 1 symbols inside 7 [Kettles](/design/human-interface-guidelines/kettles)

        Navigator is ready

        # Kettles

        Hot.
        """)
    ).pages.first
    #expect(page?.frontMatter.section == "Hot things")
  }
}
