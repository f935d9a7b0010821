import Diagnostics
import Testing

@Suite struct DiagnosticFormatTests {
  private let full = Diagnostic(
    Rule("broken-anchor", .warning, "A link leads nowhere."),
    at: SourceLocation(file: "a.md", line: 3, column: 7),
    "“Boxes” has no section #Usage", why: "The link leads to the top.",
    remedy: "Did you mean #Use?")
  private let bare = Diagnostic(
    Rule("file", .error, "A file is gone."), at: SourceLocation(file: "b.md"), "gone")

  @Test func peopleGetOneLineAndItsReasons() {
    #expect(
      DiagnosticFormat.text.line(for: full) == """
        a.md:3:7: warning: “Boxes” has no section #Usage [broken-anchor]
            The link leads to the top.
            → Did you mean #Use?

        """)
  }

  @Test func aPlaceInARawFileIsToldBehindTheSummary() {
    let traced = full.made(from: SourceLocation(file: "raw/b.html", line: 41))
    #expect(DiagnosticFormat.text.line(for: traced).contains("]\n    from raw/b.html:41\n    The"))
    let json = #""remedy":"Did you mean #Use?","origin":{"file":"raw/b.html","line":41}}"#
    #expect(DiagnosticFormat.json.line(for: traced).hasSuffix(json + "\n"))
    #expect(traced.leveled(.error).origin == traced.origin && traced.location == full.location)
  }

  @Test func noLineFeedOfANameOrAQuoteForgesAFinding() {
    let name = "a\nb.md:1:1: error: forged [file]\nc.md"
    let hostile = Diagnostic(
      Rule("file", .error, "A file is gone."), at: SourceLocation(file: name, line: 2),
      "no \(name)", why: name,
      remedy: name, origin: SourceLocation(file: name))
    let shown = "a\u{FFFD}b.md:1:1: error: forged [file]\u{FFFD}c.md"
    #expect(
      DiagnosticFormat.text.line(for: hostile) == """
        \(shown):2: error: no \(shown) [file]
            from \(shown)
            \(shown)
            → \(shown)

        """)
    #expect(DiagnosticFormat.json.line(for: hostile).contains(#""file":"a\nb.md:1:1"#))
  }

  @Test func aWholeFileHasNoLine() {
    #expect(DiagnosticFormat.text.line(for: bare) == "b.md: error: gone [file]\n")
  }

  @Test func toolsGetOneObjectALine() {
    #expect(
      DiagnosticFormat.json.line(for: full)
        == #"{"rule":"broken-anchor","level":"warning","file":"a.md","line":3,"column":7,"#
        + #""summary":"“Boxes” has no section #Usage","why":"The link leads to the top.","#
        + #""remedy":"Did you mean #Use?"}"# + "\n")
    #expect(
      DiagnosticFormat.json.line(for: bare)
        == #"{"rule":"file","level":"error","file":"b.md","summary":"gone"}"# + "\n")
  }

  @Test func theFirstLineIsALine() {
    let first = Diagnostic(
      Rule("r", .note, "Odd."), at: SourceLocation(file: "a", line: 1, column: 1), "s")
    #expect(DiagnosticFormat.text.line(for: first) == "a:1:1: note: s [r]\n")
    #expect(DiagnosticFormat.json.line(for: first).contains(#""line":1,"column":1,"#))
  }
}
