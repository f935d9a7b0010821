import Diagnostics
import Fetch
import Files
import JSON
import Web

extension Subcommand {
  static let fetch = Subcommand(
    "fetch", "Fetch Apple's guidelines, for your own reading",
    flags: [.from, .pictures, .rate, .connections, .timeout, .dryRun] + Flag.talk,
    discussion: [
      "Fetches the index, every page and the pictures that pages name, unchanged, into "
        + "PROJECT/content/raw/apple, and records each file in fetch.jsonl there. "
        + "The copy is for your own reading: Apple's terms apply, so publish nothing of it.",
      "The next run asks for each file once, and fetches only what has changed. An "
        + "interrupted run continues where it stopped. Failed addresses are reported, others are "
        + "kept, and the exit status is 1. A page that is gone from the server stays here.",
      "Obeys robots.txt, and pauses when the server asks for it. A server that is not in a "
        + "private network is asked at most 5 times a second, over 4 connections. Proxies are "
        + "taken from the environment (https_proxy, no_proxy). Videos are not fetched.",
    ],
    examples: [
      "hig fetch", "hig fetch --pictures light", "hig fetch --dry-run",
      "hig fetch --from https://mirror.example.com/",
    ],
    findings: "An address was not fetched"
  ) { session throws(CommandError) in try await session.fetch() }
}

extension Flag {
  static let from = Flag(
    "from", .address, "Fetch from the server at URL", standard: FetchOrder.apple, inherits: false)
  static let pictures = Flag(
    "pictures", .choice(FetchOrder.Pictures.allCases.map(\.rawValue)),
    "Fetch no pictures, those for light windows, or all",
    standard: FetchOrder.Pictures.standard.rawValue, inherits: false)
  static let rate = Flag(
    "rate", .number(1...1000), "Start at most N requests a second",
    standard: String(FetchOrder.rate), inherits: false)
  static let connections = Flag(
    "connections", .number(1...16), "Ask over at most N connections",
    standard: String(FetchOrder.connections), inherits: false)
  static let timeout = Flag(
    "timeout", .number(1...600), "Give up if no answer comes for N seconds",
    standard: "30", inherits: false)
  static let dryRun = Flag(
    "dry-run", .none, "Print the addresses that would be fetched, and write nothing",
    inherits: false)
}

extension Session {
  fileprivate func fetch() async throws(CommandError) -> Verdict {
    let project = invocation.project
    try checkProject(
      .fetch, remedy: "Run `hig init` to create a project, or name the project's folder.")
    let order = try fetchOrder()
    let seconds = invocation.number(.timeout)
    let start = environment.now()
    let report = await showing {
      await operations.fetch(order, seconds, project, environment.files, $0)
    }
    guard var report else {
      throw .failure(
        .fetch, at: "hig fetch", "Nothing can be fetched: libcurl is not installed",
        remedy: "Install it (on Debian: `apt-get install libcurl4`).")
    }
    if let haste = report.haste {
      throw .usage(.tooFast(flag: haste.flag, most: haste.most), command: "fetch")
    }
    if report.hasFetched, environment.files.kind(path(".gitignore")) == nil {
      report.diagnostics.append(unignored)
    }
    console.tellSome(report.diagnostics.filter { $0.level != .error })
    console.tellSome(report.diagnostics.filter { $0.level == .error })
    if order.isDry { try print(report.planned.map { $0 + "\n" }.joined()) }
    if !report.broken || !report.counts.isEmpty {
      tell(report, seconds: environment.now() - start, isDry: order.isDry)
    }
    return report.broken ? .failure : report.failed ? .findings : .fine
  }

  /// Such a folder is easily published as a whole, with the copy.
  private var unignored: Diagnostic {
    let place = invocation.project == "." ? "" : " " + ShellWord.quoted(invocation.project)
    return Diagnostic(
      .fetchUnignored, at: SourceLocation(file: path(".gitignore")),
      "No .gitignore here excludes the fetched copy from your repository",
      remedy: "Run `hig init\(place)`: it writes one.")
  }

  private func fetchOrder() throws(CommandError) -> FetchOrder {
    let text = invocation[.from] ?? FetchOrder.apple
    guard let from = HTTPAddress(text) else {
      throw .usage(.badValue(.from, from: Flag.from.dashed, text), command: "fetch")
    }
    var order = FetchOrder(from: from)
    order.pictures = invocation[.pictures].flatMap(FetchOrder.Pictures.init) ?? .standard
    order.rate = invocation.number(.rate)
    order.connections = invocation.number(.connections)
    order.isDry = invocation.isOn(.dryRun)
    order.proxies = ProxyChoice(environment.variables)
    return order
  }

  /// `hig: 3 new, 0 changed, 811 same, 0 gone, 0 failed; 1.2 MB in 170.02 s`
  private func tell(_ report: FetchReport, seconds: Double, isDry: Bool) {
    let counts = FetchReport.Outcome.allCases.map { ($0.rawValue, report.counts[$0] ?? 0) }
    let figures =
      isDry
      ? Plural.text(report.planned.count, "address") + " to fetch"
      : counts.map { "\($1) \($0)" }.joined(separator: ", ")
    let stopped = report.isStopped ? "; stopped early" : ""
    let members = [
      JSONMember("command", "fetch"),
      JSONMember("counts", .object(counts.map { JSONMember($0, .integer($1)) })),
      JSONMember("bytes", .integer(report.bytes)),
      JSONMember("requests", .integer(report.requests)),
      JSONMember("stopped", .bool(report.isStopped)),
    ]
    console.say(
      "hig: \(figures); \(Self.size(report.bytes)) in \(ClosingLine.time(seconds))\(stopped)",
      .object(members + report.diagnostics.jsonFigures + [ClosingLine.json(seconds)]))
  }

  /// `12 kB`, `1.2 MB`
  private static func size(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return Plural.text(bytes, "byte") }
    let (unit, name) = bytes < 1_000_000 ? (1000, "kB") : (1_000_000, "MB")
    let tenths = (bytes * 10 + unit / 2) / unit
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(name)" : "\((tenths + 5) / 10) \(name)"
  }
}
