import Build
import Export
import Files
import Synchronization
import Testing

@testable import Command

/// `hig export`: what it asks of the pipeline, and where the data go.
@Suite struct ExportCommandTests {
  private func run(
    _ arguments: String..., data: String? = nil, width: Int = 0
  ) async -> (outcome: Trial.Outcome, asked: BuildOptions?) {
    let asked = Mutex<BuildOptions?>(nil)
    var trial = Trial()
    trial.files = .memory(["docs/content/site.yaml": []])
    trial.outputWidth = width
    trial.operations.export = { _ in
      { options, _, _ in
        asked.withLock { $0 = options }
        var report = Report()
        report.data = data.map { Array($0.utf8) }
        report.counts = [("guideline", 2)]
        return report
      }
    }
    let outcome = await trial.run(["export"] + arguments)
    return (outcome, asked.withLock { $0 })
  }

  @Test func dataGoToStandardOutputAndTalkDoesNot() async {
    let (outcome, asked) = await run("--what", "guidelines", data: "{}\n")
    #expect(outcome.output == "{}\n" && outcome.verdict == .fine)
    #expect(outcome.talk == "hig: 2 guidelines in 0.00 s\n")
    #expect(asked?.output == nil && asked?.project == ".")
  }

  @Test func aFileOrFolderIsThePipelines() async {
    let (outcome, asked) = await run("docs", "-o", "data/", "--pages", "p", "-j1")
    #expect(asked?.output == "data/" && asked?.pages == "p" && asked?.jobs == 1)
    #expect(asked?.project == "docs" && outcome.output == "")
  }

  @Test func theSitesFolderIsNotTheExports() async {
    var trial = Trial()
    trial.environment = ["HIG_OUTPUT": "public"]
    let outcome = await trial.run("export")
    #expect(outcome.verdict == .usage && outcome.talk.contains("add --output FOLDER"))
  }

  @Test(arguments: [["--as", "csv"], ["--what=tables", "--as=csv"], ["--what=all"], ["-o", "-"]])
  func severalFilesNeedAFolder(arguments: [String]) async {
    let outcome = await Trial().run(["export"] + arguments)
    #expect(outcome.verdict == .usage && outcome.talk.contains("writes several files; add"))
    #expect(await Trial().run(["export", "--output=x"] + arguments.dropLast(2)).verdict == .fine)
  }

  @Test func aNameOfOneFileIsNoFolder() async {
    let outcome = await Trial().run(["export", "--as", "csv", "-o", "t.csv"])
    #expect(outcome.verdict == .usage)
    #expect(
      outcome.talk.contains("--what all --as csv writes several files, but t.csv is one file"))
    let one = await Trial().run(["export", "--what", "guidelines", "--as", "csv", "-o", "t.csv"])
    #expect(one.verdict == .fine)
    #expect(await Trial().run(["export", "--as", "csv", "-o", "tables"]).verdict == .fine)
  }

  @Test func aBookMayBeNamedAsAFormat() async {
    #expect(await Trial().run(["export", "--as", "epub", "-o", "a.epub"]).verdict == .fine)
    #expect(await Trial().run(["export", "--as", "docset", "-o", "a.docset"]).verdict == .fine)
    let outcome = await Trial().run(["export", "--what", "tables", "--as", "epub", "-o", "a.epub"])
    #expect(outcome.verdict == .usage && outcome.talk.contains("cannot be combined"))
    let other = await Trial().run(["export", "--what", "epub", "--as", "csv", "-o", "a.csv"])
    #expect(other.verdict == .usage && other.talk.contains("cannot be combined"))
  }

  @Test func theEndingOfTheFileSetsTheFormat() async {
    let asked = Mutex<[String]>([])
    var trial = Trial()
    trial.operations.export = { what in
      asked.withLock { $0.append("\(what)") }
      return { _, _, _ in Report() }
    }
    for (file, form) in [("g.csv", "csv"), ("g.ndjson", "ndjson"), ("g.sqlite", "sqlite")] {
      _ = await trial.run("export", "--what", "guidelines", "-o", file)
      _ = await trial.run("export", "--what", "guidelines", "-o", file, "--as", form)
    }
    _ = await trial.run("export", "--what", "guidelines", "-o", "g.txt")
    _ = await trial.run("export", "--what", "guidelines", "-o", "g.csv", "--as", "json")
    _ = await trial.run("export", "-o", "g.epub")
    _ = await trial.run("export", "-o", "g.epub", "--as", "epub")
    let told = asked.withLock { $0 }
    #expect(told.count == 10)
    for place in stride(from: 0, to: told.count - 1, by: 2) {
      #expect(told[place] == told[place + 1])
    }
    #expect(Set(told).count == 5)
  }

  @Test func aFolderIsNoFormat() async {
    var trial = Trial()
    trial.files = .memory(["g.csv/x": []])
    #expect(await trial.run("export", "-o", "g.csv").verdict == .fine)
  }

  @Test func aFormatOfDataIsNotOneOfFindings() async {
    let outcome = await run("--format", "csv").outcome
    #expect(outcome.talk.contains("is not one of text, json; did you mean --as csv?"))
  }

  @Test func aMissingProjectIsToldFirst() async {
    let outcome = await run("nope").outcome
    #expect(outcome.verdict == .failure)
    #expect(outcome.talk.hasPrefix("nope: error: No such folder [export]\n"))
  }

  @Test func aDatabaseIsNothingForATerminal() async {
    let (outcome, asked) = await run("--as", "sqlite", width: 80)
    #expect(outcome.verdict == .usage && asked == nil)
    #expect(outcome.talk.hasPrefix("hig: sqlite cannot be shown on a terminal; name a file with"))
    #expect(await run("--as", "sqlite", data: "x").outcome.output == "x")
    #expect(await run("--as", "ndjson", data: "x", width: 80).outcome.output == "x")
  }

  @Test func aWordThatIsMissedIsGuessed() async {
    #expect(await run("--what", "tabels").outcome.talk.contains("did you mean tables?"))
    #expect(await run("--as", "sqllite").outcome.talk.contains("did you mean sqlite?"))
    #expect(await run("--what", "").outcome.verdict == .usage)
  }

  @Test func aReaderMayLeave() async {
    var trial = Trial()
    trial.readerLeaves = true
    trial.operations.export = { _ in
      { _, _, _ in
        var report = Report()
        report.data = [1]
        return report
      }
    }
    #expect(await trial.run("export", "--what", "pages").verdict == .fine)
  }
}
