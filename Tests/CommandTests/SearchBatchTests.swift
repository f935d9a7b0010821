import JSON
import Testing

@testable import Command
@testable import SearchIndex

/// `hig search --batch`: a line for a line.
@Suite struct SearchBatchTests {
  private func run(_ lines: String...) async throws -> (answers: [JSONValue], Trial.Outcome) {
    var trial = Trial()
    trial.input = lines
    trial.operations.search = { _, _ throws(CommandError) in
      { question throws(CommandError) in
        let query = question.query
        return SearchAnswer(results: [
          SearchResult(
            slug: query, edition: "current", anchor: "", title: query, heading: query, path: [],
            folder: query, excerpt: ResultExcerpt(pieces: []), score: 1)
        ])
      }
    }
    let outcome = await trial.run("search", "--batch")
    let answers = try outcome.output.split(separator: "\n").map {
      try JSONReader.read(Array($0.utf8))
    }
    return (answers, outcome)
  }

  @Test func answersStandInTheOrderOfQueries() async throws {
    let (answers, outcome) = try await run(
      #"{"id": "b", "query": "boxes"}"#, "", #"{"query": "tabs", "id": 7}"#)
    #expect(answers.map { $0["id"] } == ["b", 7])
    #expect(answers.map { $0["results"]?.array?.first?["slug"] } == ["boxes", "tabs"])
    #expect(outcome.verdict == .fine)
    #expect(outcome.talk == "")
  }

  @Test func aBadLineIsAnsweredAndTheRestGoesOn() async throws {
    let (answers, outcome) = try await run(
      "boxes", #"{"id": 2}"#, #"{"id": 3, "query": 4}"#, #"{"id": 4, "query": "tabs"}"#)
    #expect(answers.map { $0["id"] } == [.null, 2, 3, 4])
    #expect(answers.map { $0["error"] == nil } == [false, false, false, true])
    #expect(outcome.verdict == .findings)
    #expect(outcome.talk.contains("standard input:2:1: error: Missing `query`"))
    #expect(outcome.talk.contains("standard input:1:1: error: Invalid JSON: "))
  }

  @Test func noLineNoAnswer() async throws {
    #expect(try await run().answers.isEmpty)
  }
}
