/// A setting: how its value is taken over, and how the file of a new project shows it.
public struct SettingsRow: Sendable {
  public typealias Take = @Sendable (inout SiteSettings, any SettingValue) -> Void

  public let key: String
  /// What it sets, in lines for a comment; empty if the row above says so too.
  let about: String
  /// The lines that set it.
  public let example: String
  public let take: Take

  init(_ key: String, _ about: String = "", example: String, take: @escaping Take) {
    self.key = key
    self.about = about
    self.example = example
    self.take = take
  }
}

/// What somebody wrote behind a key, read as what the setting is. What cannot be read so is
/// reported, and nil.
public protocol SettingValue: AnyObject {
  func text() -> String?
  func choice<Value: RawRepresentable & CaseIterable>() -> Value?
  where Value.RawValue == String
  func days() -> Int?
  func baseURL() -> String?
  func navigation() -> [NavigationEntry]
  /// Old names with the slugs of today’s pages.
  func concepts() -> [String: String]
  func defaults() -> Set<DefaultPart>?
  func answers() -> [AnswerEntry]?
  func checks() -> [String: CheckSeverity]
}

/// Settings as the file of a new project shows them.
public enum SettingsExamples {
  /// Each behind a `#`, below what it sets.
  public static let text = SiteSettings.rows.map { row in
    let lines = row.about.split(separator: "\n") + row.example.split(separator: "\n")
    return (row.about.isEmpty ? "" : "\n") + lines.map { "# \($0)\n" }.joined()
  }.joined()
}
