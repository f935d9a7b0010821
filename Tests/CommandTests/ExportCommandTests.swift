import Build
import Export
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
    #expect(outcome.verdict == .usage && outcome.talk.contains("name a folder with --output"))
  }

  @Test(arguments: [["--as", "csv"], ["--what=tables", "--as=csv"], ["--what=all"], ["-o", "-"]])
  func severalFilesNeedAFolder(arguments: [String]) async {
    let outcome = await Trial().run(["export"] + arguments)
    #expect(outcome.verdict == .usage && outcome.talk.contains("needs several files"))
    #expect(await Trial().run(["export", "--output=x"] + arguments.dropLast(2)).verdict == .fine)
  }

  @Test func aNameOfOneFileIsNoFolder() async {
    let outcome = await Trial().run(["export", "--as", "csv", "-o", "t.csv"])
    #expect(outcome.verdict == .usage)
    #expect(outcome.talk.contains("all as csv needs several files, but t.csv is one file"))
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
