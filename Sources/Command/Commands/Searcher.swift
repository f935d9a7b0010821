import Bytes
import JSON
import SearchIndex

/// Asks a site's index and prints its answers.
struct Searcher {
  let session: Session
  /// The folder of the site.
  let site: String
  let find: Operations.Find

  init(_ session: Session) throws(CommandError) {
    self.session = session
    site = session.invocation[.site] ?? ""
    find = try session.operations.search(site, session.environment.files)
  }

  /// One query. A tool that asked for an object gets one, also if nothing was found.
  func answer(_ query: String) throws(CommandError) -> Verdict {
    let start = session.environment.now()
    let answer = try found(query)
    let results = answer.results
    if session.invocation.isOn(.json) {
      try printLine(ResultText.json(answer, to: query))
      return .fine
    }
    tellWhatElse(answer)
    try session.print(text(of: results))
    let rest = answer.total > results.count ? " of \(answer.total)" : ""
    let outcome =
      results.isEmpty ? "no results for “\(query)”" : Plural.text(results.count, "result") + rest
    let seconds = Plural.seconds(session.environment.now() - start)
    session.console.say("hig: \(outcome) in \(seconds)", ["results": .integer(results.count)])
    return results.isEmpty ? .findings : .fine
  }

  /// A query a line, answered line by line; a line that is none is answered by an error.
  func answerLines() throws(CommandError) -> Verdict {
    var verdict = Verdict.fine
    var number = 0
    while let bytes = try session.environment.nextLine() {
      number += 1
      guard !bytes.allSatisfy(ByteClass.isSpace) else { continue }
      switch Result(catching: { () throws(BatchProblem) in try BatchLine(bytes) }) {
      case .success(let line):
        try printLine(["id": line.id, "results": ResultText.json(try found(line.query).results)])
      case .failure(let problem):
        verdict = .findings
        session.console.tell(problem.diagnostic(line: number))
        try printLine(["id": problem.id, "error": .string(problem.text)])
      }
    }
    return verdict
  }
}

extension Searcher {
  private func found(_ query: String) throws(CommandError) -> SearchAnswer {
    var question = SearchQuestion(query, limit: session.invocation.number(.limit) ?? 10)
    for flag in Flag.filters {
      for name in session.invocation.all(flag) ?? [] {
        question.filters.append(SearchQuestion.Filter(facet: flag.name, name: name))
      }
    }
    question.explains = session.invocation.isOn(.scores)
    return try find(question)
  }

  /// What was searched beside the words of the query, or in their place.
  private func tellWhatElse(_ answer: SearchAnswer) {
    for one in answer.corrections {
      session.console.say(
        "hig: no match for “\(one.typed)”; showing results for “\(one.meant)”",
        ["typed": .string(one.typed), "meant": .string(one.meant)])
    }
    guard !answer.also.isEmpty else { return }
    let words = answer.also.map { "“\($0)”" }.joined(separator: ", ")
    session.console.say(
      "hig: also searching \(words)", ["also": .array(answer.also.map { .string($0) })])
  }

  private func printLine(_ value: JSONValue) throws(CommandError) {
    try session.print(JSONWriter.text(value) + "\n")
  }

  private func text(of results: [SearchResult]) -> String {
    let outlet = session.environment.output
    let paint = Paint(for: outlet, environment: session.environment.variables)
    return ResultText.list(results, site: site, width: min(outlet.width(), 100), paint: paint)
  }
}
