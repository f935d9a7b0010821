import Checks
import Diagnostics
import Files
import Glibc
import Model
import Web
import YAML

extension Pipeline {
  /// Everything that `build` would find, the rules for a good site, golden queries and outside
  /// addresses if they are asked for. Goes on where a build would stop, to report all at once;
  /// nothing is written but a baseline that is asked for.
  public func check() async -> Report {
    var options = options
    options.writesPages = false
    // Levels are settled at the end, when it is known which rules are to be taken how.
    options.strictness = .usual
    return await Pipeline(options, files: files, progress: progress, web: web)
      .checked(self.options.strictness)
  }

  private func checked(_ strictness: Strictness) async -> Report {
    var account = Account(options)
    guard account.take(ground()) else { return account.report }
    let queries = options.queries.map { account.take(self.queries(in: $0)) }
    // A name that was mistyped is reported at once, not below all that a check finds.
    guard !account.report.broken else { return account.report }
    var settings = account.take(settings())
    // No one will look at pictures. That one is damaged, a build reports.
    if settings.site.pictures == .webp { settings.site.pictures = .original }
    let (source, raw) = await account.take(ingest(sound: !account.failed))
    account.report.ledgers = raw.ledgers
    let parsed = await account.takePages(parse(source, sound: !account.failed))
    if let site = await account.take(link(parsed, settings)), !account.report.broken {
      account.add(content: content(of: site, fetched: fetched(settings)))
      let index = OutputShelf()
      let outlet = Outlet(index) { queries != nil && $0.hasPrefix("search/") }
      await account.take(render(site, settings, raw, templates(), to: outlet))
      if let queries { account.take(ask(queries, of: site.site, index.tree)) }
      if options.external { await account.take(askOutside(OutsideLinks(of: site.site))) }
    }
    let settled = settle(account.report.diagnostics, by: settings, strictness)
    account.replace(settled.value.new, known: settled.value.known)
    account.take(settled)
    return account.report
  }

  /// What the rules for good content find.
  func content(of linked: Linked, fetched: FetchedCopy? = nil) -> [Diagnostic] {
    var subject = CheckedSite(linked.site)
    for page in linked.sources { subject.sizes[page.file] = page.bodySize }
    subject.synonyms = entries(of: project.synonyms)
    subject.concepts = entries(of: project.settings, below: "concepts")
    subject.answers = (linked.site.settings.answers ?? []).compactMap { entry in
      entry.line.map { (entry, SourceLocation(file: project.settings, line: $0, column: 1)) }
    }
    subject.asOf = options.asOf
    subject.fetched = fetched
    return CheckRegistry.findings(in: subject)
  }

  /// The entries of a file of settings with their places, all or those below a key. What is wrong
  /// with the file is reported by who reads it for its sake.
  private func entries(of file: String, below key: String? = nil) -> [CheckedSite.Entry] {
    guard let bytes = try? files.read(file, FileLimit.settings),
      let root = try? YAMLReader.read(bytes)
    else { return [] }
    let entries = (key.map { root[$0] } ?? root)?.mapping ?? []
    return entries.map { entry in
      CheckedSite.Entry(
        entry.key, target: entry.value.scalar ?? "",
        at: SourceLocation(file: file, line: entry.line, column: entry.column))
    }
  }

  /// The copy that `hig fetch` made, if the settings ask for its age.
  private func fetched(_ settings: Settings) -> FetchedCopy? {
    let journal = project.path(Path.join(FetchedFolder.path, FetchedFolder.journal))
    guard let days = settings.site.fetchDays, let stamp = files.stamp(journal) else { return nil }
    return FetchedCopy(
      journal: journal, modified: stamp.modified / 1_000_000_000, asOf: options.asOf,
      now: time(nil), mostDays: days)
  }
}

/// What a build does with the levels of a project.
extension Account {
  /// What a raw file lacks another may have: the rule is about pages, with the raw place.
  mutating func add(content found: [Diagnostic]) {
    replace(report.diagnostics.filter { $0.rule != .panelMissing })
    take(Stage((), found))
  }

  mutating func level(by settings: Settings) {
    replace(Self.leveled(report.diagnostics, by: settings))
  }

  /// What a level raises to an error is a warning: it stops a check, and no build.
  static func leveled(_ findings: [Diagnostic], by settings: Settings) -> [Diagnostic] {
    let severities = Severities(settings.site.checks)
    return findings.flatMap { finding in
      if finding.level == .error { return [finding] }
      return severities.applied(to: [finding]).map {
        $0.level == .error ? $0.leveled(.warning) : $0
      }
    }
  }
}
