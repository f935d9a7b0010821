import Model
import PageFormat
import Testing
import Vocabulary

@Suite struct PageWriterTests {
  @Test func fieldsStandInTheirOrder() {
    var front = FrontMatter(
      title: "Dark Mode: a guide", slug: "dark-mode", url: "https://example.org/d",
      abstract: "Dim, but legible.")
    front.section = "Foundations"
    front.platforms = [.iOS, .macOS]
    front.updated = "2025-06-09"
    front.keywords = ["night", "a, b"]
    front.quality = PageQuality(scorePerMille: 934, structurePerMille: 1000, losses: 2)
    front.sources = [
      PageSource(file: "m/d.md", shape: "s", sha256: "ab", captured: "2026-02-01", keptPerMille: 87)
    ]
    front.scraped = [ScrapedField("author", "no: one")]
    let text = String(decoding: PageWriter.bytes(Page.of(front)), as: UTF8.self)
    let digest = PageWriter.digest(Page.of(front))
    #expect(
      text == """
        ---
        schema: 1
        title: "Dark Mode: a guide"
        slug: dark-mode
        url: "https://example.org/d"
        edition: current
        abstract: "Dim, but legible."
        section: Foundations
        platforms: [iOS, macOS]
        updated: 2025-06-09
        keywords: [night, "a, b"]
        quality:
          score: 0.934
          structure: 1.000
          losses: 2
        sources:
          - file: m/d.md
            shape: s
            sha256: "ab"
            captured: 2026-02-01
            kept: 0.087
        scraped:
          author: "no: one"
        digest: "\(digest)"
        ---

        # T

        Text.

        """)
  }
}
