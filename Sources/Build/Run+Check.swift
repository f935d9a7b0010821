import Checks
import Diagnostics
import Files
import Model

extension Run {
  /// What the rules for good content find, for a build.
  mutating func remark(_ work: Workpiece) {
    report(content: leveled(findings(in: work), by: work.site.settings))
  }

  /// Gives the findings of a build the levels of the project.
  mutating func level(by settings: SiteSettings) {
    replaceFindings(leveled(report.diagnostics, by: settings))
  }

  /// What a level raises to an error is a warning: it stops a check, and no build.
  private func leveled(
    _ findings: [Diagnostic], by settings: SiteSettings
  ) -> [Diagnostic] {
    let severities = Severities(settings.checks)
    return findings.flatMap { finding in
      if finding.level == .error { return [finding] }
      return severities.applied(to: [finding]).map {
        $0.level == .error ? $0.leveled(.warning) : $0
      }
    }
  }

  mutating func check(_ work: Workpiece) { report(content: findings(in: work)) }

  /// What a raw file lacks another may have: the rule tells of pages, with the raw place.
  private mutating func report(content found: [Diagnostic]) {
    replaceFindings(report.diagnostics.filter { $0.rule != .panelMissing })
    add(found)
  }

  private func findings(in work: Workpiece) -> [Diagnostic] {
    var subject = Subject(work.site)
    for page in work.sources { subject.sizes[page.file] = page.body.count }
    subject.synonyms = PlacedEntries.read(project.synonyms, from: files)
    subject.concepts = PlacedEntries.read(project.settings, below: "concepts", from: files)
    subject.asOf = project.options.asOf
    return CheckRegistry.findings(in: subject)
  }

  /// Gives findings the levels that were asked for, and takes out those that are known.
  mutating func settle(strict: Bool) {
    let settings = SettingsReader.read(project.settings, from: files).settings
    let severities = Severities(settings.checks).under(project.options.severities)
    let found = severities.applied(to: report.diagnostics)
      .map { strict && $0.level == .warning ? $0.asError : $0 }
    replaceFindings(found)
    guard let file = project.options.baseline else { return }
    if project.options.writesBaseline {
      write(found, to: file)
    } else if let baseline = baseline(file) {
      let (new, known) = baseline.split(found, project: project.options.project)
      let gone = baseline.outdated(by: found, project: project.options.project, file: file)
      replaceFindings(new + severities.applied(to: gone), known: known)
      count("known finding", known.count)
    }
  }
}

extension Run {
  /// What goes into the baseline is told no more; what stops a build is, and stays out of it.
  private mutating func write(_ found: [Diagnostic], to file: String) {
    guard mayReplace(file) else { return fail(foreign(file)) }
    let baseline = Baseline(of: found, project: project.options.project)
    do throws(FileError) {
      try files.write(file, baseline.bytes)
      let (new, known) = baseline.split(found, project: project.options.project)
      replaceFindings(new, known: known)
      count("finding written", known.count)
    } catch {
      fail(error)
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
      "this file is no baseline: it stays as it is",
      remedy: "Name another with --baseline, or remove it.")
  }

  private mutating func baseline(_ file: String) -> Baseline? {
    guard files.kind(file) != nil else {
      fail(
        Diagnostic(
          .baseline, at: SourceLocation(file: file), "there is no such baseline",
          remedy: "Write it with --write-baseline, or give the path of one."))
      return nil
    }
    do {
      return try Baseline(reading: try files.read(file, FileLimit.baseline))
    } catch let error as FileError {
      fail(error)
    } catch {
      let problem = error as? Baseline.Problem
      fail(
        Diagnostic(
          .baseline, at: SourceLocation(file: file, line: problem?.line ?? 0, column: 1),
          problem?.text ?? "this is no baseline", remedy: "Write it anew with --write-baseline."))
    }
    return nil
  }
}
