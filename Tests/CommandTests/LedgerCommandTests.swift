import Build
import Diagnostics
import Files
import JSON
import Model
import Testing

@testable import Command

/// `hig ingest --ledger FILE`.
@Suite struct LedgerCommandTests {
  private static let text = "Skip Navigation\n\n# Boxes\nA box.\nOdd\u{1B}, and \(long)\nSame.\n"
  private static let long = String(repeating: "long ", count: 20)
  private static let ledger = Ledger(
    file: "boxes.md", size: text.utf8.count, sha256: "00ff", shape: "crawler-markdown",
    spans: [
      LedgerSpan(start: 0, end: 17, fate: .dropped, rule: "skip-link"),
      LedgerSpan(start: 17, end: 25, fate: .moved, rule: "title", to: "title"),
      LedgerSpan(start: 25, end: 30, fate: .kept, rule: "paragraph", to: "current/boxes"),
      LedgerSpan(start: 30, end: 32, fate: .kept, rule: "blank", to: "current/boxes"),
      LedgerSpan(start: 32, end: 143, fate: .dropped, rule: "odd"),
      LedgerSpan(start: 143, end: 149, fate: .merged, rule: "paragraph", to: "current/boxes"),
    ], reasons: ["skip-link": "a link that skips the navigation", "title": "the page’s title"])

  private func run(_ arguments: String...) async -> Trial.Outcome {
    var report = Report()
    report.ledgers = [Self.ledger]
    var trial = Trial()
    trial.files = .memory(["boxes.md": Array(Self.text.utf8)])
    trial.operations = .reporting(report)
    return await trial.run(["ingest", "--ledger", "boxes.md"] + arguments)
  }

  @Test func lineByLine() async {
    #expect(Self.ledger.addsUp)
    let cut = "Odd\u{FFFD}, and " + Self.long.prefix(61) + "…"
    let expected = """
      boxes.md: crawler-markdown, 149 bytes
      sha256 00ff
      kept 7 bytes, 4.7%
      moved 8 bytes, 5.4%
      merged 6 bytes, 4.0%
      dropped 128 bytes, 85.9%

      lines 1–2, bytes 0–17: dropped by skip-link: a link that skips the navigation
           1  Skip Navigation

      line 3, bytes 17–25: moved to title by title: the page’s title
           3  # Boxes

      line 4, bytes 25–32: kept in current/boxes (paragraph, blank)

      line 5, bytes 32–143: dropped by odd
           5  \(cut)

      line 6, bytes 143–149: merged: another file has the same for current/boxes
           6  Same.

      """
    #expect(await run().output == expected)
  }

  @Test func verboseShowsAllOfTheText() async {
    let output = await run("--verbose").output
    #expect(output.contains("\n     4  A box.\n"))
    #expect(output.contains(Self.long))
  }

  @Test func asAnObject() async throws {
    let object = try JSONReader.read(Array((await run("--format=json")).output.utf8))
    #expect(object["file"] == "boxes.md")
    #expect(object["size"] == 149)
    #expect(object["sha256"] == "00ff")
    #expect(object["shape"] == "crawler-markdown")
    let spans = try #require(object["spans"]?.array)
    #expect(
      spans[1] == [
        "start": 17, "end": 25, "fate": "moved", "rule": "title", "reason": "the page’s title",
        "to": "title",
      ])
    #expect(spans.count == 6)
  }

  @Test func onlyFindingsOfTheFileAreShown() async {
    var report = Report()
    report.ledgers = [Self.ledger]
    let rule = Rule("odd", .warning, "Odd.", .command)
    let raw = SourceLocation(file: "./content/raw/boxes.md", line: 2, column: 1)
    report.diagnostics = [
      Diagnostic(rule, .error, at: SourceLocation(file: "content/raw/cups.md"), "of another"),
      Diagnostic(rule, at: SourceLocation(file: "content/raw/myboxes.md"), "of another"),
      Diagnostic(rule, at: SourceLocation(file: "content/raw/b/boxes.md"), "of another"),
      Diagnostic(rule, at: raw, "its own"),
      Diagnostic(rule, at: SourceLocation(file: "pages/b.md"), "of its page", origin: raw),
    ]
    report.counts = [("raw file", 45)]
    var trial = Trial()
    trial.files = .memory(["content/raw/boxes.md": Array(Self.text.utf8)])
    trial.operations = .reporting(report)
    let outcome = await trial.run("ingest", "--ledger", "content/raw/boxes.md")
    #expect(outcome.verdict == .fine && outcome.output.hasPrefix("boxes.md: "))
    #expect(
      outcome.talk == """
        ./content/raw/boxes.md:2:1: warning: its own [odd]
        pages/b.md: warning: of its page [odd]
            from ./content/raw/boxes.md:2:1

        """)
  }

  @Test func nothingIsWritten() async throws {
    let files = FileSystem.memory(["boxes.md": [0x61]])
    var trial = Trial()
    trial.files = files
    trial.operations.ingest = { options, files, _ in
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
    #expect(outcome.talk.hasPrefix("nowhere.md: error: No such file"))
  }
}
