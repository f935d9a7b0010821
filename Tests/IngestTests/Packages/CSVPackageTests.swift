import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// A table of pages: each row is read as a record of JSON is.
@Suite struct CSVPackageTests {
  private func texts(_ csv: String) -> [String] {
    (Package(raw(csv, "pages.csv"))?.pages ?? []).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    "url,title,markdown\nADDRESS,Cups,\"# Cups\n\nA \"\"cup\"\", warm.\n\"\n",
    "\u{FEFF}Title;URL;Markdown\r\nCups;ADDRESS;\"# Cups\n\nA \"\"cup\"\", warm.\n\"\r\n",
    "\"url\",\"title\",\"text\"\n\"ADDRESS\",\"\",\"# Cups\n\nA \"\"cup\"\", warm.\n\"",
    ",url\t,title,html,markdown\nx,y,z,,\"# Cups\n\nA \"\"cup\"\", warm.\n\"",
    "title\turl\tbody\n\tADDRESS\t\"# Cups\n\nA \"\"cup\"\", warm.\n\"\n\n",
  ])
  func onePage(csv: String) {
    let address = "https://tea.example/cups"
    let text = "# Cups\n\nA \"cup\", warm.\n"
    let found = texts(csv.replacing("ADDRESS", with: address))
    #expect(found == ["---\nurl: \(address)\n---\n\n\(text)"] || found == [text])
  }

  @Test func severalPagesAndBrokenRows() throws {
    let csv = """
      url,title,text
      https://tea.example/cups,Cups,"# Cups
      Tea."
      https://tea.example/none,None,
      a,b
      https://tea.example/pots,Pots,# Pots
      https://tea.example/lids,Lids,"# Lids
      """
    let package = try #require(Package(raw(csv, "pages.csv")))
    #expect(package.pages.map(\.name) == ["pages.csv/cups.md", "pages.csv/pots.md"])
    #expect(
      package.diagnostics.map(\.summary) == [
        "The file is CSV with 2 pages", "2 rows do not fit the columns",
      ])
    #expect(package.diagnostics.first?.why == "1 other part is not a page.")
    #expect(package.diagnostics.last?.location.line == 5)
  }

  @Test func partsOfAPageAreJoined() {
    let csv = "url,chunk_index,text\nhttps://a.example/b,1,Tea.\nhttps://a.example/b,0,# Cups\n"
    #expect(texts(csv) == ["---\nurl: https://a.example/b\n---\n\n# Cups\n\nTea."])
  }

  @Test(arguments: [
    "url,title\nhttps://a.example,A\n", "text,note\nTea,x\n", "url,title,text", "",
    "Tea, text and milk\n\nurl,text\n", "url,text\n", "# url,text\na,b\n",
    "The text, its source and title\n", "{\"url\":1}\n",
  ])
  func noPackage(csv: String) { #expect(Package(raw(csv, "a.csv")) == nil) }

  @Test(arguments: ["\"", ",", "\n", "a,\"b", "\"\"", "\"a\",\"b\",\"c\"\n"])
  func manyOfOne(text: String) {
    let many = raw("url,title,text\n" + String(repeating: text, count: 60_000))
    let time = ContinuousClock().measure { _ = Package(many) }
    #expect(time < .seconds(8))
  }
}
