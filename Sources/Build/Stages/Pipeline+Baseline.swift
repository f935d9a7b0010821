import Checks
import Diagnostics
import Files
import Model

/// Findings that are reported, and those that a baseline knows.
typealias Settled = (new: [Diagnostic], known: [Diagnostic])

extension Pipeline {
  /// Gives findings the levels that were asked for, and takes out those that are known.
  func settle(
    _ found: [Diagnostic], by settings: Settings, _ strictness: Strictness
  ) -> Stage<Settled> {
    let severities = Severities(settings.site.checks).under(options.severities)
    let leveled = strictness.applied(to: severities.applied(to: found))
    guard let file = options.baselineFile else { return Stage((leveled, [])) }
    if options.writesBaseline { return write(leveled, to: file) }
    var found = Findings()
    guard let baseline = found.take(baseline(file)) else { return Stage((leveled, []), found) }
    let (new, known) = baseline.split(leveled, project: options.project)
    let gone = baseline.outdated(by: leveled, project: options.project, file: file)
    found.count("known finding", known.count)
    return Stage((new + severities.applied(to: gone), known), found)
  }

  /// What goes into the baseline is reported no more; what stops a build is, and stays out of it.
  private func write(_ all: [Diagnostic], to file: String) -> Stage<Settled> {
    guard mayReplace(file) else { return .failed((all, []), foreign(file)) }
    let baseline = Baseline(of: all, project: options.project)
    do throws(FileError) {
      try files.write(file, baseline.bytes)
      let (new, known) = baseline.split(all, project: options.project)
      var found = Findings()
      found.count("finding written", known.count)
      return Stage((new, known), found)
    } catch {
      return .failed((all, []), error.diagnostic)
    }
  }

  /// A baseline may be replaced, a damaged one too, and what is empty.
  private func mayReplace(_ file: String) -> Bool {
    guard files.kind(file) != nil else { return true }
    guard let bytes = try? files.read(file, FileLimit.baseline) else { return false }
    return bytes.isEmpty || Baseline.isOne(bytes)
  }

  private func foreign(_ file: String) -> Diagnostic {
    Diagnostic(
      .baseline, at: SourceLocation(file: file),
      "Not a baseline file; left unchanged",
      remedy: "Name another file with `--baseline`, or remove this one.")
  }

  private func baseline(_ file: String) -> Stage<Baseline?> {
    guard files.kind(file) != nil else {
      return .failed(
        nil,
        Diagnostic(
          .baseline, at: SourceLocation(file: file), "No such baseline",
          remedy: "Create it with `--write-baseline`, or name an existing one."))
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(file, FileLimit.baseline)
    } catch {
      return .failed(nil, error.diagnostic)
    }
    do throws(Baseline.Problem) {
      return Stage(try Baseline(reading: bytes))
    } catch {
      return .failed(
        nil,
        Diagnostic(
          .baseline, at: SourceLocation(file: file, line: error.line, column: 1), error.text,
          remedy: "Create it again with `--write-baseline`."))
    }
  }
}
