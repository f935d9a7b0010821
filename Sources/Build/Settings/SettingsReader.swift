import Diagnostics
import Files
import Model
import YAML

/// Reads `content/site.yaml`. An unknown key is an error: a setting that is misspelt and silently
/// ignored costs an afternoon.
struct SettingsReader {
  static let rows: [SettingsRow] = [
    SettingsRow(
      "title", "The name of the site, and one sentence under it on the home page.",
      example: "title: Human Interface Guidelines"
    ) { $2.title = $0.text($1) ?? $2.title },
    SettingsRow("tagline", example: "tagline: A field guide to designing for Apple platforms.") {
      $2.tagline = $0.text($1) ?? $2.tagline
    },
    SettingsRow(
      "base-url",
      "Where the site will be published. Adds a sitemap, robots.txt and canonical addresses.",
      example: "base-url: https://example.org/hig/"
    ) { $2.baseURL = $0.baseURL($1) },
    SettingsRow(
      "navigation",
      """
      Your own groups, instead of those in your files or those that come with hig. Name a page by
      the last part of its address.
      """,
      example: """
        navigation:
          - title: Foundations
            pages: [color, layout, typography]
          - title: Our own rules
            pages: [release-notes]
        """
    ) { $2.navigation = $0.navigation($1) },
    SettingsRow(
      "concepts",
      "Former names of pages, in addition to those that come with hig: old name, current page.",
      example: """
        concepts:
          table-views: lists-and-tables
        """
    ) { $2.concepts = $0.concepts($1) },
    SettingsRow(
      "defaults",
      "Which of the groups, former names and synonyms that come with hig to use; [] for none.",
      example: "defaults: [navigation, concepts, synonyms]"
    ) { $2.defaults = $0.defaults($1) ?? $2.defaults },
    SettingsRow(
      "answers",
      """
      Answers on the home page, instead of those that come with hig: a cell of a table by its row
      and its column, a section, or a page. What the site does not have is left out.
      """,
      example: """
        answers:
          - title: iPhone tap target
            page: accessibility
            row: iOS, iPadOS
            column: Default control size
          - title: Liquid Glass
            page: materials
            section: Liquid Glass
        """
    ) { $2.answers = $0.answers($1) },
    SettingsRow(
      "notice",
      "One line at the foot of every page, instead of the one about Apple’s rights.",
      example: "notice: An independent edition."
    ) { $2.notice = $0.text($1) ?? $2.notice },
    SettingsRow(
      "audit", "How much of the raw files the site shows: pages, summary or none.",
      example: "audit: pages"
    ) { $2.audit = $0.choice($1) ?? $2.audit },
    SettingsRow(
      "pictures", "How the site shows pictures: webp, original, link or none.",
      example: "pictures: webp"
    ) {
      $2.pictures = $0.choice($1) ?? $2.pictures
    },
    SettingsRow(
      "checks", "The level of a rule in `hig check`: error, warning, note or off.",
      example: """
        checks:
          missing-alt: error
        """
    ) { $2.checks = $0.checks($1) },
    SettingsRow(
      "addresses", "How links name pages: auto, folders (layout/) or files (layout/index.html).",
      example: "addresses: auto"
    ) { $2.addresses = $0.choice($1) ?? $2.addresses },
    SettingsRow(
      "offline",
      "Whether browsers keep the site for reading without a network: true, false or always.",
      example: "offline: true"
    ) { $2.offline = $0.choice($1) ?? $2.offline },
    SettingsRow(
      "fetch-days",
      "The age in days at which `hig check` reports the fetched copy as old (fetch-stale).",
      example: "fetch-days: 30"
    ) { $2.fetchDays = $0.days($1) },
  ]

  static let keys = rows.map(\.key)

  var fields: YAMLFields
  /// The slugs that the navigation has named so far.
  var named: Set<String> = []

