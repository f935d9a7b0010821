import Diagnostics
import Files
import Model
import YAML

/// Reads `content/site.yaml`. An unknown key is an error: a setting that is misspelt and silently
/// ignored costs an afternoon.
struct SettingsReader {
  static let keys = SiteSettings.rows.map(\.key)

  private var fields: YAMLFields

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

  private mutating func settings(_ bytes: [UInt8]) -> SiteSettings {
    var settings = SiteSettings()
    let root = fields.pairs(bytes, "settings", remedy: "Write `title: …`.")
    for entry in root?.mapping ?? [] { take(entry, into: &settings) }
    return settings
  }

  private mutating func take(_ entry: YAMLEntry, into settings: inout SiteSettings) {
    guard let row = SiteSettings.rows.first(where: { $0.key == entry.key }) else {
      return fields.unknown("setting", entry, among: Self.keys)
    }
    let written = WrittenSetting(entry, fields)
    row.take(&settings, written)
    fields = written.fields
  }
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
