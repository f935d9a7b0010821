import Build
import Diagnostics
import Files
import JSON
import Model
import Synchronization
import Testing

@testable import Command

@Suite struct CheckCommandTests {
  private static let missingAlt = RuleBook.rule("missing-alt") ?? Rule("missing-alt", .note, "")

  private func finding(
    _ rule: String, _ level: Diagnostic.Level, line: Int, _ summary: String = "odd"
  ) -> Diagnostic {
    let place = SourceLocation(file: "a.md", line: line, column: 1)
    return Diagnostic(
      RuleBook.rule(rule) ?? Rule(rule, .note, "Odd."), level, at: place, summary,
      remedy: "Mend it.")
  }

  private func run(_ report: Report, _ arguments: String...) async -> Trial.Outcome {
    var trial = Trial()
    trial.operations = .reporting(report)
    return await trial.run(["check"] + arguments)
  }

  private var report: Report {
    var report = Report()
    report.counts = [("page", 3)]
    report.diagnostics = [
      finding("missing-alt", .warning, line: 1), finding("stale-page", .note, line: 1),
      finding("missing-alt", .error, line: 2), finding("broken-anchor", .warning, line: 3),
    ]
    report.known = [finding("missing-alt", .warning, line: 9, "known")]
    return report
  }

  @Test func findingsAreToldByRuleTheWorstLast() async {
    let talk = await run(report).talk
    let lines = talk.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(
      lines == [
        "stale-page: 1 note. A page was captured more than a year before --as-of or the newest page.",
        "a.md:1:1: note: odd [stale-page]",
        "broken-anchor: 1 warning. A link points to a section that the page does not have.",
        "a.md:3:1: warning: odd [broken-anchor]",
        "missing-alt: 1 error, 1 warning. "
          + "A picture has no description for people who cannot see it.",
        "a.md:1:1: warning: odd [missing-alt]",
        "a.md:2:1: error: odd [missing-alt]",
        "hig: 3 pages in 0.00 s; 1 error, 2 warnings, 1 note",
      ], "what is known is left out")
    #expect(talk.split(separator: "\n\n").map { $0.prefix(5) } == ["stale", "broke", "missi"])
  }

  @Test func ofThousandsOfOneRuleTheWorstAreText() async {
    var report = Report()
    report.diagnostics = (1...2000).map { finding("missing-alt", .note, line: $0) }
    report.diagnostics.append(finding("missing-alt", .error, line: 5000))
    let lines = await run(report).talk.split(separator: "\n").map(String.init)
    #expect(lines[1] == "a.md:5000:1: error: odd [missing-alt]")
    #expect(lines.contains("a.md:999:1: note: odd [missing-alt]"))
    #expect(!lines.contains("a.md:1000:1: note: odd [missing-alt]"))
    #expect(lines.contains("… 1001 more; --format json shows all"))
    let objects = await run(report, "--format", "json").talk.split(separator: "\n")
    #expect(objects.count { $0.contains(#""rule":"missing-alt""#) } == 2001)
  }

