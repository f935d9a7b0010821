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

  /// Each has an address, or only a title.
  @Test(arguments: [
    ("url,title,markdown\nADDRESS,Cups,TEXT\n", true),
    ("\u{FEFF}Title;URL;Markdown\r\nCups;ADDRESS;TEXT\r\n", true),
    ("\"url\",\"title\",\"text\"\n\"ADDRESS\",\"\",TEXT", true),
    (",url\t,title,html,markdown\nx,y,z,,TEXT", false),
    ("title\turl\tbody\n\tADDRESS\tTEXT\n\n", true),
    ("\turl\ttext\n0\tADDRESS\tTEXT\n", true),
  ])
  func onePage(csv: String, hasAddress: Bool) {
    let address = "https://tea.example/cups"
    let text = "# Cups\n\nA \"cup\", warm.\n"
    let cell = "\"\(text.replacing("\"", with: "\"\""))\""
    let found = texts(csv.replacing("ADDRESS", with: address).replacing("TEXT", with: cell))
    #expect(found == [(hasAddress ? "---\nurl: \(address)\n---\n\n" : "") + text])
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
        "The file is CSV with 2 pages", "This row does not fit the columns",
        "The quotation mark in this row is never closed",
      ])
    #expect(package.diagnostics.first?.why == "1 other part is not a page.")
    #expect(package.diagnostics.dropFirst().map(\.location.line) == [5, 7])
  }

  /// The rows behind it are read; a cell in front of it may have lines.
  @Test(arguments: ["\"# Lids", "\"\"\"Lids\"\" are warm", "\""])
  func aQuoteThatIsNeverClosed(cell: String) throws {
    let csv = """
      url,title,text
      https://tea.example/cups,Cups,# Cups
      https://tea.example/lids,"Lids
      of cups",\(cell)
      https://tea.example/pots,Pots,# Pots
      https://tea.example/ends,"",A ""cup"" holds tea
      """
    let package = try #require(Package(raw(csv + "\n", "a.csv")))
    #expect(package.pages.map(\.name) == ["cups", "pots", "ends"].map { "a.csv/\($0).md" })
    let found = package.diagnostics.dropFirst()
    #expect(found.map(\.summary) == ["The quotation mark in this row is never closed"])
    #expect(found.first?.location.line == 3 && found.first?.rule.id == "csv-broken")
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

  @Test(arguments: ["\"", ",", "\n", "a,\"b", "a,b,\"\"\"\"\"c\n", "\"\"", "\"a\",\"b\",\"c\"\n"])
  func manyOfOne(text: String) {
    let many = raw("url,title,text\n" + String(repeating: text, count: 60_000))
    let time = ContinuousClock().measure { _ = Package(many) }
    #expect(time < .seconds(8))
  }
}
