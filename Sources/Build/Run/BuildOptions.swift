import Checks
public import Diagnostics
public import Model

/// What a run is asked to do, after flags, environment and configuration were laid together.
public struct BuildOptions: Sendable {
  /// The project's folder.
  public var project: String
  /// Folders of raw files; nil for the project's own.
  public var raw: [String]?
  /// The folder of normalized pages; nil for the project's own.
  public var pages: String?
  /// The folder of the site; nil for the project's own.
  public var output: String?
  /// The folder of templates; nil for the project's, and behind it those that come with `hig`.
  public var templates: String?
  /// Settings that are before those of `content/site.yaml`, by key.
  public var settings: [String: String] = [:]
  /// Pages at work at the same time; nil for one a core.
  public var jobs: Int?
  /// How many bytes of memory a build aims at: beyond a part of them, texts of pages wait on the
  /// disk. nil for a quarter of the machine’s.
  public var memory: Int?
  /// The shape of every raw file, by name; nil to detect it.
  public var shape: String?
  /// Pages that were edited by hand are replaced too.
  public var force = false
  /// Whether raw files become pages on the disk; a check finds the same without.
  public var writesPages = true
  /// A file of golden queries, to be asked by a check.
  public var queries: String?
  /// How seriously a check takes rules; these are before those of the configuration.
  public var severities: [String: CheckSeverity] = [:]
  /// The file of findings that a check knows already.
  public var baseline: String?
  /// Whether a check writes that file, instead of reading it.
  public var writesBaseline = false
  /// Whether a check asks outside addresses whether they are there.
  public var external = false
  /// The day for which a check requires pages to be fresh; nil for that of the newest capture.
  public var asOf: String?
  /// The day of the run: raw files of later days have a wrong date. nil to believe all of them.
  public var today: String?
  /// What a build makes is kept in `.cache/hig` for the next one.
  public var keepsCache = false
  /// The process ends after this run: what it made need not be taken apart.
  public var isLast = false
  /// Whether warnings count as errors.
  public var strictness = Strictness.usual
  /// Files that pack well are packed beside the plain ones.
  public var release = false
  /// Other forms of all pages that the site has as files.
  public var downloads: [Download.Kind] = []
  /// Whose settings are written too.
  public var host: Host?

  /// Links in content are followed that lead out of its folder.
  public var followsLinks = false

  public init(project: String) { self.project = project }
}

extension BuildOptions {
  /// The baseline that was named, or the project's own if one is to be written. Only a named one
  /// may be reached by a link: see `bounds`.
  public var baselineFile: String? {
    baseline ?? (writesBaseline ? Project(options: self).path("content/baseline.jsonl") : nil)
  }

  /// How seriously rules are taken; of several levels the strictest holds.
  public mutating func take(_ rules: [String], as severity: CheckSeverity) {
    for rule in rules {
      let levels = [severity, severities[rule]]
      severities[rule] = CheckSeverity.allCases.first { levels.contains($0) }
    }
  }

  /// Whether a text is a day, as `asOf` has it.
  public static func isDay(_ text: String) -> Bool { CalendarDay(text) != nil }
}
