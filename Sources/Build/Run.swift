import Diagnostics
import Files
import Model

/// One run of the pipeline: what it found so far, and what it was asked.
struct Run {
  let project: Project
  let files: FileSystem
  let progress: Progress
  let resources: Resources
  private(set) var report = Report()

  init(_ pipeline: Pipeline) {
    project = Project(options: pipeline.options)
    files = pipeline.files
    progress = pipeline.progress
    resources = Resources(files: pipeline.files)
  }

  var jobs: Int { project.options.jobs ?? Cores.count }

  /// Findings join the report in order of place; under `--strict` warnings are errors.
  mutating func add(_ diagnostics: [Diagnostic]) {
    let strict = project.options.strict
    let found = diagnostics.map { strict && $0.level == .warning ? $0.asError : $0 }
    report.diagnostics = (report.diagnostics + found).inOrder
  }

  /// What no change of the content can mend.
  mutating func fail(_ diagnostic: Diagnostic) {
    report.broken = true
    add([diagnostic])
  }

  mutating func fail(_ error: FileError) {
    fail(Diagnostic("file", .error, at: SourceLocation(file: error.path), error.text))
  }

  mutating func count(_ noun: String, _ number: Int) { report.counts.append((noun, number)) }

  mutating func keep(_ ledgers: [Ledger]) { report.ledgers = ledgers }

  mutating func published(_ folder: String) { report.published = folder }

  func step(_ stage: String, of total: Int) -> @Sendable (Int) -> Void {
    let progress = progress
    return { progress.step(stage, $0, total) }
  }
}
