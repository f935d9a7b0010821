import Model
import YAML

/// A setting as a file or a flag gives it.
final class WrittenSetting: SettingValue {
  let entry: YAMLEntry
  var fields: YAMLFields
  /// The slugs that the navigation has named so far.
  var named: Set<String> = []

  init(_ entry: YAMLEntry, _ fields: YAMLFields) {
    self.entry = entry
    self.fields = fields
  }

  func text() -> String? { fields.text(entry.key, entry.value) }

  func choice<Value: RawRepresentable & CaseIterable>() -> Value?
  where Value.RawValue == String {
    fields.choice("`\(entry.key)` value", entry.value, as: Value.self)
  }

  func days() -> Int? {
    guard let text = text() else { return nil }
    if let days = Int(text), 1...10_000 ~= days { return days }
    fields.report(
      "`\(entry.key)` must be a number of days from 1 to 10000, but is “\(text)”",
      at: entry.value, remedy: "Write `\(entry.key): 30`.")
    return nil
  }

  func baseURL() -> String? {
    guard let text = text() else { return nil }
    guard let problem = BaseURL.problem(text) else { return BaseURL.normalized(text) }
    fields.report(
      "`\(entry.key)` \(problem.demand), but is “\(text)”", at: entry.value,
      remedy: problem.remedy)
    return nil
  }

  func concepts() -> [String: String] {
    guard let entries = entry.value.mapping else {
      fields.report(
        "`\(entry.key)` must map names to slugs", at: entry.value, remedy: Self.namesRemedy)
      return [:]
    }
    var concepts: [String: String] = [:]
    for entry in entries { concepts[entry.key] = fields.text(entry.key, entry.value) }
    return concepts
  }

  /// Which of the things that come with `hig` are used: `[navigation, concepts]`.
  func defaults() -> Set<DefaultPart>? {
    let names = DefaultPart.allCases.map(\.rawValue).joined(separator: ", ")
    let remedy = "Write `\(entry.key): [\(names)]` with those to use, or `[]` for none."
    return fields.list(entry.key, entry.value, remedy: remedy).map { parts in
      Set(parts.compactMap { fields.choice("default", $0, as: DefaultPart.self) })
    }
  }

  private static let namesRemedy = "Write lines such as `table-views: lists-and-tables`."
}
