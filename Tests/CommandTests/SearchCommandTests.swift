import JSON
import Testing

@testable import Command
@testable import SearchIndex

/// `hig search`, on an index that knows one page and its section.
@Suite struct SearchCommandTests {
  private static let results = [
    SearchResult(
      slug: "buttons", edition: "current", anchor: "Best-practices", title: "Buttons",
      heading: "Best practices", path: ["Buttons"], folder: "buttons",
      excerpt: ResultExcerpt(pieces: [
        .init(text: "Give a ", isMarked: false), .init(text: "button", isMarked: true),
        .init(text: "’s hit region 44x44 pt.", isMarked: false),
      ]), score: 812),
    SearchResult(
      slug: "buttons", edition: "current", anchor: "", title: "Buttons", heading: "Buttons",
      path: [], folder: "buttons", excerpt: ResultExcerpt(pieces: []), score: 90),
  ]

  private var trial: Trial {
    var trial = Trial()
    trial.workshop.search = { site, _ throws(Halt) in
      if site == "nowhere" { throw .failure(Failure("search", at: site, "no index")) }
      return { query, limit throws(Halt) in
        query.contains("button") ? Array(Self.results.prefix(limit)) : []
      }
    }
    return trial
  }

  @Test func resultsForPeople() async {
    let outcome = await trial.run("search", "round", "button")
    #expect(
      outcome.output == """
        Buttons › Best practices
          public/buttons/index.html#Best-practices
          Give a button’s hit region 44x44 pt.

        Buttons
          public/buttons/index.html

        """)
    #expect(outcome.talk == "hig: 2 results in 0.00 s\n")
    #expect(outcome.verdict == .fine)
  }

  @Test func aTerminalSeesMarksAndShortLines() async {
    var trial = trial
    trial.outputWidth = 24
    let output = await trial.run("search", "button").output
    #expect(output.contains("  Give a \u{1B}[1;33mbutton\u{1B}[0m’s hit\n  region 44x44 pt.\n"))
    #expect(output.contains("\u{1B}[1mButtons › Best practices\u{1B}[0m\n"))
  }

  @Test func nothingFound() async {
    let outcome = await trial.run("search", "lorem", "ipsum")
    #expect(outcome.output == "")
    #expect(outcome.talk == "hig: nothing found for “lorem ipsum” in 0.00 s\n")
    #expect(outcome.verdict == .findings)
  }

  @Test func anObjectForTools() async throws {
    let outcome = await trial.run("search", "--json", "button")
    let object = try JSONReader.read(Array(outcome.output.utf8))
    #expect(object["query"] == "button")
    let first = try #require(object["results"]?.array?.first)
    #expect(
      first == [
        "slug": "buttons", "edition": "current", "anchor": "Best-practices", "title": "Buttons",
        "heading": "Best practices", "path": ["Buttons"],
        "excerpt": "Give a button’s hit region 44x44 pt.",
        "address": "buttons/index.html#Best-practices", "score": 812,
      ])
    #expect(outcome.talk == "")
  }

  @Test func nothingFoundIsFineForTools() async {
    let outcome = await trial.run("search", "--json", "lorem")
    #expect(outcome.output == "{\"query\":\"lorem\",\"results\":[]}\n")
    #expect(outcome.verdict == .fine)
  }

  @Test func limit() async throws {
    let output = await trial.run("search", "--json", "--limit=1", "button").output
    #expect(try JSONReader.read(Array(output.utf8))["results"]?.array?.count == 1)
  }

  @Test func folderOfTheSite() async {
    #expect(await trial.run("search", "-o", "nowhere", "button").verdict == .failure)
    var trial = trial
    trial.environment = ["HIG_OUTPUT": "nowhere"]
    #expect(await trial.run("search", "button").verdict == .failure)
  }

  @Test(arguments: [["search"], ["search", ""], ["search", "--batch", "word"]])
  func wordsAndBatchesExcludeEachOther(arguments: [String]) async {
    #expect(await trial.run(arguments).verdict == .usage)
  }

  @Test func moreThanTheEngineGivesIsRefused() async {
    #expect(await trial.run("search", "--limit=100", "button").verdict == .fine)
    let outcome = await trial.run("search", "--limit=101", "button")
    #expect(outcome.verdict == .usage && outcome.talk.contains("from 1 to 100"))
  }
}
