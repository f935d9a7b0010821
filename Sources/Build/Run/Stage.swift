import Diagnostics
import Files

/// What a stage made, and what it found on the way.
struct Stage<Value: Sendable>: Sendable {
  let value: Value
  let found: Findings

  init(_ value: Value, _ found: Findings = Findings()) {
    self.value = value
    self.found = found
  }

  init(_ value: Value, _ diagnostics: [Diagnostic]) {
    self.init(value, Findings(diagnostics))
  }
}

extension Stage {
  /// What stops for a reason that no change of the content can mend.
  static func failed(_ value: Value, _ diagnostic: Diagnostic) -> Stage {
    var found = Findings()
    found.fail(diagnostic)
    return Stage(value, found)
  }
}

extension Stage<Void> {
  init(_ found: Findings = Findings()) { self.init((), found) }

  /// What is done for its effect, which may fail.
  init(_ work: () throws(FileError) -> Void) {
    do throws(FileError) {
      try work()
      self.init()
    } catch {
      self = .failed((), error.diagnostic)
    }
  }
}

/// Findings and counts of one stage, or of several.
struct Findings: Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  /// Found after the work was done: `--strict` does not make errors of them.
  private(set) var afterwards: [Diagnostic] = []
  private(set) var counts: [(noun: String, number: Int)] = []
  /// Something failed that no change of the content can mend.
  private(set) var broken = false

  init(_ diagnostics: [Diagnostic] = [], afterwards: [Diagnostic] = []) {
    self.diagnostics = diagnostics
    self.afterwards = afterwards
  }

  /// Whether a build stops at one of them.
  func stop(under strictness: Strictness) -> Bool {
    diagnostics.contains { strictness.level(of: $0) == .error }
  }

  mutating func add(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  mutating func count(_ noun: String, _ number: Int) { counts.append((noun, number)) }

  mutating func fail(_ diagnostic: Diagnostic) {
    broken = true
    diagnostics.append(diagnostic)
  }

  mutating func fail(_ error: FileError) { fail(error.diagnostic) }

  /// The value of a part of this stage, whose findings become those of the whole.
  @discardableResult mutating func take<Value>(_ part: Stage<Value>) -> Value {
    diagnostics += part.found.diagnostics
    afterwards += part.found.afterwards
    counts += part.found.counts
    broken = broken || part.found.broken
    return part.value
  }
}

extension FileError {
  var diagnostic: Diagnostic { diagnostic(.file) }
}
