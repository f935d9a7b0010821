import Build
import Diagnostics
import Fetch
import Files
import SearchIndex

@testable import Command

extension Operations {
  /// Nothing is found, nothing is made.
  static let idle = Operations(
    ingest: { _, _, _ in Report() }, build: { _, _, _ in Report() },
    check: { _, _, _ in Report() },
    live: { LivePipeline(build: { _, _, _ in Report() }) }, watch: { _, _, _ in {} },
    export: { _ in { _, _, _ in Report() } },
    fetch: { _, _, _, _, _ in FetchReport() },
    search: { _, _ throws(CommandError) in { _ throws(CommandError) in SearchAnswer() } },
    serve: { _, port, _, _ throws(CommandError) in RunningServer(port: port, stop: {}) },
    clean: { _, _ throws(CommandError) in (0, false) })

  /// Every run of the pipeline ends with one report.
  static func reporting(_ report: Report) -> Operations {
    var operations = idle
    operations.ingest = { _, _, _ in report }
    operations.build = { _, _, _ in report }
    operations.check = { _, _, _ in report }
    operations.live = { LivePipeline(build: { _, _, _ in report }) }
    operations.export = { _ in { _, _, _ in report } }
    return operations
  }
}

extension Report {
  private static let place = SourceLocation(file: "content/raw/boxes.md", line: 3, column: 7)

  /// A report with a finding of each of these levels.
  static func of(_ levels: [Diagnostic.Level] = []) -> Report {
    var report = Report()
    report.diagnostics = levels.map { level in
      Diagnostic(
        Rule("some-rule", level, "Something is odd.", .command), at: place, "something is odd",
        why: "It matters.", remedy: "Mend it.")
    }
    return report
  }

  /// A report with one warning that says this everywhere.
  static func of(_ text: String) -> Report {
    var report = Report()
    let place = SourceLocation(file: text, line: 1, column: 1)
    report.diagnostics = [
      Diagnostic(
        Rule(text, .warning, text, .command), at: place, text, why: text, remedy: text)
    ]
    report.counts = [(text, 1)]
    return report
  }
}
