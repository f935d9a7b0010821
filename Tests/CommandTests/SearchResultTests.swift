import JSON
import Testing

@testable import Command
@testable import SearchCore
@testable import SearchIndex

/// Results that say more than their text: the row of a table, and how a score adds up.
@Suite struct SearchResultTests {
  private static let explanation = ScoreExplanation(
    words: [
      .init(
        word: Array("button".utf8),
        match: .init(
          kind: .word, name: Array("button".utf8), words: 1, isInHeading: false, isInPath: true,
          isInText: true, rarity: 200, level: 4, weight: 256), score: 800),
      .init(
        word: Array("dropdown".utf8),
        match: .init(
          kind: .synonym, name: Array("menu".utf8), words: 1, isInHeading: true, isInPath: false,
          isInText: false, rarity: 128, level: 2, weight: 64), score: 64),
      .init(word: Array("zzz".utf8), match: nil, score: 0),
    ], parts: [.init(kind: .missing, score: -142), .init(kind: .page, score: 90)], score: 812)

  private var explainTrial: Trial {
    var trial = Trial()
    trial.operations.search = { _, _ throws(CommandError) in
      { question throws(CommandError) in
        let pieces = [ResultExcerpt.Piece(text: "A box is round.", isMarked: false)]
        var result = SearchResult(
          slug: "boxes", edition: "current", anchor: "Round", title: "Boxes", heading: "Round",
          path: ["Boxes"], folder: "boxes", excerpt: ResultExcerpt(pieces: pieces), score: 812)
        let plain = result
        if question.explains { result.explanation = Self.explanation }
        return SearchAnswer(results: [result, plain])
      }
    }
    return trial
  }

  private static let row: SearchResult = {
    var excerpt = ResultExcerpt(pieces: [.init(text: "Mini 28 40", isMarked: false)])
    excerpt.anchor = "mini"
    excerpt.row = [
      .init(header: "Shape", text: "Mini"), .init(header: "Size", text: "28"),
      .init(header: "", text: ""), .init(header: "With margin", text: "40\u{1B}"),
    ]
    excerpt.answer = 1
    excerpt.isAnswer = true
    return SearchResult(
      slug: "buttons", edition: "current", anchor: "Sizes", title: "Buttons", heading: "Sizes",
      path: ["Buttons"], folder: "buttons", excerpt: excerpt, score: 9)
  }()

  private var tableTrial: Trial {
    var trial = Trial()
    trial.operations.search = { _, _ throws(CommandError) in
      { _ throws(CommandError) in SearchAnswer(results: [Self.row]) }
    }
    return trial
  }

  @Test func aRowThatAnswersIsShownCellByCell() async {
    var trial = tableTrial
    #expect(
      await trial.run("search", "mini", "size").output == """
        Buttons › Sizes
          public/buttons/index.html#mini
          Mini
            Size         28
            With margin  40\u{FFFD}

        """)
    trial.outputWidth = 80
    #expect(await trial.run("search", "mini").output.contains("\u{1B}[1;33m28\u{1B}[0m\n"))
  }

  @Test func aRowHasItsCellsForTools() async throws {
    let output = await tableTrial.run("search", "--json", "mini").output
    let result = try #require(try JSONReader.read(Array(output.utf8))["results"]?.array?.first)
    #expect(result["anchor"] == "Sizes" && result["address"] == "buttons/index.html#mini")
    #expect(result["row"]?["answer"] == 1)
    #expect(result["row"]?["cells"]?.array?.first == ["header": "Shape", "text": "Mini"])
    #expect(result["row"]?["cells"]?.array?.count == 4)
  }

  @Test func aScoreAddsUpInLines() async {
    let outcome = await explainTrial.run("search", "--explain", "--limit=1", "button")
    #expect(
      outcome.output == """
        Boxes › Round
          public/boxes/index.html#Round
          A box is round.
             812  score, made up of
             800  “button” in a heading above, in the text: rarity 0.78 × level 4
              64  “dropdown”, Apple’s term “menu” in the heading: \
        rarity 0.50 × level 2 × weight 0.25
               0  “zzz” is missing
            −142  for missing words
              90  from its page

        Boxes › Round
          public/boxes/index.html#Round
          A box is round.

        """)
  }

  @Test func aScoreAddsUpForTools() async throws {
    let output = await explainTrial.run("search", "--explain", "--json", "button").output
    let results = try JSONReader.read(Array(output.utf8))["results"]?.array ?? []
    let why = try #require(results.first?["explanation"])
    #expect(why["score"] == 812)
    #expect(why["parts"] == [["part": "missing", "score": -142], ["part": "page", "score": 90]])
    #expect(why["words"]?.array?.map { $0["match"]?["kind"] } == ["word", "synonym", nil])
    #expect(
      why["words"]?.array?.first?["match"] == [
        "kind": "word", "name": "button", "heading": false, "path": true, "text": true,
        "rarity": 200, "level": 4, "weight": 256,
      ])
    #expect(results.last?["explanation"] == nil)
  }
}
