import Build
import Diagnostics
import Files

/// One run of one command: what it was asked, and what it works with.
struct Session: Sendable {
  let invocation: Invocation
  let environment: Environment
  let operations: Operations
  let console: Console

  init(_ invocation: Invocation, in environment: Environment, operations: Operations) {
    self.invocation = invocation
    self.environment = environment.within(invocation)
    self.operations = operations
    console = Console(
      on: environment,
      format: invocation[.format].flatMap(DiagnosticFormat.init(rawValue:)) ?? .text,
      volume: invocation.isOn(.quiet) ? .quiet : invocation.isOn(.verbose) ? .verbose : .normal)
  }

  /// Ends the command where the folder of its project is not there.
  func checkProject(_ rule: Rule, remedy: String) throws(CommandError) {
    let project = invocation.project
    let kind = environment.files.kind(project)
    guard project != ".", kind != .folder else { return }
    throw .failure(
      rule, at: project, kind == nil ? "No such folder" : "Not a folder", remedy: remedy)
  }

  /// Data, for standard output.
  func print(_ text: String) throws(CommandError) { try environment.print(text) }

  /// Work with files that ends the command where the system refuses it.
  func onDisk<Result>(
    _ rule: Rule, at place: String? = nil, _ work: () throws(FileError) -> Result
  ) throws(CommandError) -> Result {
    do throws(FileError) {
      return try work()
    } catch {
      let place = place ?? error.path
      throw .failure(rule, at: place, error.summary(at: place), remedy: error.remedy)
    }
  }
}

extension Session {
  /// Lets the pipeline work, with a bar on a terminal, and reports what it found.
  func report(
    of run: Operations.Run, _ options: BuildOptions, files: FileSystem? = nil,
    known: Set<String> = [],
    summary: (Report) -> IngestSummary? = { _ in nil }
  ) async -> Report {
    let start = environment.now()
    let report = await work(run, options, files: files)
    // Errors last: a screen of warnings must not hide why nothing was made.
    let errors = report.diagnostics.filter { $0.level == .error }
    let others = report.diagnostics.filter { $0.level != .error && !known.contains($0.identity) }
    console.tellSome(others)
    errors.forEach(console.tell)
    if let summary = summary(report) { console.tell(summary) }
    let seconds = environment.now() - start
    console.tell(ClosingLine(command: invocation.command.name, report: report, seconds: seconds))
    return report
  }

  /// Lets the pipeline work, with a bar on a terminal.
  func work(_ run: Operations.Run, _ options: BuildOptions, files: FileSystem? = nil) async
    -> Report
  {
    await showing { await run(options, files ?? environment.files, $0) }
  }

  /// Lets something work, with a bar on a terminal.
  func showing<Result: Sendable>(_ work: (Progress) async -> Result) async -> Result {
    let bar = showsProgress ? ProgressBar(on: environment.standardError, now: environment.now) : nil
    defer { bar?.clear() }
    return await work(bar?.progress ?? .silent)
  }

  private var showsProgress: Bool {
    console.volume > .quiet && console.format == .text && environment.standardError.width() > 0
      && environment.variables["TERM"] != "dumb"
  }

  /// The options of the pipeline, as the flags have them.
  var buildOptions: BuildOptions {
    var options = BuildOptions(invocation)
    options.today = environment.today()
    return options
  }
}

extension BuildOptions {
  fileprivate init(_ invocation: Invocation) {
    self.init(project: invocation.project)
    for flag in invocation.command.flags {
      if let values = invocation.all(flag) { flag.update(&self, values) }
    }
  }
}

extension Environment {
  /// What lies around the command, of the disk only the project and what was named: no file that
  /// content or a cache names makes a command reach further.
  fileprivate func within(_ invocation: Invocation) -> Environment {
    var bounded = self
    let options = BuildOptions(invocation)
    let bounds = options.bounds(
      reading: invocation.namedToRead, writing: invocation.namedToWrite, on: files)
    bounded.files = files.within(bounds)
    return bounded
  }
}

extension Session {
  /// The folder of the project's site.
  var siteFolder: String { invocation[.output] ?? path("public") }

  /// A path below the project's folder, as short as it can be written.
  func path(_ below: String) -> String {
    invocation.project == "." ? below : Path.join(invocation.project, below)
  }
}

extension Diagnostic {
  /// What it is about, wherever its line moves.
  var identity: String { "\(rule) \(location.file) \(summary)" }
}

extension Report {
  /// Warnings are reported, but fail nothing, unless `--strict` made them errors.
  var verdict: Verdict { broken ? .failure : failed ? .findings : .fine }
}
