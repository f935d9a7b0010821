import Files
import Testing

@testable import Fetch

@Suite struct JournalTests {
  private let line =
    #"{"address":"http://a/b","path":"b.json","status":200,"tag":"\"6c03-65b\"","#
    + #""modified":"Tue, 03 Mar 2026 10:00:00 GMT","digest":"d","size":7}"# + "\n"

  @Test func itIsReadAsItIsWritten() {
    let bytes = Array(
      (line + #"{"address":"http://a/c","status":404,"problem":"status 404"}"# + "\n").utf8)
    #expect(Journal(reading: bytes).bytes == bytes)
  }

  @Test func whatCannotBeReadIsForgotten() {
    let bytes = Array((line + "[]\n{\n\n{\"address\":3}\n\u{FF}" + line.dropLast(9)).utf8)
    #expect(Journal(reading: bytes).bytes == Array(line.utf8))
  }

  @Test func nothingOfItIsMoreThanOneLineOfAHead() {
    let tag = #"{"address":"a","status":200,"tag":"x\r\nHost: other","modified":"ü"}"#
    let entry = Journal(reading: Array(tag.utf8))["a"]
    #expect(entry != nil && entry?.tag == nil && entry?.modified == nil)
  }

  @Test(arguments: [
    "../x.json", "/x.json", "a//b", "", "a/../../b", ".fetch.log", "a/.b",
    // Marks that would join with a slash or a dot.
    "/\u{301}x.json", "a/\u{301}/../../b", "a/.\u{301}b",
  ])
  func pathsThatLeadElsewhereAreForgotten(path: String) {
    let line = #"{"address":"a","path":"\#(path)","status":200}"#
    #expect(Journal(reading: Array(line.utf8))["a"]?.path == nil)
  }

  @Test func aFileHasOneOwner() {
    var journal = Journal()
    for address in ["a", "b"] {
      var entry = JournalEntry(address)
      entry.path = "x.json"
      journal.set(entry)
    }
    #expect(journal.owner(of: "x.json")?.address == "b" && journal["a"] == nil)
    journal.forget("b")
    #expect(journal.owner(of: "x.json") == nil)
  }

  @Test func theLogOfAKilledRunMayBeCutShort() throws {
    let log = WorkLog(
      reading: Array((line.dropLast(2) + #","outcome":"new"}"# + "\n" + line.prefix(30)).utf8))
    #expect(log.outcomes == ["http://a/b": .new])
    var log2 = log
    var written: [UInt8] = []
    try log2.add(JournalEntry("z"), .same) { (bytes) throws(FileError) in written += bytes }
    #expect(String(decoding: written, as: UTF8.self).hasPrefix("\n{"))
  }
}
