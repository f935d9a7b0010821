import Build
import Diagnostics
import JSON

extension Subcommand {
  static let check = Subcommand(
    "check", "Check the content for problems",
    flags: [
      .raw, .pages, .templates, .baseURL, .queries, .external, .asOf, .error, .warning, .off,
      .baseline, .writeBaseline, .list, .memory,
    ] + Flag.work + [.formatOfFindings, .quiet, .verboseOfFindings],
    discussion: [
      "Does everything that hig build does except publish, then shows all findings, including "
        + "notes, grouped by rule. Exits with status 1 if there is a warning or an error.",
      "Set the level of a rule under “checks” in content/site.yaml, or for one run with -E, -W "
        + "and --off; the strictest of these applies. Rules that stop a build are always errors.",
      "A baseline lists known findings, which are then left out. They are matched by rule, file "
        + "and text, so lines may move. --verbose shows them too.",
      "A golden query is a line of JSON: a query, the page or section it must find, within how "
        + "many results, and why. A query that fails is an error.",
      "With --format sarif, writes a SARIF 2.1.0 log to standard output.",
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
