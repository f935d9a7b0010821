import Build
import Diagnostics
import JSON

extension Subcommand {
  static let check = Subcommand(
    "check", "Find what is wrong with the content",
    flags: [
      .raw, .pages, .templates, .baseURL, .queries, .external, .asOf, .error, .warning, .off,
      .baseline, .writeBaseline, .list,
    ] + Flag.work + [.formatOfFindings, .quiet, .verboseOfFindings],
    discussion: [
      "Does all that hig build does, except that it publishes nothing, and tells every finding, "
        + "notes too, rule by rule. The exit status is 1 if there is a warning or an error.",
      "How seriously a rule is taken is set under “checks” in content/site.yaml, and for one run "
        + "by -E, -W and --off; of these the strictest holds. What stops a build stays an error.",
      "A baseline holds findings that are known. They are recognised by rule, file and words, so "
        + "lines may move. --verbose tells them too.",
      "A golden query is a line of JSON: a query, the page or section that must be found by it, "
        + "within how many results, and why. One that fails is an error.",
      "With --format sarif, a SARIF 2.1.0 log goes to standard output.",
    ],
    examples: [
      "hig check", "hig check -E missing-alt --off empty-section",
      "hig check --write-baseline --baseline known.jsonl", "hig check --baseline known.jsonl",
      "hig check --queries content/queries.jsonl", "hig check --format json 2> findings.jsonl",
      "hig check --format sarif > findings.sarif",
    ]
  ) { session throws(CommandError) in
    if session.invocation.isOn(.list) {
      try session.print(RuleList.text)
      return .fine
    }
    let start = session.environment.now()
    let report = await session.work(session.operations.check, session.buildOptions)
    try session.tellFindings(of: report)
    let seconds = session.environment.now() - start
    session.console.tell(ClosingLine(command: "check", report: report, seconds: seconds))
    guard !report.broken else { return .failure }
    return report.diagnostics.contains { $0.level != .note } ? .findings : .fine
  }
}

extension Session {
  fileprivate func tellFindings(of report: Report) throws(CommandError) {
    let told = invocation.isOn(.verboseOfFindings) ? report.known : []
    guard invocation[.formatOfFindings] == "sarif" else {
      let volume: Console.Volume = invocation.isOn(.quiet) ? .quiet : .verbose
      let console = Console(on: environment, format: console.format, volume: volume)
      return console.tell(FindingGroups(report.diagnostics + told))
    }
    let rules = RuleBook.rules
    let columns = SarifColumns.columns(
      of: report.diagnostics + report.known, in: environment.files)
    let log = SarifLog(version: Program.version, rules: rules, columns: columns).log(
      new: report.diagnostics, known: report.known, isWhole: !report.broken)
    try print(JSONWriter.text(log, indented: true) + "\n")
  }
}
