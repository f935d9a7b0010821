import Build
import Diagnostics

extension Subcommand {
  static let check = Subcommand(
    "check", "Find what is wrong with the content",
    flags: [.raw, .pages, .templates, .baseURL, .queries] + Flag.work + Flag.talk,
    discussion: [
      "Does all that hig build does, except that it publishes nothing, and tells every finding. "
        + "The exit status is 1 if there is a warning or an error.",
      "A golden query is a line of JSON: a query, the page or section that must be found by it, "
        + "within how many results, and why. One that fails is an error.",
    ],
    examples: [
      "hig check", "hig check --queries content/queries.jsonl",
      "hig check --format json 2> findings.jsonl",
    ]
  ) { session throws(Halt) in
    let report = try await session.report(of: session.workshop.check, session.buildOptions)
    guard !report.broken else { return .failure }
    return report.diagnostics.contains { $0.level != .note } ? .findings : .fine
  }
}
