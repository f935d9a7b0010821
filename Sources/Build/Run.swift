import Diagnostics
import Files
import Model

/// One run of the pipeline: what it found so far, and what it was asked.
struct Run {
  let project: Project
  let files: FileSystem
  let progress: Progress
  let resources: Resources
  let defaults: Defaults
  let memory: BuildMemory?
  let cache: DiskCache?
  private(set) var report = Report()
  /// The raw files that were read, for those who show their text.
  private(set) var rawFiles: [RawFile] = []
  /// The digest of all raw files, if somebody asks for it.
  var ground: [UInt8] = []
  /// The settings as they were read: their file may be another by the end of the run.
  var settingsBytes: [UInt8] = []
  /// What the ingest of a build gives, until it is written.
  var pending: PagePlan?
  /// What the pages of this run were made from.
  var origins = Origins()

  init(_ pipeline: Pipeline) {
    project = Project(options: pipeline.options)
    progress = pipeline.progress
    memory = pipeline.memory
    files = pipeline.files
    resources = Resources(files: files)
    defaults = Defaults(resources)
    cache = project.options.keepsCache ? DiskCache(project, files) : nil
  }

  /// Whether another build can use what this one makes, or the other way round.
  var remembers: Bool { memory != nil || cache != nil }

  var jobs: Int { project.options.jobs ?? Cores.count }

  /// Findings join the report in order of place; under `--strict` warnings are errors.
  mutating func add(_ diagnostics: [Diagnostic]) {
    // To put all in order is not free, and most of what looks for findings has none.
    guard !diagnostics.isEmpty else { return }
    assert(diagnostics.allSatisfy { RuleBook.has($0.rule) }, "a rule is not in its stage’s list")
    let strict = project.options.strict
    let found = diagnostics.map {
      origins.traced(strict && $0.level == .warning ? $0.asError : $0)
    }
    report.diagnostics = (report.diagnostics + found).inOrder
  }

  /// Takes other findings in place of all so far, in order of place.
  mutating func replaceFindings(_ diagnostics: [Diagnostic], known: [Diagnostic] = []) {
    report.diagnostics = diagnostics.inOrder
    report.known = known.inOrder
  }

  /// Findings about what is done already: no strictness makes them its failure.
  mutating func addAfterwards(_ diagnostics: [Diagnostic]) {
    report.diagnostics = (report.diagnostics + diagnostics).inOrder
  }

  /// What no change of the content can mend.
  mutating func fail(_ diagnostic: Diagnostic) {
    report.broken = true
    add([diagnostic])
  }

  mutating func fail(_ error: FileError) {
    let remedy =
      switch error.operation {
      case .read where error.cause == .link, .list where error.cause == .link: Self.wayPastLinks
      case _ where error.cause == .link:
        "hig writes through no link: remove it, or name the folder that it leads to."
      case .read where error.isTooLarge: "Make it smaller, or remove it."
      case .read, .list: "Give the right to read it, or remove it."
      case .write, .remove, .move, .exchange, .lock, .flush:
        "Make room or give the right to write there, then run again."
      }
    let place = SourceLocation(file: error.path)
    fail(Diagnostic(.file, at: place, error.text, remedy: remedy))
  }

  static let wayPastLinks = "Put there what it leads to, or run hig with --follow-links."

  /// Whether the folders are there that this run was told to start from.
  mutating func hasGround() -> Bool {
    let (given, pages) = (project.options.project, project.options.pages)
    if given != ".", !isFolder(given, wayToProject) { return false }
    if let pages, !project.buildReadsRaw {
      return isFolder(pages, "Name the folder of the pages, or leave out --pages.")
    }
    return true
  }

  /// Whoever writes a baseline easily takes the project for its file.
  private var wayToProject: String {
    "Name the project’s folder, or run hig in it"
      + (project.options.writesBaseline ? "; --baseline names the file to write." : ".")
  }

  private mutating func isFolder(_ path: String, _ remedy: String) -> Bool {
    let kind = files.kind(path)
    if kind == .folder { return true }
    let summary = kind == nil ? "no such folder" : "not a folder"
    let place = SourceLocation(file: path)
    fail(Diagnostic(.noFolder, at: place, summary, remedy: remedy))
    return false
  }

  mutating func count(_ noun: String, _ number: Int) { report.counts.append((noun, number)) }

  mutating func keep(_ ledgers: [Ledger], of rawFiles: [RawFile]) {
    report.ledgers = ledgers
    self.rawFiles = rawFiles
  }

  mutating func hand(_ data: [UInt8]) { report.data = data }

  mutating func published(_ folder: String) { report.published = folder }

  func step(_ stage: String, of total: Int) -> @Sendable (Int) -> Void {
    let progress = progress
    return { progress.step(stage, $0, total) }
  }
}
