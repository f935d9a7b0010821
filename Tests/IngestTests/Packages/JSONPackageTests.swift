import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// JSON of tools that scrape: each page in it is like a raw file.
@Suite struct JSONPackageTests {
  private static let text = #"# Cups\n\nA cup \u201cholds\u201d tea.\n"#
  private static let address =
    "https://developer.apple.com/design/human-interface-guidelines/cups"
  private static let page = """
    ---
    url: \(address)
    ---

    # Cups

    A cup “holds” tea.

    """

  private func texts(_ json: String) -> [String] {
    (Package(raw(json, "crawl.json"))?.pages ?? []).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  /// Where Firecrawl, Crawl4AI, Tavily and others put the text of a page and its address.
  @Test(arguments: [
    #"{"url":"ADDRESS","markdown":"TEXT"}"#,
    #"{"success":true,"data":{"markdown":"TEXT","metadata":{"sourceURL":"ADDRESS"}}}"#,
    #"{"data":[{"markdown":"TEXT","html":"<p>x</p>","metadata":{"url":"ADDRESS"}}]}"#,
    #"{"results":[{"url":"ADDRESS","markdown":{"raw_markdown":"TEXT"}}]}"#,
    #"{"results":[{"url":"ADDRESS","raw_content":"TEXT"}]}"#,
    #"[{"url":"ADDRESS","content":"TEXT"}]"#,
    #"[{"page_content":"TEXT","metadata":{"source":"ADDRESS"}}]"#,
    #"{"results":[{"url":"ADDRESS","title":"Cups","text":"TEXT"}]}"#,
    "\n " + #"{"url":"ADDRESS","html":null,"markdown":"TEXT"}"# + "\r\n",
    #"{"markdown":"TEXT","url":"ADDRESS"}"# + "\n" + #"{"url":"ADDRESS","error":"late"}"# + "\n",
  ])
  func onePage(form: String) {
    let json = form.replacing("ADDRESS", with: Self.address).replacing("TEXT", with: Self.text)
    #expect(texts(json) == [Self.page])
  }

  @Test func aPageOfPackagesIsReadLikeAFile() throws {
    let json = #"[{"url":"\#(Self.address)","markdown":"\#(Self.text)"}]"#
    let package = try #require(Package(raw(json, "sub/crawl.json")))
    #expect(package.pages.map(\.name) == ["sub/crawl.json/cups.md"])
    #expect(package.pages.map(\.file) == ["raw/sub/crawl.json/cups.md"])
    let outcome = ingested(package.pages[0])
    #expect(outcome.pages.map(\.frontMatter.slug) == ["cups"])
    #expect(outcome.ledger.addsUp && outcome.ledger.file == "sub/crawl.json/cups.md")
  }

  @Test func severalPages() throws {
    let entries = ["a/cups", "b/cups/?x#y", "pots"].map {
      #"{"url":"https://tea.example/\#($0)","markdown":"Tea"}"#
    }
    let lines = entries.joined(separator: "\n") + "\n\n{\"url\":\"x\"}\n{\"markdown\n[1]\n"
    let package = try #require(Package(raw(lines, "a.jsonl")))
    #expect(
      package.pages.map(\.name) == ["a.jsonl/cups.md", "a.jsonl/cups-2.md", "a.jsonl/pots.md"])
    #expect(package.diagnostic.summary == "The file is JSON lines with 3 pages")
    #expect(package.diagnostic.why == "3 other entries have no text of a page.")
  }

  @Test func htmlHasItsAddressAsBrowsersWriteIt() throws {
    let json = #"{"url":"\#(Self.address)","rawHtml":"<!doctype html><p>Tea"}"#
    #expect(texts(json) == ["<!-- saved from url=\(Self.address) -->\n<!doctype html><p>Tea"])
    #expect(Package(raw(json, "x.json"))?.pages.first?.name == "x.json/cups.html")
  }

  /// What an address says can end neither its line nor its comment, nor lead out of the folder.
  @Test(arguments: [
    (#"https://tea.example/a\nb: c"#, "tea.json/tea.md", ""),
    ("https://tea.example/a-->b", "tea.json/tea.md", ""),
    ("javascript:tea", "tea.json/tea.md", ""),
    (
      "https://tea.example/../..%2F$(x)", "tea.json/2Fx.md",
      "---\nurl: https://tea.example/../..%2F$(x)\n---\n\n"
    ),
  ])
  func addressesOfOthers(address: String, name: String, front: String) {
    let json = #"{"url":"\#(address)","markdown":"Tea"}"#
    let page = Package(raw(json, "tea.json"))?.pages.first
    #expect(page?.name == name)
    #expect(page.map { String(decoding: $0.bytes, as: UTF8.self) } == front + "Tea")
  }

  @Test func fieldsOfATextStay() {
    #expect(
      texts(#"{"url":"\#(Self.address)","markdown":"---\ntitle: T\n---\n"}"#)
        == ["---\ntitle: T\n---\n"])
  }

  @Test(arguments: [
    "", "{}", "[]", "[1]", #"{"markdown":5}"#, #"{"markdown":"""#, #"{"markdown":""}"#,
    #"{"data":[]}"#, #"{"markdown":"Tea","#, "# Cups\n\n{\"markdown\":\"Tea\"}\n",
  ])
  func noPackage(text: String) {
    #expect(Package(raw(text)) == nil)
  }
}
