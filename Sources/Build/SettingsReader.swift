import Bytes
import Diagnostics
import Files
import Model
import YAML

/// Reads `content/site.yaml`. An unknown key is an error: a setting that is misspelt and silently
/// ignored costs an afternoon.
struct SettingsReader {
  private static let known = ["title", "tagline", "base-url", "navigation"]

  private let file: String
  private var diagnostics: [Diagnostic] = []

  /// The settings, the defaults if there is no such file.
  static func read(
    _ file: String, from files: FileSystem
  ) -> (settings: SiteSettings, diagnostics: [Diagnostic]) {
    var reader = SettingsReader(file: file)
    guard files.kind(file) != nil else { return (SiteSettings(), []) }
    do throws(FileError) {
      let settings = reader.settings(try files.read(file))
      return (settings, reader.diagnostics)
    } catch {
      reader.report(error.text, line: 0, column: 0)
      return (SiteSettings(), reader.diagnostics)
    }
  }

  private init(file: String) { self.file = file }
}

extension SettingsReader {
  private mutating func settings(_ bytes: [UInt8]) -> SiteSettings {
    var settings = SiteSettings()
    do throws(YAMLError) {
      for entry in try YAMLReader.read(bytes)?.mapping ?? [] { take(entry, into: &settings) }
    } catch {
      report("this is no YAML: \(error.problem)", line: error.line, column: error.column)
    }
    return settings
  }

  private mutating func take(_ entry: YAMLEntry, into settings: inout SiteSettings) {
    switch entry.key {
    case "title": settings.title = text(entry) ?? settings.title
    case "tagline": settings.tagline = text(entry) ?? settings.tagline
    case "base-url": settings.baseURL = text(entry).flatMap { baseURL($0, entry) }
    case "navigation": for node in entry.value.sequence ?? [] { take(node, into: &settings) }
    default: refuse(entry)
    }
  }

  private mutating func refuse(_ entry: YAMLEntry) {
    let meant = EditDistance.nearest(to: entry.key, among: Self.known)
    report(
      "unknown setting “\(entry.key)”", line: entry.line, column: entry.column,
      remedy: meant.map { "Did you mean “\($0)”?" }
        ?? "Known are \(Self.known.joined(separator: ", ")).")
  }

  private mutating func text(_ entry: YAMLEntry) -> String? {
    if let text = entry.value.scalar, !text.isEmpty { return text }
    report("“\(entry.key)” wants a text", line: entry.value.line, column: entry.value.column)
    return nil
  }

  private mutating func baseURL(_ text: String, _ entry: YAMLEntry) -> String? {
    if let address = BaseURL.normalised(text) { return address }
    report(
      BaseURL.problem(text), line: entry.value.line, column: entry.value.column,
      remedy: BaseURL.remedy)
    return nil
  }

  private mutating func take(_ group: YAMLNode, into settings: inout SiteSettings) {
    guard let title = group["title"]?.scalar, let pages = group["pages"]?.sequence else {
      return report(
        "a group of the navigation wants a title and pages", line: group.line,
        column: group.column, remedy: "Write “- title: …” and below it “pages: [slug, slug]”.")
    }
    settings.navigation.append(NavigationEntry(title: title, slugs: pages.compactMap(\.scalar)))
  }

  private mutating func report(
    _ summary: String, line: Int, column: Int, remedy: String? = nil
  ) {
    let place = SourceLocation(file: file, line: line, column: column)
    diagnostics.append(Diagnostic("settings", .error, at: place, summary, remedy: remedy))
  }
}