  @Test func adviceThatManyShareIsGivenOnceBelowThem() async {
    var report = Report()
    let place = SourceLocation(file: "a.md", line: 2, column: 5)
    let other = Diagnostic(
      Self.missingAlt, at: place, "other", why: "It matters.", remedy: "Mend that.")
    let raw = SourceLocation(file: "raw/a.md", line: 7)
    report.diagnostics = [
      finding("missing-alt", .warning, line: 1), other.made(from: raw),
      finding("missing-alt", .warning, line: 3),
    ]
    let talk = await run(report).talk
    #expect(
      talk.hasPrefix(
        """
        missing-alt: 3 warnings. A picture has no description for people who cannot see it.
        a.md:1:1: warning: odd [missing-alt]
        a.md:3:1: warning: odd [missing-alt]
            → Mend it.
        a.md:2:5: warning: other [missing-alt]
            from raw/a.md:7
            It matters.
            → Mend that.

        """))
  }

  @Test func quietTellsErrorsAlone() async {
    let talk = await run(report, "--quiet").talk
    #expect(
      talk == """
        missing-alt: 1 error. A picture has no description for people who cannot see it.
        a.md:2:1: error: odd [missing-alt]
            → Mend it.
        hig: 3 pages in 0.00 s; 1 error, 2 warnings, 1 note

        """)
  }

  @Test func quietSaysWhyTheStatusIsNotZero() async {
    var mild = Report()
    mild.diagnostics = [finding("missing-alt", .warning, line: 1)]
    let outcome = await run(mild, "--quiet")
    #expect(outcome.verdict == .findings && outcome.talk == "hig: done in 0.00 s; 1 warning\n")
    mild.diagnostics = [finding("missing-alt", .note, line: 1)]
    #expect(await run(mild, "--quiet").talk == "")
  }

  @Test func verboseTellsWhatIsKnown() async {
    #expect(await run(report, "--verbose").talk.contains("a.md:9:1: warning: known [missing-alt]"))
  }

  @Test func jsonIsALineAFinding() async throws {
    let outcome = await run(report, "--format=json")
    let lines = try outcome.talk.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
    #expect(lines.compactMap { $0["rule"]?.string }.count == 4)
    #expect(lines.last?["command"]?.string == "check" && outcome.output.isEmpty)
  }

  @Test func sarifIsOneLogOnStandardOutput() async throws {
    let outcome = await run(report, "--format", "sarif")
    let log = try JSONReader.read(Array(outcome.output.utf8))
    let results = log["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.compactMap { $0["ruleId"]?.string }.count == 5)
    #expect(results.last?["suppressions"] != nil)
    #expect(outcome.talk.split(separator: "\n").count == 1, "the closing line alone")
    #expect(outcome.verdict == .findings)
  }

  @Test func columnsOfSarifCountCodePointsOfTheFilesThatCanBeRead() async throws {
    var report = Report()
    report.diagnostics = ["a.md", "gone.md"].map { file in
      let place = SourceLocation(file: file, line: 2, column: 6)
      return Diagnostic(Self.missingAlt, at: place, "odd")
    }
    var trial = Trial()
    trial.operations = .reporting(report)
    trial.files = .memory(["a.md": Array("one\n“ü”x\n".utf8)])
    let output = await trial.run("check", "--format", "sarif").output
    let run = try #require(try JSONReader.read(Array(output.utf8))["runs"]?.array?.first)
    let regions = run["results"]?.array?.map {
      $0["locations"]?.array?.first?["physicalLocation"]?["region"]
    }
    #expect(regions == [["startLine": 2, "startColumn": 3], ["startLine": 2]])
  }

  @Test func allRulesAreListed() async {
    let outcome = await Trial().run("check", "--list")
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.verdict == .fine && lines.count == RuleBook.rules.count + 1)
    #expect(lines.contains { $0.hasPrefix("missing-alt ") && $0.contains(" warning ") })
    #expect(lines.contains { $0.hasPrefix("front-matter ") && $0.contains(" error! ") })
  }

  @Test func allRulesAreListedAsLinesOfJSON() async throws {
    let outcome = await Trial().run("check", "--list", "--format", "json")
    let lines = outcome.output.split(separator: "\n")
    let rules = try lines.map { try JSONReader.read(Array($0.utf8)) }
    #expect(rules.map { $0["rule"]?.string } == RuleBook.rules.map(\.id))
    let fixed = rules.first { $0["rule"]?.string == "front-matter" }
    #expect(fixed?["level"]?.string == "error" && fixed?["fixed"] == .bool(true))
  }

  private func options(_ arguments: String...) async -> BuildOptions? {
    let asked = Mutex<BuildOptions?>(nil)
    var trial = Trial()
    trial.operations.check = { options, _, _ in
      asked.withLock { $0 = options }
      return Report()
    }
    _ = await trial.run(["check"] + arguments)
    return asked.withLock { $0 }
  }

  @Test func flagsBecomeOptions() async {
    let options = await options(
      "docs", "-W", "heading-order", "--error=missing-alt", "--off", "stale-page", "--external",
      "--as-of", "2026-06-01", "--baseline", "known.jsonl")
    #expect(
      options?.severities
        == ["heading-order": .warning, "missing-alt": .error, "stale-page": .off])
    #expect(options?.external == true && options?.asOf == "2026-06-01")
    #expect(options?.baseline == "known.jsonl" && options?.writesBaseline == false)
  }

  @Test func theStrictestFlagHolds() async {
    let options = await options("-E", "missing-alt", "-W", "missing-alt", "--off", "missing-alt")
    #expect(options?.severities == ["missing-alt": .error])
  }

  @Test func aBaselineHasAPlaceOfItsOwn() async {
    #expect(
      await options("docs", "--write-baseline")?.baselineFile == "docs/content/baseline.jsonl")
    // Only a file that was named may be reached by a link.
    #expect(await options("docs", "--write-baseline")?.baseline == nil)
    let plain = await options()
    #expect(plain?.baselineFile == nil && plain?.asOf == nil && plain?.severities == [:])
  }

  @Test(arguments: [
    (["-W", "mising-alt"], "did you mean missing-alt?"),
    (
      ["--off", "settings"], "is not a rule whose level can be set: it stops a build"
    ),
    (["-E", "duplicate-output"], "it stops a build\n"),
    (["-E", "nonsense"], "is not a rule whose level can be set; see hig check --list"),
    (["--as-of", "2026-02-30"], "is not a day such as 2026-06-01"),
  ])
  func whatIsNoRuleOrDayIsTold(arguments: [String], words: String) async {
    let outcome = await Trial().run(["check"] + arguments)
    #expect(outcome.verdict == .usage && outcome.talk.contains(words), "\(outcome.talk)")
  }
}
