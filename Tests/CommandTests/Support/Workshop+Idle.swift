import Build
import Diagnostics
import Files

@testable import Command

extension Workshop {
  /// Nothing is found, nothing is made.
  static let idle = Workshop(
    ingest: { _, _, _ in Report() }, build: { _, _, _ in Report() },
    check: { _, _, _ in Report() },
    serve: { _, port throws(Failure) in RunningServer(port: port, stop: {}) },
    clean: { _, _ throws(Failure) in 0 })

  /// Every run of the pipeline ends with one report.
  static func reporting(_ report: Report) -> Workshop {
    var workshop = idle
    workshop.ingest = { _, _, _ in report }
    workshop.build = { _, _, _ in report }
    workshop.check = { _, _, _ in report }
    return workshop
  }
}

extension Report {
  /// A report of such findings.
  static func of(_ levels: Diagnostic.Level...) -> Report {
    var report = Report()
    report.diagnostics = levels.map { level in
      let place = SourceLocation(file: "content/raw/boxes.md", line: 3, column: 7)
      return Diagnostic(
        "some-rule", level, at: place, "something is odd", why: "It matters.", remedy: "Mend it.")
    }
    return report
  }
}