  /// The settings, the defaults if there is no such file; and the bytes that they were read from.
  static func read(
    _ file: String, from files: FileSystem
  ) -> Stage<(settings: SiteSettings, bytes: [UInt8])> {
    var found = Findings()
    var reader = SettingsReader(file: file)
    let bytes = found.take(.file(file, of: .settings, from: files))
    let settings = bytes.map { reader.settings($0) } ?? SiteSettings()
    found.add(reader.fields.diagnostics)
    return Stage((settings, bytes ?? []), found)
  }

  /// Lays settings that flags give over those of a project, as if its file had said so.
  static func lay(_ given: [String: String], over settings: inout SiteSettings) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (key, text) in given.sorted(by: { $0.key < $1.key }) {
      var reader = SettingsReader(file: "--" + key)
      let value = YAMLNode(.scalar(text), line: 0, column: 0)
      reader.take(YAMLEntry(key: key, line: 0, column: 0, value: value), into: &settings)
      found += reader.fields.diagnostics
    }
    return found
  }

  private init(file: String) { fields = YAMLFields(file: file, rule: .settings) }
}

extension SettingsReader {
  private mutating func settings(_ bytes: [UInt8]) -> SiteSettings {
    var settings = SiteSettings()
    let root = fields.pairs(bytes, "settings", remedy: "Write `title: …`.")
    for entry in root?.mapping ?? [] { take(entry, into: &settings) }
    return settings
  }

  private mutating func take(_ entry: YAMLEntry, into settings: inout SiteSettings) {
    guard let row = Self.rows.first(where: { $0.key == entry.key }) else {
      return fields.unknown("setting", entry, among: Self.keys)
    }
    row.take(&self, entry, &settings)
  }

  private mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ entry: YAMLEntry
  ) -> Value? where Value.RawValue == String {
    fields.choice("`\(entry.key)` value", entry.value, as: Value.self)
  }

  private mutating func text(_ entry: YAMLEntry) -> String? { fields.text(entry.key, entry.value) }

  /// Old names with the slugs of today's pages.
  private mutating func concepts(_ entry: YAMLEntry) -> [String: String] {
    guard let entries = entry.value.mapping else {
      fields.report(
        "`\(entry.key)` must map names to slugs", at: entry.value, remedy: Self.namesRemedy)
      return [:]
    }
    var concepts: [String: String] = [:]
    for entry in entries { concepts[entry.key] = text(entry) }
    return concepts
  }

  /// Which of the things that come with `hig` are used: `[navigation, concepts]`.
  private mutating func defaults(_ entry: YAMLEntry) -> Set<DefaultPart>? {
    let names = DefaultPart.allCases.map(\.rawValue).joined(separator: ", ")
    let remedy = "Write `\(entry.key): [\(names)]` with those to use, or `[]` for none."
    return fields.list(entry.key, entry.value, remedy: remedy).map { parts in
      Set(parts.compactMap { fields.choice("default", $0, as: DefaultPart.self) })
    }
  }

  private mutating func days(_ entry: YAMLEntry) -> Int? {
    guard let text = text(entry) else { return nil }
    if let days = Int(text), 1...10_000 ~= days { return days }
    fields.report(
      "`\(entry.key)` must be a number of days from 1 to 10000, but is “\(text)”",
      at: entry.value, remedy: "Write `\(entry.key): 30`.")
    return nil
  }

  private mutating func baseURL(_ entry: YAMLEntry) -> String? {
    guard let text = text(entry) else { return nil }
    guard let problem = BaseURL.problem(text) else { return BaseURL.normalized(text) }
    fields.report(
      "`\(entry.key)` \(problem.demand), but is “\(text)”", at: entry.value,
      remedy: problem.remedy)
    return nil
  }

  private static let namesRemedy = "Write lines such as `table-views: lists-and-tables`."
}

extension Stage<[UInt8]?> {
  /// What a file of settings holds; nil if there is none, or if it cannot be read.
  static func file(_ file: String, of rule: Rule, from files: FileSystem) -> Stage {
    guard files.kind(file) != nil else { return Stage(nil) }
    do throws(FileError) {
      return Stage(try files.read(file, FileLimit.settings))
    } catch {
      return .failed(nil, error.diagnostic(rule))
    }
  }
}
