import Build
import Diagnostics
import Files
import Model
import Testing

/// A build, a check and an ingest give one account of a run: the same fates of the same bytes, and
/// the same findings.
@Suite struct AccountTests {
  /// A page of two files, one of which has more; headings without text; a picture without words.
  private static let project: [String: [UInt8]] = [
    "content/raw/mirror/a.md": Projects.mirror(
      "a", "Tea is hot.\n\n## Use\n\nPour it.\n"),
    "content/raw/other/a.md": Projects.mirror(
      "a",
      "Tea is hot.\n\n![](https://x.test/cup.png)\n\n## Use\n\nPour it. Drink it.\n\n[y](#z)\n"
        + "\n## Log\n"),
    "content/raw/b.md": Projects.mirror("b", "Use the following values.\n\n## C\n\nText.\n"),
    "content/raw/b2.md": Projects.mirror("b", "Use the following values.\n"),
    "content/raw/odd.txt": [0],
  ]

  private static func run(_ change: (inout BuildOptions) -> Void = { _ in }) -> Pipeline {
    Pipeline(Projects.options(change), files: Projects.files(project))
  }

  @Test func theSameBytesHaveTheSameFate() async {
    let (build, check) = (await Self.run().build(), await Self.run().check())
    let ingest = await Self.run().ingest()
    let telling = Pipeline(
      Projects.options().telling(of: "p/content/raw/other/a.md"),
      files: Projects.files(Self.project))
    let ledger = await telling.ingest()
    #expect(build.ledgers == check.ledgers && build.ledgers == ingest.ledgers)
    #expect(build.ledgers == ledger.ledgers)
    #expect(build.ledgers.count == 5 && build.ledgers.filter(\.addsUp).count == 5)
    let told = ledger.ledger(of: "p/content/raw/mirror/a.md", bytes: [])
    #expect(told?.size(of: .merged) ?? 0 > 0, "of the run, in which it is one of two")
  }

  @Test func theAuditTellsTheFatesOfTheRun() async {
    let files = Projects.files(
      Self.project.merging([
        "templates/audit.mustache": Array(
          "{{#sources}}{{#files}}{{file}} {{kept}} {{merged}} {{dropped}}\n{{/files}}{{/sources}}"
            .utf8)
      ]) { $1 })
    let report = await Pipeline(Projects.options(), files: files).build()
    let told = files.text("p/public/audit/index.html") ?? ""
    for ledger in report.ledgers where !ledger.isRefused {
      let shares = [LedgerSpan.Fate.kept, .merged, .dropped].map { fate in
        let perMille = (ledger.size(of: fate) * 2000 + ledger.size) / (ledger.size * 2)
        return "\(perMille / 10).\(perMille % 10)%"
      }
      let name = ledger.file.split(separator: "/").last ?? ""
      #expect(told.contains("\(name) \(shares.joined(separator: " "))"), "\(told)")
    }
  }

  @Test func aBuildAndACheckFindTheSame() async {
    let (build, check) = (await Self.run().build(), await Self.run().check())
    #expect(build.diagnostics == check.diagnostics, "\(build.told) \(check.told)")
    let rules = Set(build.diagnostics.map(\.rule.id))
    let expected: Set = ["empty-section", "missing-alt", "broken-anchor", "table-missing"]
    #expect(rules.isSuperset(of: expected), "\(rules)")
    #expect(build.published != nil)
  }

  @Test func aBuildFromCacheFindsTheSame() async {
    let files = Projects.files(Self.project)
    let memory = Memo()
    let first = await Pipeline(Projects.options(), files: files, memory: memory).build()
    let second = await Pipeline(Projects.options(), files: files, memory: memory).build()
    #expect(first.told == second.told)
  }

  /// Levels of the project hold, but what is not fatal to the site does not stop it.
  @Test func levelsOfABuild() async {
    var project = Self.project
    project["content/site.yaml"] = Array(
      "checks: {missing-alt: off, empty-section: error, broken-anchor: note, shape-unknown: off}\n"
        .utf8)
    let files = Projects.files(project)
    let build = await Pipeline(Projects.options(), files: files).build()
    let levels = Dictionary(build.diagnostics.map { ($0.rule.id, $0.level) }) { $1 }
    #expect(levels["missing-alt"] == nil && levels["shape-unknown"] == nil)
    #expect(levels["broken-anchor"] == .note)
    #expect(levels["empty-section"] == .warning && build.published != nil)
    #expect(await Pipeline(Projects.options(), files: files).check().failed)
  }

  @Test func underStrictAWarningStopsIt() async {
    let report = await Self.run { $0.strictness = .strict }.build()
    #expect(report.failed && report.published == nil)
  }
}
