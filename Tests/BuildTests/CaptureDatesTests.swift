import Build
import Bytes
import Diagnostics
import Files
import TestSupport
import Testing

/// Pages are as of the day on which their server last changed them, if a journal beside them says.
@Suite struct CaptureDatesTests {
  private static let address = "/design/human-interface-guidelines/"

  private static func page(_ slug: String) -> [UInt8] {
    Array(
      (#"{"schemaVersion":{},"identifier":{"url":"\#(address)\#(slug)"},"#
        + #""metadata":{"title":"\#(slug)"},"abstract":[{"type":"text","text":"Start."}]}"#).utf8)
  }

  private static func line(
    _ path: String, _ bytes: [UInt8], _ day: String = "Wed, 21 Oct 2015 07:28:00 GMT"
  ) -> String {
    #"{"address":"https://x.test/\#(path)","path":"\#(path)","modified":"\#(day)","#
      + #""digest":"\#(SHA256.hex(bytes))"}"# + "\n"
  }

  private func ingested(_ files: [String: [UInt8]]) async -> (files: FileSystem, report: Report) {
    let files = Projects.files(files)
    return (files, await Pipeline(Projects.options(), files: files).ingest())
  }

  private func captured(_ slug: String, in files: FileSystem) -> Substring? {
    let page = files.text("p/content/pages/current/\(slug).md") ?? ""
    let line = page.split(separator: "\n").first { $0.hasPrefix("    captured: ") }
    return line?.dropFirst("    captured: ".count)
  }

  @Test func theJournalDatesPagesBelowIt() async {
    let (a, b) = (Self.page("a"), Self.page("b"))
    let journal = Self.line("data/a.json", a) + Self.line("b.json", b + [0])
    let (files, _) = await ingested([
      "content/raw/apple/data/a.json": a, "content/raw/apple/b.json": b,
      "content/raw/apple/fetch.jsonl": Array(journal.utf8),
    ])
    #expect(captured("a", in: files) == "2015-10-21")
    #expect(captured("b", in: files) == nil, "its bytes are not those of the journal")
  }

  @Test func aPathThatLeadsOutIsNoFileOfTheJournal() async {
    let a = Self.page("a")
    let (files, _) = await ingested([
      "content/raw/a.json": a,
      "content/raw/apple/fetch.jsonl": Array(Self.line("../a.json", a).utf8),
      "content/raw/apple/b.json": Self.page("b"),
    ])
    #expect(captured("a", in: files) == nil)
  }

  @Test func brokenLinesAreOneFinding() async {
    let a = Self.page("a")
    let (files, report) = await ingested([
      "content/raw/a.json": a,
      "content/raw/fetch.jsonl": Array((Self.line("a.json", a) + "{\n}\n").utf8),
    ])
    #expect(captured("a", in: files) == "2015-10-21")
    let found = report.diagnostics.filter { $0.rule.id == "journal-broken" }
    #expect(found.map(\.location.line) == [2])
  }
}
