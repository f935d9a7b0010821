import Model
import YAML

extension SettingsReader {
  /// Which of the things that come with `hig` are used: `[navigation, concepts]`.
  mutating func defaults(_ entry: YAMLEntry) -> Set<DefaultPart>? {
    let names = DefaultPart.allCases.map(\.rawValue).joined(separator: ", ")
    let remedy = "Write `\(entry.key): [\(names)]` with those to use, or `[]` for none."
    return fields.list(entry.key, entry.value, remedy: remedy).map { parts in
      Set(parts.compactMap { fields.choice("default", $0, as: DefaultPart.self) })
    }
  }
}
