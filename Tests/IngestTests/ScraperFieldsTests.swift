import Diagnostics
import Ingest
import Model
import PageFormat
import Testing

@Suite struct ScraperFieldsTests {
  private func front(_ fields: String, body: String = "a\n") -> FrontMatter? {
    ingested(raw(mirror(body, fields: fields))).pages.first?.frontMatter
  }

  private func scraped(_ fields: String) -> [String] {
    (front(fields)?.scraped ?? []).map { "\($0.name)=\($0.value)" }
  }

  @Test func aColonInAValueIsText() {
    #expect(
      front("description: A short detour: one task\n")?.abstract == "A short detour: one task")
  }

  @Test func quotesAroundAValueGo() {
    #expect(scraped("a: \"b\"\nc: 'd'\ne: \"f\ng: it’s\n") == ["a=b", "c=d", "e=\"f", "g=it’s"])
  }

  @Test func fieldsMayBeApartAndCommented() {
    #expect(scraped("a: b\n\n# c\n\"d\": e\nf : g\n") == ["a=b", "d=e", "f=g"])
    #expect(front("description: >-\n  A tea\n  house.\n")?.abstract == "A tea house.")
  }

  /// What the page does not say itself would be lost.
  @Test(arguments: [
    ("T-shirts", []), ("T Shirts | Apple Developer Documentation", []),
    ("Shirts for tea", ["title=Shirts for tea"]), ("[Shirts", ["title=[Shirts"]),
  ])
  func anotherTitleIsKept(field: String, expected: [String]) {
    #expect(noted(field, on: "T-shirts") == expected)
  }

  /// Titles without letters have no anchors to compare.
  @Test(arguments: [
    ("+", "−", ["title=+"]), ("+", "+", []), ("茶", "茶", []), ("茶", "杯", ["title=茶"]),
  ])
  func titlesOfSigns(field: String, title: String, expected: [String]) {
    #expect(noted(field, on: title) == expected)
  }

  private func noted(_ field: String, on title: String) -> [String]? {
    let source = "source: https://developer.apple.com/design/human-interface-guidelines/shirts"
    let page = ingested(raw("---\ntitle: \(field)\n\(source)\n---\n\n# \(title)\n\na\n")).pages
      .first
    #expect(page?.frontMatter.title == title)
    return page?.frontMatter.scraped.map { "\($0.name)=\($0.value)" }
  }

  /// As Jina’s reader writes them: no fence, and labels with blanks.
  @Test func aReaderHasLabels() {
    let head = """
      Title: Cups | Apple Developer Documentation

      URL Source: https://developer.apple.com/design/human-interface-guidelines/cups

      Published Time: Mon, 09 Jun 2025 10:00:00 GMT

      Markdown Content:

      """
    let bare = ingested(
      raw(head + "A cup: tea.\n\nUse\n---\n\n![Image 1: a](/b)\n\n![Image 2](/c)\n"))
    let page = bare.pages.first
    #expect(page?.frontMatter.title == "Cups")
    #expect(page?.frontMatter.slug == "cups")
    #expect(page?.frontMatter.abstract == "A cup: tea.")
    #expect(page?.frontMatter.scraped.map(\.name) == ["published-time"])
    #expect(
      page.map { String(decoding: $0.body, as: UTF8.self) }
        == "# Cups\n\nA cup: tea.\n\n## Use\n\n![a](https://developer.apple.com/b)\n\n"
        + "![](https://developer.apple.com/c)\n")
    #expect(bare.ledger.addsUp)
    let titled = ingested(raw(head + "[Skip](/x)\n\n# Cups\n\nTea.\n")).pages.first
    #expect(titled?.frontMatter.sources.first?.shape == "mirror-markdown")
    #expect(titled?.frontMatter.abstract == "Tea.")
    let underlined = ingested(raw(head + "Cups\n====\n\nTea.\n")).pages.first
    #expect(underlined?.frontMatter.sources.first?.shape == "mirror-markdown")
    #expect(underlined?.frontMatter.abstract == "Tea.")
    for text in ["Title: a\n\n# B\n\nc\n", "Title: a\n\nd\n\nMarkdown Content:\n# B\n\nc\n"] {
      #expect(ingested(raw(text)).pages.first?.frontMatter.title == "B")
    }
  }

  /// Without a fence, a blank line or a heading ends the fields.
  @Test(arguments: ["\n# T\n\nA cup.\n", "# T\n\nA cup.\n", "\n# T\n\nA cup.\n\n---\n\nb\n"])
  func aTextIsNoField(body: String) {
    let fields = "---\nurl: https://developer.apple.com/design/human-interface-guidelines/a\n"
    let outcome = ingested(raw(fields + body))
    #expect(outcome.pages.first?.frontMatter.title == "T")
    #expect(outcome.ledger.addsUp)
  }

  @Test(arguments: ["sourceURL", "source_url", "canonical", "source: web\nurl"])
  func anAddressHasManyNames(name: String) {
    let address = "https://developer.apple.com/design/human-interface-guidelines/cups"
    let outcome = ingested(raw("---\n\(name): \(address)\nscraped_at: 2026-02-01\n---\n# T\n\na\n"))
    #expect(outcome.pages.first?.frontMatter.slug == "cups")
    #expect(outcome.pages.first?.frontMatter.sources.first?.captured == "2026-02-01")
  }

  @Test func theCapturedDateIsTheDay() {
    #expect(
      front("timestamp: 2026-02-01T17:08:21.170Z\n")?.sources.first?.captured == "2026-02-01")
  }

  @Test func unknownFieldsAreKept() {
    #expect(scraped("author: x\nempty:\n") == ["author=x", "empty="])
  }

  /// A page whose YAML had one key twice could never be read again.
  @Test func aFieldThatComesTwiceIsKeptUnderANumber() {
    #expect(scraped("a: 1\na: 2\na-2: 3\na: 4\n") == ["a=1", "a-2=2", "a-2-2=3", "a-3=4"])
  }

  @Test(arguments: ["\n", "\r\n", "\u{FEFF}\n \n"]) func blankLinesMayBeAbove(blanks: String) {
    let outcome = ingested(raw(blanks + mirror("a\n", slug: "kettles")))
    #expect(outcome.pages.first?.frontMatter.slug == "kettles")
    #expect(outcome.ledger.addsUp && outcome.diagnostics.isEmpty)
  }

  @Test func aRuleBelowBlankLinesIsNoField() {
    let outcome = ingested(raw("\n---\nsource: x\n\n# T\n\na\n"))
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.pages.first?.frontMatter.scraped.isEmpty == true)
  }

  @Test func linesThatGoOnBelongToTheirField() {
    #expect(
      scraped("tags:\n  - a\n  - b\nnote: c\n  d\nlist:\n- e\n")
        == ["tags=- a - b", "note=c d", "list=- e"])
  }

  @Test func aFrontMatterThatNeverEndsIsTold() throws {
    let text = mirror("a\n").split(separator: "---\n", omittingEmptySubsequences: false)
    let reading = ingested(raw("---\n" + text[1] + text[2]))
    #expect(reading.pages.first?.frontMatter.slug == "a")
    #expect(reading.diagnostics.map(\.rule.id) == ["scraper-fields-open"])
    #expect(reading.ledger.addsUp)
  }

  @Test func whatTheScraperWroteCanBeReadBack() throws {
    let names = ["yes", "null", "1", "-", "_", "n", String(repeating: "k", count: 3000)]
    let fields = names.map { "\($0): : x # \"y\" \u{1} \u{2028}\n" }.joined()
    let page = try #require(ingested(raw(mirror("a\n", fields: fields))).pages.first)
    let (read, diagnostics) = PageReader.read(PageWriter.bytes(page), file: "a.md")
    #expect(diagnostics == [])
    #expect(read?.frontMatter == page.frontMatter)
  }
}
