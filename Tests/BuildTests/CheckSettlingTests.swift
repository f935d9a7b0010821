import Build
import Diagnostics
import Files
import Model
import Publish
import Testing

@testable import Web

/// Levels, baselines and outside addresses of a check.
@Suite struct CheckSettlingTests {
  private let body = "![](x.png)\n\n[y](#z)\n"

  private func project(_ settings: String = "", _ more: [String: String] = [:]) -> FileSystem {
    var files = ["content/raw/a.md": Projects.mirror("a", body)]
    if !settings.isEmpty { files["content/site.yaml"] = Array(settings.utf8) }
    for (path, text) in more { files[path] = Array(text.utf8) }
    return Projects.files(files)
  }

  private func check(
    _ files: FileSystem, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async -> Report {
    await Pipeline(Projects.options(change), files: files).check()
  }

  private func levels(_ report: Report) -> [String] {
    report.diagnostics.map { "\($0.rule) \($0.level)" }
  }

  @Test func settingsSetLevels() async {
    let report = await check(project("checks:\n  missing-alt: error\n  broken-anchor: off\n"))
    #expect(levels(report) == ["missing-alt error"])
    #expect(report.failed)
  }

  @Test func flagsStandBeforeSettings() async {
    let report = await check(project("checks: {missing-alt: off, broken-anchor: off}\n")) {
      $0.severities = ["missing-alt": .note]
    }
    #expect(levels(report) == ["missing-alt note"])
  }

  @Test func strictComesLast() async {
    let report = await check(project("checks:\n  missing-alt: note\n")) { $0.strictness = .strict }
    #expect(levels(report) == ["missing-alt note", "broken-anchor error"])
  }

  @Test func aBuildIsNotMoved() async {
    let files = project("checks:\n  search-module: error\n")
    try? files.remove("/hig/.build-wasm/search.wasm")
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.diagnostics.first { $0.rule.id == "search-module" }?.level == .warning)
    #expect(report.published != nil)
  }

  @Test(arguments: [
    ("missing-alts: off", "p/content/site.yaml:2:3", "Did you mean `missing-alt`?"),
    ("front-matter: off", "p/content/site.yaml:2:3", "Remove the line."),
    ("missing-alt: loud", "p/content/site.yaml:2:16", "Use `error`, `warning`, `note` or `off`."),
  ])
  func whatCannotBeSetIsAnError(line: String, place: String, remedy: String) async {
    let found = await check(project("checks:\n  \(line)\n")).diagnostics
    let settings = found.filter { $0.rule.id == "settings" }
    #expect(settings.map(\.location.text) == [place])
    #expect(settings.map(\.remedy) == [remedy])
    #expect(found.count == 3, "the rest is told all the same")
  }

  @Test func levelsWithoutRulesAreAnError() async {
    let found = await check(project("checks: [missing-alt]\n")).diagnostics
    #expect(found.contains { $0.summary == "`checks` must list rules with levels" })
  }

  @Test func aBaselineIsWrittenAndThenKnown() async {
    let files = project()
    let written = await check(files) {
      $0.baseline = "known.jsonl"
      $0.writesBaseline = true
    }
    #expect(written.told == [] && written.number(of: "finding written") == 2)
    try? files.write("p/content/raw/a.md", Projects.mirror("a", "New.\n\n\(body)\n[y](#q)\n"))
    let report = await check(files) { $0.baseline = "known.jsonl" }
    #expect(report.diagnostics.map(\.summary) == ["“a” has no section #q"])
    #expect(report.known.map(\.rule.id) == ["missing-alt", "broken-anchor"])
    #expect(report.number(of: "known finding") == 2)
  }

  @Test func whatTheBaselineKnowsInVainIsTold() async {
    let known =
      #"{"baseline":1}"# + "\n"
      + #"{"file":"b.md","rule":"missing-alt","summary":"gone","count":1}"# + "\n"
    let report = await check(project("", ["known.jsonl": known])) { $0.baseline = "p/known.jsonl" }
    let told = report.diagnostics.first { $0.rule.id == "baseline-outdated" }
    #expect(told?.location.text == "p/known.jsonl:2:1")
  }

  @Test(arguments: ["x", ""]) func whatIsNoBaselineIsAFailure(text: String) async {
    let report = await check(project("", ["known.jsonl": text])) { $0.baseline = "p/known.jsonl" }
    #expect(report.broken)
    #expect(report.diagnostics.contains { $0.rule.id == "baseline" })
  }

  @Test(arguments: ["# A page\n", "{\"a\":1}\n", "{\"baseline\":1}\nx", ""])
  func onlyABaselineIsReplaced(text: String) async throws {
    let files = project("", ["content/notes.jsonl": text])
    let report = await check(files) {
      $0.baseline = "p/content/notes.jsonl"
      $0.writesBaseline = true
    }
    let isFree = text.isEmpty || text.hasPrefix("{\"baseline\"")
    #expect(report.broken == !isFree)
    #expect((files.text("p/content/notes.jsonl") == text) == !isFree)
    #expect(report.diagnostics.contains { $0.rule.id == "baseline" } == !isFree)
  }

