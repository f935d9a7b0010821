import Bytes
import Ingest
import Testing

@Suite struct FetchJournalTests {
  private static let page = Array("{}".utf8)

  private func line(
    _ path: String = "a.json", modified: String? = "Wed, 21 Oct 2015 07:28:00 GMT",
    digest: String? = SHA256.hex(page)
  ) -> String {
    let fields = [
      "address": "https://x.test/a.json", "path": path, "modified": modified, "digest": digest,
    ]
    let members = fields.sorted { $0.key < $1.key }.compactMap { name, value in
      value.map { "\"\(name)\":\"\($0)\"" }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func journal(_ lines: String...) -> FetchJournal? {
    FetchJournal(Array(lines.joined(separator: "\n").utf8))
  }

  private func day(_ journal: FetchJournal?, _ path: String = "a.json") -> String? {
    journal?.day(of: path, Self.page)
  }

  @Test func aFileIsAsOfTheDayOfItsLine() {
    #expect(day(journal(line(), "")) == "2015-10-21")
    #expect(day(journal(line("pages/b.json"), line()), "pages/b.json") == "2015-10-21")
    #expect(day(journal(line()), "b.json") == nil)
  }

  @Test func otherBytesHaveNoDay() {
    #expect(journal(line())?.day(of: "a.json", [1]) == nil)
    #expect(day(journal(line(digest: SHA256.hex(Self.page).uppercased()))) == "2015-10-21")
    #expect(day(journal(line(digest: nil))) == nil)
    #expect(day(journal(line(digest: ""))) == nil)
  }

  @Test func theLastLineAboutAFileCounts() {
    let later = line(modified: "Thu, 22 Oct 2015 07:28:00 GMT")
    #expect(day(journal(line(), later)) == "2015-10-22")
    #expect(day(journal(line(), line(modified: nil))) == nil)
  }

  @Test(arguments: ["soon", "", "2015-10-21"])
  func whatIsNotADateIsNoDay(modified: String) {
    let journal = journal(line(modified: modified))
    #expect(day(journal) == nil && journal?.broken == 0)
  }

  @Test func brokenLinesAreCounted() {
    let journal = journal(line(), "{", "[]", " ", "\u{FFFD}", "1")
    #expect(journal?.broken == 4 && journal?.firstBroken == 2)
    #expect(day(journal) == "2015-10-21")
  }

  @Test(arguments: ["", "\n", "{}", "[]", "{\"address\":1}", "# A page\n", "{"])
  func whatDoesNotStartAsOneIsNone(text: String) { #expect(FetchJournal(Array(text.utf8)) == nil) }

  @Test func aJournalWithoutEndIsCutShort() {
    let lines = line() + String(repeating: "\n{", count: 150_000)
    #expect(FetchJournal(Array(lines.utf8))?.broken == 99_999)
  }
}
