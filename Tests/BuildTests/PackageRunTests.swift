import Build
import Diagnostics
import Files
import Model
import Testing

/// A raw file that is a package of pages, from the disk to the site.
@Suite struct PackageRunTests {
  private static let address = "https://developer.apple.com/design/human-interface-guidelines"
  private static let crawl = """
    {"url": "\(address)/a", "markdown": "# A\\n\\nTea.\\n"}
    {"url": "\(address)/b", "markdown": "# B\\n\\nPots.\\n"}

    """

  private func files(_ crawl: String = crawl) -> FileSystem {
    Projects.files(["content/raw/crawl.jsonl": Array(crawl.utf8)])
  }

  @Test func eachPageIsASourceOfItsOwn() async throws {
    let files = files()
    let report = await Pipeline(Projects.options { _ in }, files: files).build()
    #expect(
      report.told == [
        "p/content/raw/crawl.jsonl note raw-packed: The file is JSON lines with 2 pages"
      ])
    #expect(report.number(of: "raw file") == 1 && report.number(of: "page written") == 2)
    #expect(report.ledgers.map(\.file) == ["crawl.jsonl/a.md", "crawl.jsonl/b.md"])
    #expect(report.ledgers.filter(\.addsUp).count == 2)
    #expect(files.text("p/content/pages/current/b.md")?.contains("crawl.jsonl/b.md") == true)
    #expect(files.text("p/public/audit/a/index.html")?.hasPrefix("crawl.jsonl/a.md: ---") == true)
    #expect(files.text("p/public/audit/b/index.html")?.contains("Pots.") == true)
  }

  @Test func aPageThatIsTakenOutIsAnOrphan() async throws {
    let files = files()
    _ = await Pipeline(Projects.options { _ in }, files: files).ingest()
    let first = Self.crawl.prefix { $0 != "\n" }
    try files.write("p/content/raw/crawl.jsonl", Array(first.utf8))
    let told = await Pipeline(Projects.options { _ in }, files: files).ingest().told
    #expect(told.contains { $0.contains("note page-orphaned") && $0.contains("crawl.jsonl/b.md") })
  }

  @Test func tooManyPages() async {
    let many = String(repeating: #"{"markdown":"T"}"# + "\n", count: 10_001)
    let told = await Pipeline(Projects.options { _ in }, files: files(many)).ingest().told
    #expect(
      told == [
        "p/content/raw/crawl.jsonl warning raw-unreadable: "
          + "Cannot read: a package of more than 10000 pages"
      ])
  }

  @Test func itMayBeLargerThanAPage() async {
    let padding =
      #"{"url":"x","note":""# + String(repeating: "y", count: FileLimit.rawFile) + "\"}\n"
    let report = await Pipeline(
      Projects.options { _ in }, files: files(Self.crawl + padding)
    ).ingest()
    #expect(report.number(of: "page written") == 2)
    let large = #"{"markdown":""# + String(repeating: "y", count: FileLimit.rawText + 1) + "\"}\n"
    let told = await Pipeline(
      Projects.options { _ in }, files: files(Self.crawl + large)
    ).ingest().told
    #expect(
      told.contains { $0.hasPrefix("p/content/raw/crawl.jsonl/crawl.md warning raw-unreadable") })
  }
}
