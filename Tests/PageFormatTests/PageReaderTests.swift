import Diagnostics
import Model
import PageFormat
import Testing

@Suite struct PageReaderTests {
  private func read(_ fields: String) -> (page: SourcePage?, diagnostics: [Diagnostic]) {
    PageReader.read(Array("---\n\(fields)---\n\n# T\n".utf8), file: "p.md")
  }

  private static let needed = "title: T\nslug: t\nurl: https://example.org\n"

  private func told(_ fields: String) -> [String] {
    read(fields).diagnostics.map {
      "\($0.location.text) \($0.summary)" + ($0.remedy.map { " → \($0)" } ?? "")
    }
  }

  @Test func theNeededFieldsAreEnough() {
    let (page, diagnostics) = read(Self.needed)
    #expect(diagnostics == [])
    #expect(page?.frontMatter.edition == FrontMatter.current)
    #expect(page?.bodyLine == 7)
  }

  @Test func anUnknownFieldSuggestsWhatWasMeant() {
    #expect(
      told(Self.needed + "keyword: [a]\n")
        == ["p.md:5:1 Unknown field `keyword` → Did you mean `keywords`?"])
    #expect(
      told(Self.needed + "zzzzzz: 1\n") == [
        "p.md:5:1 Unknown field `zzzzzz`"
          + " → See docs/normalized-pages.md for the fields."
      ])
  }

  @Test(arguments: ["title", "slug"])
  func aMissingFieldIsLocatedInTheFrontMatter(field: String) {
    let rest = Self.needed.split(separator: "\n").filter { !$0.hasPrefix(field) }
    #expect(
      told(rest.joined(separator: "\n") + "\n")
        == ["p.md:2:1 Missing field `\(field)` → Add `\(field): …`."])
  }

  /// Nobody knows where the pages of an old edition were.
  @Test func anAddressMayLack() {
    let page = read("title: T\nslug: t\n").page
    #expect(page?.frontMatter.url == "")
    #expect(
      page.map { String(decoding: PageWriter.bytes($0), as: UTF8.self) }?.contains("url:") == false)
  }

  @Test(arguments: [
    (
      "platforms: [iOS, watchos]\n",
      "p.md:5:18 Unknown platform `watchos` → Did you mean `watchOS`?"
    ),
    ("platforms: iOS\n", "p.md:5:12 `platforms` must be a list"),
    ("keywords: a\n", "p.md:5:11 `keywords` must be a list"),
    ("sources: a\n", "p.md:5:10 `sources` must be a list"),
    ("scraped: a\n", "p.md:5:10 `scraped` must be `key: value` pairs"),
    ("abstract: [a]\n", "p.md:5:11 `abstract` must be a string"),
    ("quality: good\n", "p.md:5:10 `quality` must have `score` and `structure` from 0 to 1"),
    ("quality: {score: 2, structure: 1, losses: 0}\n", "p.md:5:10 `quality` must have"),
    ("quality: {score: 1, structure: 1, losses: -1}\n", "p.md:5:10 `quality` must have"),
    ("quality: {score: 1, losses: 1}\n", "p.md:5:10 `quality` must have"),
    ("section: {a: b}\n", "p.md:5:10 `section` must be a string"),
    ("schema: 2\n", "p.md:5:9 Unknown schema “2”, expected 1"),
    ("a: b: c\n", "p.md:5:5 Invalid YAML: mapping values are not allowed"),
    ("title: U\n", "p.md:5:1 Invalid YAML: duplicate key “title”"),
  ])
  func aWrongValueIsLocated(field: String, message: String) {
    let told = told(Self.needed + field)
    #expect(told.count == 1 && told.first?.hasPrefix(message) == true, "\(told)")
    #expect(read(Self.needed + field).page == nil)
  }

  /// Slug and edition become folders: neither may lead out of them.
  @Test(arguments: ["../x", "a/b", "..", "a b", "é", "a.b", "/etc", "a\\0b"])
  func aFolderOfOtherLettersGetsTheNearestName(name: String) throws {
    let slug = read("title: T\nslug: \"\(name)\"\n")
    let edition = read(Self.needed + "edition: \"\(name)\"\n")
    for found in [slug, edition] {
      #expect(found.diagnostics.map(\.rule.id) == ["field-invalid"])
      let key = try #require(found.page).frontMatter.key
      #expect(key.slug.isPlain && key.edition.isPlain)
    }
  }

  @Test func anEmptyEditionIsTodays() {
    let found = read(Self.needed + "edition: \"\"\n")
    #expect(found.page?.frontMatter.edition == FrontMatter.current)
    #expect(told(Self.needed + "edition: \"\"\n").count == 1)
    #expect(read("title: T\nslug: \"\"\n").page == nil)
  }

  @Test(arguments: [
    ("updated: soon", "Invalid `updated`: “soon”; it is left out"),
    ("updated: 2025-02-30", "Invalid `updated`: “2025-02-30”; it is left out"),
    ("sources: [{file: a, captured: never}]", "Invalid `captured`: “never”; it is left out"),
  ])
  func aDateIsOfTheCalendar(field: String, message: String) {
    #expect(read(Self.needed + field + "\n").diagnostics.map(\.summary) == [message])
    #expect(read(Self.needed + field + "\n").page?.frontMatter.updated == nil)
  }

  @Test(arguments: ["javascript:alert(1)", "u", "ftp://example.org", "https://a b"])
  func anAddressIsOfTheWeb(url: String) {
    let found = read("title: T\nslug: t\nurl: \"\(url)\"\n")
    #expect(found.page?.frontMatter.url == "")
    #expect(found.diagnostics.map { "\($0.level) \($0.rule)" } == ["warning field-invalid"])
  }

  @Test(arguments: ["", "# T\n", "---\ntitle: T\n", " ---\ntitle: T\n---\n", "----\n---\n"])
  func aPageWithoutFrontMatterIsToldWhere(text: String) {
    let (page, diagnostics) = PageReader.read(Array(text.utf8), file: "p.md")
    #expect(page == nil)
    #expect(diagnostics.map(\.location.text) == ["p.md:1:1"])
  }

  @Test func everythingWrongIsToldAtOnce() {
    #expect(told("titel: T\nplatforms: [a, b]\n").count == 5)
  }
}
