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
    #"{"ADDRESS":"TEXT"}"#, #"{"ADDRESS":{"title":"Cups","content":"TEXT"}}"#,
    #"{"pages":{"ADDRESS":{"markdown":"TEXT"}}}"#,
    #"[{"page_content":"TEXT","metadata":{"source":"ADDRESS"}}]"#,
    #"{"results":[{"url":"ADDRESS","title":"Cups","text":"TEXT"}]}"#,
    "\n " + #"{"url":"ADDRESS","html":null,"markdown":"TEXT"}"# + "\r\n",
    #"{"markdown":"TEXT","url":"ADDRESS"}"# + "\n" + #"{"url":"ADDRESS","error":"late"}"# + "\n",
  ])
  func onePage(form: String) {
    let json = form.replacing("ADDRESS", with: Self.address).replacing("TEXT", with: Self.text)
    #expect(texts(json) == [Self.page])
  }

  /// An object with other members than addresses is no map of pages.
  @Test func aMapHasAddressesAlone() {
    let link = #"{"title":"Links","\#(Self.address)":"A cup of some kind"}"#
    #expect(texts(link) == [])
    #expect(texts(#"{"\#(Self.address)":"","https://tea.example/pots":"Pots\nTea"}"#).count == 1)
  }

  /// What an address is called is no page.
  @Test func aMapOfTitlesHasNoPages() {
    let titles = ["cups", "pots"].map { #""\#(Self.address)/\#($0)":"Of \#($0)""# }
    #expect(texts("{\(titles.joined(separator: ","))}") == [])
    let long = String(repeating: "A cup holds tea. ", count: 20)
    #expect(texts(#"{"\#(Self.address)":"\#(long)","https://tea.example/pots":"Pots"}"#).count == 1)
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
    let (note, broken) = (package.diagnostics[0], package.diagnostics[1])
    #expect(note.summary == "The file is JSON lines with 3 pages")
    #expect(note.why == "1 other part is not a page.")
    #expect(broken.rule.id == "json-broken" && broken.location.line == 6)
    #expect(broken.summary == "2 lines are not valid JSON")
  }

  @Test func htmlHasItsAddressAsBrowsersWriteIt() throws {
    let json = #"{"url":"\#(Self.address)","rawHtml":"<!doctype html><p>Tea"}"#
    #expect(texts(json) == ["<!-- saved from url=\(Self.address) -->\n<!doctype html><p>Tea"])
    let part = json.replacing("<!doctype html>", with: "")
    #expect(texts(part) == ["<!doctype html>\n<!-- saved from url=\(Self.address) -->\n<p>Tea"])
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

  /// An address joins the fields that a text has, unless they have one; a rule is none of them.
  @Test(arguments: [
    (#"---\ntitle: T\n---\n"#, "---\nurl: ADDRESS\ntitle: T\n---\n"),
    (#"---\nsource: s\n---\n"#, "---\nsource: s\n---\n"),
    (#"---\n\nTea\n\n---\n"#, "---\nurl: ADDRESS\n---\n\n---\n\nTea\n\n---\n"),
    (#"---|---\n"#, "---\nurl: ADDRESS\n---\n\n---|---\n"),
    (#"{\"a\":1}"#, #"{"a":1}"#),
    (#"<br>\n\n[a](b)"#, "---\nurl: ADDRESS\n---\n\n<br>\n\n[a](b)"),
    (#"\ufeff<!doctype html>"#, "<!-- saved from url=ADDRESS -->\n<!doctype html>"),
  ])
  func whatTheTextBeginsWith(text: String, expected: String) {
    #expect(
      texts(#"{"url":"\#(Self.address)","markdown":"\#(text)"}"#)
        == [expected.replacing("ADDRESS", with: Self.address)])
  }

  /// Each answer of an interface on a line, or in a list; also with a mark of the order of bytes.
  @Test(arguments: [
    ##"{"success":true,"data":{"markdown":"# A"}}"## + "\n" + ##"{"data":{"markdown":"# B"}}"##,
    ##"[{"data":{"markdown":"# A"}},{"data":{"markdown":"# B"}}]"##,
    ##"{"data":{"web":[{"markdown":"# A"},{"markdown":"# B"}]}}"##,
    ##"{"text":"Of 2 pages","results":[{"html":"","markdown":"# A"}],"pages":[{"text":"# B"}]}"##,
    "\u{FEFF}" + ##"[{"markdown":"\n","text":"# A"},{"text":"# B"}]"##,
    ##"[{"markdown_v2":{"raw_markdown":"# A"}},{"kwargs":{"page_content":"# B"}}]"##,
    "\n  {\"markdown\":\"# A\"} ,\r\n{\"markdown\":\"# B\"}\n",
    "[\n{\"markdown\":\"# A\"},\n{\"markdown\":\"# B\"},\n",
  ])
  func pagesWithinOthers(json: String) {
    #expect(texts(json) == ["# A", "# B"])
  }

  @Test func noTwoNamesAreOne() throws {
    let addresses = ["x/cups", "y/CUPS", "z/cups-2", "z/cups", "a/b/index.html", "c/b.htm", ""]
    let lines = addresses.map { #"{"url":"https://tea.example/\#($0)","markdown":"T"}"# }
    let package = try #require(Package(raw(lines.joined(separator: "\n"), "p")))
    #expect(
      package.pages.map { String($0.name.dropFirst(2)) } == [
        "cups.md", "CUPS-2.md", "cups-2-2.md", "cups-3.md", "b.md", "b-2.md", "p.md",
      ])
  }

  /// 16,384 spellings of one name.
  @Test func manyNamesThatDifferInCapitals() throws {
    let letters = Array("abcdefghijklmn")
    let lines = (0..<1 << letters.count).map { number in
      let name = letters.enumerated().map { place, letter in
        number >> place & 1 == 0 ? String(letter) : letter.uppercased()
      }
      return #"{"url":"https://tea.example/\#(name.joined())","markdown":"T"}"#
    }
    let many = raw(lines.joined(separator: "\n"), "p")
    let time = try ContinuousClock().measure {
      let names = try #require(Package(many)).pages.map { $0.name.lowercased() }
      #expect(Set(names).count == lines.count)
    }
    #expect(time < .seconds(8))
  }

  /// Else two crawls would have one page “crawl-2”, of two things.
  @Test func whatHasNoAddressIsCalledAfterItsTitle() throws {
    let json = ##"[{"title":"Tap targets","text":"T"},{"markdown":"Tea\n# Full cups\n"}]"##
    let package = try #require(Package(raw(json, "p")))
    #expect(package.pages.map(\.name) == ["p/tap-targets.md", "p/full-cups.md"])
  }

  @Test func brokenBytesAreTold() throws {
    let bytes = Array(#"{"markdown":"caf"#.utf8) + [0xE9] + Array(#""}"#.utf8)
    let package = try #require(Package(raw(bytes)))
    #expect(package.diagnostics.map(\.rule.id) == ["raw-packed", "raw-misencoded"])
  }

  @Test(arguments: [
    (#"{"markdown":"Tea"#, 1), ("[\n{\"markdown\":\n", 2), ("{\"a\":1}\n{\"b\":2}\n", 0),
  ])
  func brokenJSONSaysWhere(text: String, line: Int) {
    let outcome = ingested(raw(text, "crawl.json"))
    #expect(outcome.diagnostics.map(\.rule.id) == [line == 0 ? "shape-unknown" : "json-broken"])
    #expect(outcome.diagnostics.first?.location.line == line)
  }

  @Test(arguments: [
    "", "{}", "[]", "[1]", #"{"markdown":5}"#, #"{"markdown":"""#, #"{"markdown":""}"#,
    #"{"data":[]}"#, #"{"markdown":"Tea","#, #"[{"type":"text","text":"A label"}]"#,
    #"{"schemaVersion":{},"markdown":"Tea"}"#, "# Cups\n\n{\"markdown\":\"Tea\"}\n",
  ])
  func noPackage(text: String) {
    #expect(Package(raw(text)) == nil)
  }
}
