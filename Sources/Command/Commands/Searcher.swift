import Bytes
import JSON
import SearchIndex

/// Asks a site's index and prints its answers.
struct Searcher {
  let session: Session
  /// The folder of the site.
  let site: String
  let find: Workshop.Find

  init(_ session: Session) throws(Halt) {
    self.session = session
    site = session.invocation[.site] ?? ""
    find = try session.workshop.search(site, session.surroundings.files)
  }

  /// One query. A tool that asked for an object gets one, also if nothing was found.
  func answer(_ query: String) throws(Halt) -> Verdict {
    let start = session.surroundings.now()
    let results = try found(query)
    if session.invocation.isOn(.json) {
      try printLine(["query": .string(query), "results": ResultText.json(results)])
      return .fine
    }
    try session.print(text(of: results))
    let outcome =
      results.isEmpty ? "nothing found for “\(query)”" : Plural.text(results.count, "result")
    let seconds = Plural.seconds(session.surroundings.now() - start)
    session.talk.say("hig: \(outcome) in \(seconds)", ["results": .integer(results.count)])
    return results.isEmpty ? .findings : .fine
  }

  /// A query a line, answered line by line; a line that is none is answered by an error.
  func answerLines() throws(Halt) -> Verdict {
    var verdict = Verdict.fine
    var number = 0
    while let bytes = try session.surroundings.nextLine() {
      number += 1
      guard !bytes.allSatisfy(ByteClass.isSpace) else { continue }
      switch Result(catching: { () throws(BatchProblem) in try BatchLine(bytes) }) {
      case .success(let line):
        try printLine(["id": line.id, "results": ResultText.json(try found(line.query))])
      case .failure(let problem):
        verdict = .findings
        session.talk.tell(problem.diagnostic(line: number))
        try printLine(["id": problem.id, "error": .string("the line \(problem.text)")])
      }
    }
    return verdict
  }
}

extension Searcher {
  private func found(_ query: String) throws(Halt) -> [SearchResult] {
    try find(query, session.invocation.number(.limit) ?? 10)
  }

  private func printLine(_ value: JSONValue) throws(Halt) {
    try session.print(JSONWriter.text(value) + "\n")
  }

  private func text(of results: [SearchResult]) -> String {
    let outlet = session.surroundings.output
    let paint = Paint(for: outlet, environment: session.surroundings.environment)
    return ResultText.list(results, site: site, width: min(outlet.width(), 100), paint: paint)
  }
}