  /// As in `hig check --write-baseline known.jsonl`.
  @Test(arguments: [true, false]) func theFileToWriteIsNoProject(writes: Bool) async {
    var options = BuildOptions(project: "known.jsonl")
    options.writesBaseline = writes
    let report = await Pipeline(options, files: project()).check()
    #expect(report.broken)
    #expect(report.diagnostics.first?.remedy?.contains("--baseline") == writes)
  }

  @Test func aBaselineThatIsNotThereIsAFailure() async {
    let report = await check(project()) { $0.baseline = "p/none.jsonl" }
    #expect(report.broken)
    let found = report.diagnostics.filter { $0.location.file == "p/none.jsonl" }
    #expect(found.map(\.summary) == ["No such baseline"])
    #expect(found.first?.remedy?.contains("--write-baseline") == true)
  }
}

/// All at once, and what only the whole of a run knows.
@Suite struct CheckWholeTests {
  private func told(_ files: [String: [UInt8]], raw: [String]? = nil) async -> [String] {
    let options = Projects.options { $0.raw = raw }
    return await Pipeline(options, files: Projects.files(files)).check().diagnostics
      .map { "\($0.location.text) \($0.rule)" }
  }

  @Test func anErrorHidesNoOtherFinding() async {
    var files = Projects.two
    files["content/raw/a.md"] = Projects.mirror("a", "![](x.png)\n")
    files["content/pages/current/bad.md"] = Array("no front matter\n".utf8)
    files["content/site.yaml"] = Array("tilte: x\n".utf8)
    files["content/synonyms.yaml"] = Array("zeppelin: [airship]\n".utf8)
    files["templates/page.mustache"] = Array("{{#open}}\n".utf8)
    let told = await told(files)
    for rule in [
      "front-matter", "settings", "template-syntax", "missing-alt", "synonym-without-target",
    ] {
      #expect(told.contains { $0.hasSuffix(" " + rule) }, "\(rule) in \(told)")
    }
  }

  @Test func settingsAndSynonymsAreToldWithTheirLines() async {
    var files = Projects.two
    files["content/site.yaml"] = Array("title: T\nconcepts:\n  old: nowhere\n".utf8)
    files["content/synonyms.yaml"] = Array("# Words\ntext: [words]\nzeppelin: [airship]\n".utf8)
    #expect(
      await told(files) == [
        "p/content/site.yaml:3:3 alias-unresolved",
        "p/content/synonyms.yaml:3:1 synonym-without-target",
      ])
  }

  @Test func aPanelThatNoSourceHasIsToldOnce() async {
    let page =
      "---\ntitle: a\nslug: a\nurl: https://example.org\n---\n\n# a\n\n<!-- tabs, missing: iOS -->\n\n"
      + "<!-- tab: macOS -->\n\nText.\n\n<!-- /tabs -->\n"
    #expect(
      await told(["content/pages/current/a.md": Array(page.utf8)])
        == ["p/content/pages/current/a.md:9:1 panel-missing"])
  }

  @Test func anOversizedPageIsTold() async {
    let text = String(repeating: "Words and words.\n\n", count: 15_000)
    let told = await told(["content/raw/a.md": Projects.mirror("a", text)])
    #expect(told == ["p/content/pages/current/a.md:1:1 oversized-page"])
  }
}

/// `--external`, on a web in memory.
@Suite struct CheckExternalTests {
  private func check(
    _ files: FileSystem, _ web: @escaping @Sendable () -> WebClient?, external: Bool = true
  ) async -> Report {
    let options = Projects.options { $0.external = external }
    return await Pipeline(options, files: files, web: web).check()
  }

  private func project() -> FileSystem {
    Projects.files([
      "content/raw/a.md": Projects.mirror("a", "[x](https://a.org/1) [x](https://a.org/2)\n")
    ])
  }

  private static func web(_ time: Double = 0, asks: @escaping @Sendable (String) -> Int)
    -> @Sendable () -> WebClient?
  {
    {
      WebClient(
        ask: { address, _ in WebAnswer(asks(address)) }, sleep: { _ in }, now: { time })
    }
  }

  @Test func outsideAddressesAreAskedWhenItIsWanted() async {
    let web = Self.web { $0.hasSuffix("1") ? 200 : 404 }
    let report = await check(project(), web)
    #expect(
      report.diagnostics.map { "\($0.rule): \($0.summary)" }
        == ["external-broken: https://a.org/2 does not answer: status 404"])
    #expect(report.number(of: "outside address") == 2)
    #expect(await check(project(), web, external: false).told == [])
  }

  @Test func whatAnsweredIsNotAskedAgainForAWeek() async {
    let files = project()
    _ = await check(files, Self.web(5) { _ in 200 })
    #expect(files.text("p/.cache/hig/links.jsonl")?.contains("https://a.org/1") == true)
    #expect(Marker.stands(in: "p/.cache/hig", files), "hig clean takes it away")
    #expect(await check(files, Self.web(6) { _ in 404 }).told == [])
    let later = await check(files, Self.web(8 * 86_400) { _ in 404 })
    #expect(later.diagnostics.map(\.rule.id) == ["external-broken", "external-broken"])
  }

  @Test func withoutLibcurlItIsAFailure() async {
    let report = await check(project(), { nil })
    #expect(report.broken)
    #expect(report.diagnostics.map(\.rule.id) == ["external"])
  }
}
