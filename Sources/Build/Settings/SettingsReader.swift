import Diagnostics
import Files
import Model
import YAML

/// Reads `content/site.yaml`. An unknown key is an error: a setting that is misspelt and silently
/// ignored costs an afternoon.
struct SettingsReader {
  /// How the value of a setting is taken over.
  private typealias Take =
    @Sendable (inout SettingsReader, YAMLEntry, inout SiteSettings) -> Void

  private static let rows: [(key: String, take: Take)] = [
    ("title", { $2.title = $0.text($1) ?? $2.title }),
    ("tagline", { $2.tagline = $0.text($1) ?? $2.tagline }),
    ("base-url", { $2.baseURL = $0.baseURL($1) }),
    ("navigation", { $2.navigation = $0.navigation($1) }),
    ("concepts", { $2.concepts = $0.concepts($1) }),
    ("answers", { $2.answers = $0.answers($1) }),
    ("notice", { $2.notice = $0.text($1) ?? $2.notice }),
    ("audit", { $2.audit = $0.choice("extent", $1) ?? $2.audit }),
    ("pictures", { $2.pictures = $0.choice("form", $1) ?? $2.pictures }),
    ("addresses", { $2.addresses = $0.choice("form", $1) ?? $2.addresses }),
    ("offline", { $2.offline = $0.choice("value", $1) ?? $2.offline }),
    ("checks", { $2.checks = $0.checks($1) }),
    ("fetch-days", { $2.fetchDays = $0.days($1) }),
    ("defaults", { $2.defaults = $0.defaults($1) ?? $2.defaults }),
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
    let bytes = reader.fields.bytes(of: file, from: files)
    let settings = bytes.map { reader.settings($0) } ?? SiteSettings()
    return (settings, reader.fields.diagnostics, bytes ?? [])
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
    _ noun: String, _ entry: YAMLEntry
  ) -> Value? where Value.RawValue == String {
    fields.choice(noun, entry.value, as: Value.self)
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
    if let address = BaseURL.normalized(text) { return address }
    fields.report(BaseURL.problem(text), at: entry.value, remedy: BaseURL.remedy)
    return nil
  }

  private static let namesRemedy = "Write lines such as `table-views: lists-and-tables`."
}

extension YAMLFields {
  /// What a file of settings holds; nil if there is none, or if it cannot be read.
  mutating func bytes(of file: String, from files: FileSystem) -> [UInt8]? {
    guard files.kind(file) != nil else { return nil }
    do throws(FileError) {
      return try files.read(file, FileLimit.settings)
    } catch {
      report(error.text, line: 0, column: 0)
      return nil
    }
  }
}
