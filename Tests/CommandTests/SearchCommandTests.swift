import JSON
import Synchronization
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
        .init(text: "’s hit region ", isMarked: false), .init(text: "44", isMarked: true),
        .init(text: "x", isMarked: false), .init(text: "44", isMarked: true),
        .init(text: " pt.", isMarked: false),
      ]), score: 812),
    SearchResult(
      slug: "buttons", edition: "current", anchor: "", title: "Buttons", heading: "Buttons",
      path: [], folder: "buttons", excerpt: ResultExcerpt(pieces: []), score: 90),
  ]

  private var trial: Trial {
    var trial = Trial()
    trial.operations.search = { site, _ throws(CommandError) in
      if site == "nowhere" { throw .failure(.search, at: site, "no index") }
      return { question throws(CommandError) in
        guard question.query.contains("button") else { return SearchAnswer() }
        var answer = SearchAnswer(
          results: Array(Self.results.prefix(question.limit)), total: Self.results.count)
        if question.query.contains("buttonn") {
          answer.corrections = [.init(typed: "buttonn", meant: "button")]
          answer.also = ["Toggles", "Menus"]
        }
        if question.query.contains("lorem") { answer.missing = ["lorem"] }
        return answer
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
          Give a button’s hit region 44×44 pt.

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
    #expect(output.contains("  Give a \u{1B}[1;33mbutton\u{1B}[0m’s hit\n"))
    #expect(output.contains("region \u{1B}[1;33m44\u{1B}[0m×\u{1B}[1;33m44\u{1B}[0m pt.\n"))
    #expect(output.contains("\u{1B}[1mButtons › Best practices\u{1B}[0m\n"))
  }

  @Test func nothingFound() async {
    let outcome = await trial.run("search", "lorem", "ipsum")
    #expect(outcome.output == "")
    #expect(outcome.talk == "hig: no results for “lorem ipsum” in 0.00 s\n")
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
    #expect(
      outcome.output == #"{"query":"lorem","results":[],"total":0,"also":[],"corrections":[],"#
        + #""missing":[]}"# + "\n")
    #expect(outcome.verdict == .fine)
  }

  @Test func whatWasSearchedInsteadIsTold() async throws {
    let outcome = await trial.run("search", "buttonn")
    #expect(
      outcome.talk == """
        hig: no match for “buttonn”; showing results for “button”
        hig: also searching “Toggles”, “Menus”
        hig: 2 results in 0.00 s

        """)
    #expect(await trial.run("search", "-q", "buttonn").talk == "")
    #expect(
      await trial.run("search", "lorem button").talk
        == "hig: no page has “lorem”\nhig: 2 results in 0.00 s\n")
    let json = await trial.run("search", "--json", "buttonn")
    let object = try JSONReader.read(Array(json.output.utf8))
    #expect(object["also"] == ["Toggles", "Menus"])
    #expect(object["corrections"] == [["buttonn", "button"]])
    #expect(json.talk == "")
  }

  @Test func limit() async throws {
    let output = await trial.run("search", "--json", "--limit=1", "button").output
    #expect(try JSONReader.read(Array(output.utf8))["results"]?.array?.count == 1)
  }

  @Test func whatIsBeyondTheLimitIsCounted() async throws {
    let outcome = await trial.run("search", "-n1", "button")
    #expect(outcome.talk == "hig: 1 result of 2 in 0.00 s\n")
    let json = await trial.run("search", "-n1", "--json", "button").output
    #expect(try JSONReader.read(Array(json.utf8))["total"] == 2)
  }

  @Test func filtersReachTheIndex() async {
    let asked = Mutex<[SearchQuestion]>([])
    var trial = trial
    trial.operations.search = { _, _ throws(CommandError) in
      { question throws(CommandError) in
        asked.withLock { $0.append(question) }
        return SearchAnswer()
      }
    }
    _ = await trial.run(
      "search", "--kind=pages", "--platform", "macos", "--platform=tvOS", "--group=Menus",
      "--edition=ios-2014", "a", "b")
    #expect(
      asked.withLock(\.first?.filters) == [
        .init(facet: "platform", name: "macos"), .init(facet: "platform", name: "tvOS"),
        .init(facet: "edition", name: "ios-2014"), .init(facet: "group", name: "Menus"),
        .init(facet: "kind", name: "pages"),
      ])
    #expect(asked.withLock(\.first?.query) == "a b")
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
