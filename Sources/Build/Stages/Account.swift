import Diagnostics

/// Adds up what the stages of a run found.
struct Account {
  var report = Report()
  private let strictness: Strictness
  /// What the pages of this run were made from, once they are parsed.
  private var origins = Origins()

  init(_ options: BuildOptions) { strictness = options.strictness }

  /// Whether an error is in the way.
  var failed: Bool { report.failed }

  /// The value of a stage; what it found joins the report.
  @discardableResult mutating func take<Value>(_ stage: Stage<Value>) -> Value {
    add(stage.found)
    return stage.value
  }

  /// The pages. From here on, findings in them lead to the raw files that they were made from.
  mutating func takePages(_ stage: Stage<Parsed>) -> Parsed {
    origins = stage.value.origins
    return take(stage)
  }

  /// Other findings instead of all so far.
  mutating func replace(_ diagnostics: [Diagnostic], known: [Diagnostic] = []) {
    report.diagnostics = diagnostics.inOrder
    report.known = known.inOrder
  }

  private mutating func add(_ found: Findings) {
    report.counts += found.counts
    report.broken = report.broken || found.broken
    // To put all in order is not free, and most of what looks for findings has none.
    guard !found.diagnostics.isEmpty || !found.afterwards.isEmpty else { return }
    assert(
      found.diagnostics.allSatisfy { RuleBook.has($0.rule) }, "a rule is not in its stage’s list")
    let traced = origins.traced(strictness.applied(to: found.diagnostics))
    report.diagnostics = (report.diagnostics + traced + found.afterwards).inOrder
  }
}
