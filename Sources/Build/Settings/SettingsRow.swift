import Model
import YAML

/// A setting: how its value is taken over, and how the file of a new project shows it.
struct SettingsRow: Sendable {
  typealias Take = @Sendable (inout SettingsReader, YAMLEntry, inout SiteSettings) -> Void

  let key: String
  /// What it sets, in lines for a comment; empty if the row above says so too.
  let about: String
  /// The lines that set it.
  let example: String
  let take: Take

  init(_ key: String, _ about: String = "", example: String, take: @escaping Take) {
    self.key = key
    self.about = about
    self.example = example
    self.take = take
  }
}

/// Settings as the file of a new project shows them.
public enum SettingsExamples {
  /// Each behind a `#`, below what it sets.
  public static let text = SettingsReader.rows.map { row in
    let lines = row.about.split(separator: "\n") + row.example.split(separator: "\n")
    return (row.about.isEmpty ? "" : "\n") + lines.map { "# \($0)\n" }.joined()
  }.joined()
}
