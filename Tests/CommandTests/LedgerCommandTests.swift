import Build
import Files
import JSON
import Model
import Testing

@testable import Command

/// `hig ingest --ledger FILE`.
@Suite struct LedgerCommandTests {
  private static let ledger = Ledger(
    file: "boxes.md", size: 130, sha256: "00ff", shape: "crawler-markdown",
    spans: [
      LedgerSpan(start: 0, end: 9, fate: .dropped, rule: "skip-link"),
      LedgerSpan(start: 9, end: 30, fate: .moved, rule: "title", to: "title"),
      LedgerSpan(start: 30, end: 130, fate: .kept, rule: "body", to: "boxes"),
    ])

  private func run(_ arguments: String...) async -> Trial.Outcome {
    var report = Report()
    report.ledgers = [Self.ledger]
    var trial = Trial()
    trial.files = .memory(["boxes.md": [UInt8](repeating: 0x61, count: 130)])
    trial.workshop = .reporting(report)
    return await trial.run(["ingest", "--ledger", "boxes.md"] + arguments)
  }

  @Test func asATable() async {
    let expected = """
      boxes.md: crawler-markdown, 130 bytes
      sha256 00ff
      kept 100 bytes, 76 %
      moved 21 bytes, 16 %
      dropped 9 bytes, 6 %

      start  end  bytes  fate     rule       to
          0    9      9  dropped  skip-link
          9   30     21  moved    title      title
         30  130    100  kept     body       boxes

      """
    #expect(await run().output == expected)
  }

  @Test func asAnObject() async throws {
    let object = try JSONReader.read(Array((await run("--format=json")).output.utf8))
    #expect(object["file"] == "boxes.md")
    #expect(object["size"] == 130)
    #expect(object["sha256"] == "00ff")
    #expect(object["shape"] == "crawler-markdown")
    let spans = try #require(object["spans"]?.array)
    #expect(spans[1] == ["start": 9, "end": 30, "fate": "moved", "rule": "title", "to": "title"])
    #expect(spans.count == 3)
  }

  @Test func nothingIsWritten() async throws {
    let files = FileSystem.memory(["boxes.md": [0x61]])
    var trial = Trial()
    trial.files = files
    trial.workshop.ingest = { options, files, _ in
      #expect(options.raw == ["boxes.md"])
      try? files.write("content/pages/boxes.md", [0x62])
      try? files.remove("boxes.md")
      return Report()
    }
    _ = await trial.run("ingest", "--ledger", "boxes.md")
    #expect(files.kind("content") == nil)
    #expect(files.kind("boxes.md") == .file)
  }

  @Test func aMissingFileIsAFailure() async {
    let outcome = await Trial().run("ingest", "--ledger", "nowhere.md")
    #expect(outcome.verdict == .failure)
    #expect(outcome.talk.hasPrefix("nowhere.md: error: there is no such file"))
  }
}
