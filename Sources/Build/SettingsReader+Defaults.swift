import Model
import YAML

extension SettingsReader {
  /// Which of the things that come with `hig` are used: `[navigation, concepts]`.
  mutating func defaults(_ entry: YAMLEntry) -> Set<DefaultPart>? {
    let names = DefaultPart.allCases.map(\.rawValue).joined(separator: ", ")
    guard let parts = entry.value.sequence else {
      report(
        "`\(entry.key)` must be a list", at: entry.value,
        remedy: "Write `\(entry.key): [\(names)]` with those to use, or `[]` for none.")
      return nil
    }
    var known: Set<DefaultPart> = []
    for part in parts {
      if let found = part.scalar.flatMap(DefaultPart.init(rawValue:)) {
        known.insert(found)
      } else {
        report(
          "Unknown part `\(part.scalar ?? "")` of the defaults", at: part,
          remedy: "Use \(names).")
      }
    }
    return known
  }
}
