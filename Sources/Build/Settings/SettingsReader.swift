import Diagnostics
import Files
import Model
import YAML

/// Reads `content/site.yaml`. An unknown key is an error: a setting that is misspelt and silently
/// ignored costs an afternoon.
struct SettingsReader {
  /// One setting, and how its value is taken over.
  private struct Row: Sendable {
    let key: String
    let take: @Sendable (inout SettingsReader, YAMLEntry, inout SiteSettings) -> Void

    init(
      _ key: String,
      _ take: @escaping @Sendable (inout SettingsReader, YAMLEntry, inout SiteSettings) -> Void
    ) {
      self.key = key
      self.take = take
    }
  }

  private static let rows = [
    Row("title") { $2.title = $0.text($1) ?? $2.title },
    Row("tagline") { $2.tagline = $0.text($1) ?? $2.tagline },
    Row("base-url") { $2.baseURL = $0.baseURL($1) },
    Row("navigation") { $2.navigation = $0.navigation($1) },
    Row("concepts") { $2.concepts = $0.concepts($1) },
    Row("answers") { $2.answers = $0.answers($1) },
    Row("notice") { $2.notice = $0.text($1) ?? $2.notice },
    Row("audit") {
      $2.audit = $0.fields.choice("extent", $1.value, as: AuditExtent.self) ?? $2.audit
    },
    Row("pictures") {
      $2.pictures = $0.fields.choice("form", $1.value, as: PictureForm.self) ?? $2.pictures
    },
    Row("addresses") {
      $2.addresses = $0.fields.choice("form", $1.value, as: Addresses.self) ?? $2.addresses
    },
    Row("offline") {
      $2.offline = $0.fields.choice("value", $1.value, as: OfflineReading.self) ?? $2.offline
    },
    Row("checks") { $2.checks = $0.checks($1) },
    Row("fetch-days") { $2.fetchDays = $0.days($1) },
    Row("defaults") { $2.defaults = $0.defaults($1) ?? $2.defaults },
  ]

  static let keys = rows.map(\.key)

  var fields: YAMLFields
  /// The slugs that the navigation has named so far.
  var named: Set<String> = []

  /// The settings, the defaults if there is no such file; and the bytes that they were read from.
  static func read(
    _ file: String, from files: FileSystem
  ) -> (settings: SiteSettings, diagnostics: [Diagnostic], bytes: [UInt8]) {
    var reader = SettingsReader(file: file)
    guard files.kind(file) != nil else { return (SiteSettings(), [], []) }
    do throws(FileError) {
      let bytes = try files.read(file, FileLimit.settings)
      let settings = reader.settings(bytes)
      return (settings, reader.fields.diagnostics, bytes)
    } catch {
      reader.fields.report(error.text, line: 0, column: 0)
      return (SiteSettings(), reader.fields.diagnostics, [])
    }
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
    if let address = BaseURL.normalized(text) { return address }
    fields.report(BaseURL.problem(text), at: entry.value, remedy: BaseURL.remedy)
    return nil
  }

  private static let namesRemedy = "Write lines such as `table-views: lists-and-tables`."
}
