import Bytes
import Diagnostics
import JSON
import SearchIndex

/// Asks a site's index and prints its answers.
extension Session {
  /// One query. A tool that asked for an object gets one, also if nothing was found.
  func answer(_ query: String, _ find: Operations.Find) throws(CommandError) -> Verdict {
    let start = environment.now()
    let answer = try found(query, find)
    let results = answer.results
    if invocation.isOn(.json) {
      try printLine(ResultText.json(answer, to: query))
      return .fine
    }
    tellWhatElse(answer)
    try print(text(of: results))
    let rest = answer.total > results.count ? " of \(answer.total)" : ""
    let outcome =
      results.isEmpty ? "no results for “\(query)”" : Plural.text(results.count, "result") + rest
    let seconds = ClosingLine.time(environment.now() - start)
    console.say("hig: \(outcome) in \(seconds)", ["results": .integer(results.count)])
    return results.isEmpty ? .findings : .fine
  }

  /// A query a line, answered line by line; a line that is none is answered by an error.
  func answerLines(_ find: Operations.Find) throws(CommandError) -> Verdict {
    var verdict = Verdict.fine
    var number = 0
    while let bytes = try environment.nextLine() {
      number += 1
      guard !bytes.allSatisfy(ByteClass.isSpace) else { continue }
      switch Result(catching: { () throws(BatchProblem) in try BatchLine(bytes) }) {
      case .success(let line):
        try printLine([
          "id": line.id, "results": ResultText.json(try found(line.query, find).results),
        ])
      case .failure(let problem):
        verdict = .findings
        console.tell(problem.diagnostic(line: number))
        try printLine(["id": problem.id, "error": .string(problem.text)])
      }
    }
    return verdict
  }
}

extension Session {
  private func found(
    _ query: String, _ find: Operations.Find
  ) throws(CommandError) -> SearchAnswer {
    var question = SearchQuestion(query, limit: invocation.number(.limit))
    for flag in Flag.filters {
      for name in invocation.all(flag) ?? [] {
        question.filters.append(SearchQuestion.Filter(facet: flag.name, name: name))
      }
    }
    question.explains = invocation.isOn(.scores)
    return try find(question)
  }

  /// What was searched beside the words of the query, or in their place.
  private func tellWhatElse(_ answer: SearchAnswer) {
    for one in answer.corrections {
      console.say(
        "hig: no match for “\(one.typed)”; showing results for “\(one.meant)”",
        ["typed": .string(one.typed), "meant": .string(one.meant)])
    }
    // If nothing was found, the message above says so.
    if !answer.results.isEmpty, !answer.missing.isEmpty {
      let words = answer.missing.map { "“\($0)”" }.joined(separator: " or ")
      console.say(
        "hig: no page has \(words)", ["missing": .array(answer.missing.map { .string($0) })])
    }
    guard !answer.also.isEmpty else { return }
    let words = answer.also.map { "“\($0)”" }.joined(separator: ", ")
    console.say(
      "hig: also searching \(words)", ["also": .array(answer.also.map { .string($0) })])
  }

  private func printLine(_ value: JSONValue) throws(CommandError) {
    try print(JSONWriter.text(value) + "\n")
  }

  private func text(of results: [SearchResult]) -> String {
    let outlet = environment.output
    let paint = Paint(for: outlet, environment: environment.variables)
    return ResultText.list(
      results, site: invocation[.site] ?? "", width: min(outlet.width(), 100), paint: paint)
  }
}

/// One line of `hig search --batch`: what is asked, under which id.
private struct BatchLine {
  let id: JSONValue
  let query: String

  init(_ bytes: [UInt8]) throws(BatchProblem) {
    let object = try JSONReader.read(bytes) {
      BatchProblem(id: .null, text: "Invalid JSON: \($0.problem) at byte \($0.offset)")
    }
    id = object["id"] ?? .null
    guard let query = object["query"]?.string else {
      throw BatchProblem(id: id, text: "Missing `query`, which must be a string")
    }
    self.query = query
  }
}

/// Why a line is no query; its id, if it has one.
private struct BatchProblem: Error {
  let id: JSONValue
  let text: String

  func diagnostic(line: Int) -> Diagnostic {
    Diagnostic(
      .batchLine, at: SourceLocation(file: "standard input", line: line, column: 1),
      text, remedy: #"Write lines such as `{"id": 1, "query": "tap target"}`."#)
  }
}
