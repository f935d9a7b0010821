import Build
import Diagnostics
import Files
import JSON
import Model

extension Subcommand {
  static let check = Subcommand(
    "check", "Check the content for problems",
    flags: [
      .raw, .pagesToRead, .templates, .baseURL, .queries, .external, .asOf, .error, .warning, .off,
      .baseline, .writeBaseline, .list, .memory,
    ] + Flag.work + [.formatOfFindings, .quietOfFindings, .verboseOfFindings],
    discussion: [
      "Does everything that hig build does except publish, then shows all findings, including "
        + "notes, grouped by rule. Exits with status 1 if there is a warning or an error.",
      "Set the level of a rule under “checks” in content/site.yaml, or for one run with -E, -W "
        + "and --off, which override the settings. Of several flags for one rule the strictest "
        + "applies. Rules that stop a build are always errors.",
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
    ],
    findings: "Errors or warnings were found"
  ) { session throws(CommandError) in
    if session.invocation.isOn(.list) {
      try session.print(
        session.invocation[.formatOfFindings] == "json" ? ruleRecords : ruleList)
      return .fine
    }
    let start = session.environment.now()
    let report = await session.work(session.operations.check, session.buildOptions)
    try session.tellFindings(of: report)
    let seconds = session.environment.now() - start
    let isFine = !report.broken && report.diagnostics.allSatisfy { $0.level == .note }
    let closing = ClosingLine(command: "check", report: report, seconds: seconds)
    session.console.tell(closing, evenQuiet: !isFine)
    return report.broken ? .failure : isFine ? .fine : .findings
  }
}

extension Flag {
  static let queries = Flag(
    "queries", .file, "Also run the golden queries in FILE, and report those that fail",
    inherits: false
  ) { $0.queries = $1.last }
  static let external = Flag(
    "external", .none, "Also check external links, over the network", inherits: false
  ) { options, _ in options.external = true }
  static let asOf = Flag(
    "as-of", .date, "Compare capture dates with this day", standard: "the newest capture",
    inherits: false
  ) { $0.asOf = $1.last }
  static let error = Flag(
    "error", letter: "E", .rule(RuleBook.free), "Treat findings of RULE as errors", repeats: true,
    inherits: false
  ) { $0.take($1, as: .error) }
  static let warning = Flag(
    "warning", letter: "W", .rule(RuleBook.free), "Treat findings of RULE as warnings",
    repeats: true, inherits: false
  ) { $0.take($1, as: .warning) }
  static let off = Flag(
    "off", .rule(RuleBook.free), "Turn RULE off", repeats: true, inherits: false
  ) { $0.take($1, as: .off) }
  static let baseline = Flag(
    "baseline", .file, "Leave out the findings listed in FILE", inherits: false
  ) { $0.baseline = $1.last }
  static let writeBaseline = Flag(
    "write-baseline", .none,
    "Write all findings to the file of --baseline, or PROJECT/content/baseline.jsonl",
    inherits: false
  ) { options, _ in options.writesBaseline = true }
  static let list = Flag(
    "list", .none, "List every rule with its level", inherits: false)
  static let formatOfFindings = Flag(
    "format", .choice(["text", "json", "sarif"]), "Set the format of findings and totals",
    standard: "text")
  static let quietOfFindings = Flag(
    "quiet", letter: "q", .none, "Show errors only, and the totals unless the exit status is 0",
    excludes: "verbose")
  static let verboseOfFindings = Flag(
    "verbose", letter: "v", .none, "Show known findings too", excludes: "quiet")
}

extension Session {
  fileprivate func tellFindings(of report: Report) throws(CommandError) {
    let told = invocation.isOn(.verboseOfFindings) ? report.known : []
    guard invocation[.formatOfFindings] == "sarif" else {
      let volume: Console.Volume = console.volume == .quiet ? .quiet : .verbose
      let console = Console(on: environment, format: console.format, volume: volume)
      return console.tellByRule(report.diagnostics + told)
    }
    let columns = columns(of: report.diagnostics + report.known)
    let log = SarifLog(version: Program.version, rules: RuleBook.rules, columns: columns).log(
      new: report.diagnostics, known: report.known, isWhole: !report.broken)
    try print(JSONWriter.text(log, indented: true) + "\n")
  }

  /// The columns of findings as SARIF has them. Each file that findings name is read once; one that
  /// cannot be read has no columns.
  private func columns(of findings: [Diagnostic]) -> [SourceLocation: Int] {
    let places = findings.map(\.location) + findings.compactMap(\.origin)
    var columns: [SourceLocation: Int] = [:]
    for (file, places) in Dictionary(grouping: Set(places), by: \.file) {
      guard places.contains(where: { $0.column > 0 }),
        let text = try? environment.files.read(file, FileLimit.rawFile)
      else { continue }
      columns.merge(CodePointColumns.columns(of: places, in: text)) { first, _ in first }
    }
    return columns
  }
}

/// Every rule of `hig check`: its level, and what it finds.
private var ruleList: String {
  let rows = RuleBook.rules.map {
    [$0.id, $0.level.rawValue + ($0.isFixed ? "!" : ""), $0.summary]
  }
  return TextTable.lines(rows, numbers: 0)
    + "\nThe level of rules marked “!” cannot be set: they stop a build.\n"
}

/// The same as lines of JSON.
private var ruleRecords: String {
  RuleBook.rules.map {
    let record: JSONValue = [
      "rule": .string($0.id), "level": .string($0.level.rawValue), "fixed": .bool($0.isFixed),
      "summary": .string($0.summary),
    ]
    return JSONWriter.text(record) + "\n"
  }.joined()
}
