import Build
import Bytes
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

  /// A bundle of files is text: it has a ledger and an audit besides those of its pages.
  @Test func aBundleOfFiles() async throws {
    let text = ["a", "b"].map {
      "<document index=\"1\">\n<source>\(Self.address)/\($0)</source>\n<document_contents>\n"
        + "# \($0.uppercased())\n\nTea.\n\n</document_contents>\n</document>\n"
    }.joined()
    let files = Projects.files([
      "content/raw/all.txt": Array("<documents>\n\(text)</documents>\n".utf8)
    ])
    let report = await Pipeline(Projects.options { _ in }, files: files).build()
    #expect(
      report.told == [
        "p/content/raw/all.txt note raw-packed: The file is a bundle of files with 2 pages"
      ])
    #expect(report.number(of: "raw file") == 1 && report.number(of: "page written") == 2)
    #expect(report.ledgers.map(\.file).sorted() == ["all.txt", "all.txt/a.md", "all.txt/b.md"])
    #expect(report.ledgers.filter(\.addsUp).count == 3)
    let page = files.text("p/content/pages/current/b.md")
    #expect(page?.contains("all.txt/b.md") == true && page?.hasSuffix("# B\n\nTea.\n") == true)
    let audits = try files.walk("p/public/audit").filter { $0.hasPrefix("file.") }
    #expect(audits.count == 1, "\(audits)")
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

  private static func archive(
    _ pictures: [(name: String, bytes: [UInt8])], of page: String = "cups",
    below folder: String = "1f"
  ) -> [UInt8] {
    let parts = pictures.map { name, bytes in
      "Content-Type: image/x\nContent-Transfer-Encoding: base64\n"
        + "Content-Location: https://docs.example/\(folder)/\(name)\n\n\(Base64.text(bytes))\n--cups\n"
    }
    let images = pictures.map {
      "<p>Tea.</p><img alt='A cup' src='https://docs.example/\(folder)/\($0.name)'>"
    }
    let text = "<html><main><h1>\(page)</h1><p>For tea.</p>\(images.joined())</main>"
    return Array(
      """
      Snapshot-Content-Location: \(address)/\(page)
      MIME-Version: 1.0
      Content-Type: multipart/related; boundary=cups

      --cups
      Content-Type: text/html
      Content-Location: \(address)/\(page)

      \(text)
      --cups
      \(parts.joined())--
      """.utf8)
  }

  /// What a picture is its bytes say, as of any other.
  @Test func picturesOfAnArchiveReachTheReader() async throws {
    let gif = Array("GIF89a".utf8) + [8, 0, 4, 0]
    let script = Array("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>".utf8)
    let pictures = [("cup%402x.png", gif), ("pot.svg", script), ("pan.png", Array("<p>".utf8))]
    let files = Projects.files([
      "content/raw/cups.MHTML": Self.archive(pictures),
      "content/raw/pots/cups.mht": Self.archive([("cup%402x.png", gif)]),
      "templates/page.mustache": Array("{{{content}}}\n".utf8),
    ])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.number(of: "picture") == 2)
    let refused = report.told.filter { $0.contains(" asset:") }
    #expect(
      refused.count == 1
        && refused[0].hasPrefix("p/content/raw/cups.MHTML/docs.example/1f/pot.svg:1:"))
    let shown = try files.walk("p/public/assets/figures")
    #expect(shown.count == 1 && shown[0].hasPrefix("cup@2x."))
    let page = try #require(files.text("p/public/cups/index.html"))
    #expect(page.contains("figures/\(shown[0])"))
    let again = await Pipeline(Projects.options(), files: files).build()
    #expect(again.number(of: "picture") == 2)
    #expect(try files.walk("p/public/assets/figures") == shown)
  }

  /// Also of two pages whose pictures are called the same, in folders that are.
  @Test func eachPageShowsThePictureOfItsAddress() async throws {
    func gif(_ width: UInt8) -> [UInt8] { Array("GIF89a".utf8) + [width, 0, 4, 0] }
    let pages = [("cups", UInt8(21)), ("pots", 22), ("pans", 23)]
    var content = pages.map { page, width in
      let archive = Self.archive([("a.png", gif(width))], of: page, below: "\(page)/images")
      return ("content/raw/\(page).mhtml", archive)
    }
    content.append(("templates/page.mustache", Array("{{{content}}}\n".utf8)))
    let files = Projects.files(Dictionary(content) { first, _ in first })
    _ = await Pipeline(Projects.options(), files: files).build()
    for (page, width) in pages {
      let html = try #require(files.text("p/public/\(page)/index.html"))
      #expect(html.contains(" width=\"\(width)\" "), "\(page)")
    }
  }

  @Test func whatIsNoTextIsNamedWhateverItsSize() async {
    let large = [UInt8](repeating: 0x20, count: FileLimit.rawFile + 1)
    let files = Projects.files([
      "content/raw/a.pdf": Array("%PDF-1.7".utf8) + large,
      "content/raw/b.plist": Array("bplist00".utf8), "content/raw/c.md": large,
    ])
    let told = await Pipeline(Projects.options { _ in }, files: files).ingest().told
    #expect(
      told == [
        "p/content/raw/a.pdf warning not-a-page: The file is a PDF",
        "p/content/raw/b.plist warning shape-unknown: Unrecognized format",
        "p/content/raw/c.md warning raw-unreadable: Cannot read: larger than 4 MiB",
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
