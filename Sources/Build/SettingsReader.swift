import Bytes
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
    Row("notice") { $2.notice = $0.text($1) ?? $2.notice },
    Row("audit") { $2.audit = $0.extent($1) ?? $2.audit },
    Row("checks") { $2.checks = $0.checks($1) },
    Row("defaults") { $2.defaults = $0.defaults($1) ?? $2.defaults },
  ]

  private let file: String
  private var diagnostics: [Diagnostic] = []
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
      return (settings, reader.diagnostics, bytes)
    } catch {
      reader.report(error.text, line: 0, column: 0)
      return (SiteSettings(), reader.diagnostics, [])
    }
  }

  /// Lays settings that flags give over those of a project, as if its file had said so.
  static func lay(_ given: [String: String], over settings: inout SiteSettings) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (key, text) in given.sorted(by: { $0.key < $1.key }) {
      var reader = SettingsReader(file: "--" + key)
      let value = YAMLNode(.scalar(text), line: 0, column: 0)
      reader.take(YAMLEntry(key: key, line: 0, column: 0, value: value), into: &settings)
      found += reader.diagnostics
    }
    return found
  }

  private init(file: String) { self.file = file }
}

extension SettingsReader {
  private mutating func settings(_ bytes: [UInt8]) -> SiteSettings {
    var settings = SiteSettings()
    do throws(YAMLError) {
      guard let root = try YAMLReader.read(bytes) else { return settings }
      guard let entries = root.mapping else {
        report(
          "The settings must be `key: value` pairs", at: root, remedy: "Write `title: …`.")
        return settings
      }
      for entry in entries { take(entry, into: &settings) }
    } catch {
      report("Invalid YAML: \(error.problem)", line: error.line, column: error.column)
    }
    return settings
  }

  private mutating func take(_ entry: YAMLEntry, into settings: inout SiteSettings) {
    guard let row = Self.rows.first(where: { $0.key == entry.key }) else {
      return refuse(entry, among: Self.rows.map(\.key))
    }
    row.take(&self, entry, &settings)
  }

  mutating func refuse(_ entry: YAMLEntry, among known: [String]) {
    let meant = EditDistance.nearest(to: entry.key, among: known)
    report(
      "Unknown setting `\(entry.key)`", line: entry.line, column: entry.column,
      remedy: meant.map { "Did you mean `\($0)`?" }
        ?? "Use \(known.joined(separator: ", ")).")
  }

  private mutating func text(_ entry: YAMLEntry) -> String? {
    if let text = entry.value.scalar, !text.isEmpty { return text }
    report("`\(entry.key)` must be a string", at: entry.value)
    return nil
  }

  /// Old names with the slugs of today's pages.
  private mutating func concepts(_ entry: YAMLEntry) -> [String: String] {
    guard let entries = entry.value.mapping else {
      report("`\(entry.key)` must map names to slugs", at: entry.value, remedy: Self.namesRemedy)
      return [:]
    }
    var concepts: [String: String] = [:]
    for entry in entries { concepts[entry.key] = text(entry) }
    return concepts
  }

  private mutating func baseURL(_ entry: YAMLEntry) -> String? {
    guard let text = text(entry) else { return nil }
    if let address = BaseURL.normalised(text) { return address }
    report(BaseURL.problem(text), at: entry.value, remedy: BaseURL.remedy)
    return nil
  }

  private mutating func extent(_ entry: YAMLEntry) -> AuditExtent? {
    if let extent = entry.value.scalar.flatMap(AuditExtent.init(rawValue:)) { return extent }
    let names = AuditExtent.allCases.map(\.rawValue)
    report(
      "`audit` cannot be `\(entry.value.scalar ?? "")`", at: entry.value,
      remedy: "Use \(names.joined(separator: ", ")).")
    return nil
  }

  private static let namesRemedy = "Write lines such as `table-views: lists-and-tables`."

  mutating func report(_ summary: String, at node: YAMLNode, remedy: String? = nil) {
    report(summary, line: node.line, column: node.column, remedy: remedy)
  }

  mutating func report(
    _ summary: String, line: Int, column: Int, remedy: String? = nil
  ) {
    let place = SourceLocation(file: file, line: line, column: column)
    diagnostics.append(Diagnostic(.settings, at: place, summary, remedy: remedy))
  }
}
