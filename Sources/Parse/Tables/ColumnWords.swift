import Bytes
import Vocabulary

/// The header of a column as words of a sentence.
enum ColumnWords {
  /// Without what is in parentheses, and without the dots of a sentence that goes on in the cells;
  /// empty if the rest does not name what is in the cells.
  static func name(_ header: String) -> String {
    var words = header.prefix { $0 != "(" }.split(separator: " ").map(String.init)
    if words.last?.hasSuffix("…") == true { words[words.count - 1].removeLast() }
    guard let first = words.first?.lowercased(), let last = words.last?.lowercased(),
      !openings.contains(first), !openEnds.contains(last), !last.hasSuffix("...")
    else { return "" }
    return words.joined(separator: " ")
  }

  /// A column of these says more about the row, whatever the row is.
  static func isGeneral(_ name: String) -> Bool {
    name.hasSuffix("API") || general.contains(name.lowercased())
  }

  /// `40mm/42mm`, `@2x`: a device, a scale, not what is in the cells.
  static func isFigure(_ name: String) -> Bool {
    let isOne = name.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x40 } ?? false
    return isOne && !name.contains(" ")
  }

  static func isPlatforms(_ name: String) -> Bool {
    let items = items(of: name)
    return !items.isEmpty && items.allSatisfy { Platform(rawValue: $0) != nil }
  }

  /// What has commas between.
  static func items(of text: String) -> [String] {
    text.split(separator: ",").map { String($0.trimmed) }
  }

  private static let openings: Set<String> = ["if", "instead", "to", "when"]
  private static let openEnds: Set<String> = [
    "consider", "for", "in", "of", "on", "to", "when", "with",
  ]
  private static let general: Set<String> = [
    "attribute", "description", "guidance", "meaning", "name", "notes", "purpose", "value",
  ]
}

extension ColumnWords {
  /// For the middle of a sentence; names keep their capitals.
  static func lowered(_ words: String) -> String {
    guard let first = words.split(separator: " ").first, !proper.contains(String(first)),
      first.dropFirst().allSatisfy({ !$0.isUppercase })
    else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// For the beginning of one.
  static func raised(_ words: String) -> String {
    let first = words.prefix { $0 != " " }
    guard first.dropFirst().allSatisfy({ !$0.isUppercase }) else { return words }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// `Categories`, `Buttons or areas`.
  static func plural(_ words: String) -> String {
    words.split(separator: " or ", omittingEmptySubsequences: false).map { pluralOfOne($0) }
      .joined(separator: " or ")
  }

  private static func pluralOfOne(_ words: Substring) -> String {
    if words.isEmpty { return "" }
    if let of = words.firstRange(of: " of ") {
      return pluralOfOne(words[..<of.lowerBound]) + words[of.lowerBound...]
    }
    for ending in ["s", "x", "text", "data"] where words.hasSuffix(ending) { return String(words) }
    if words.hasSuffix("y"), !["ay", "ey", "oy"].contains(where: words.hasSuffix) {
      return words.dropLast() + "ies"
    }
    return words + (words.hasSuffix("ch") || words.hasSuffix("sh") ? "es" : "s")
  }

  /// `a, b, and c`
  static func list(_ items: [String]) -> String {
    guard items.count > 2, let last = items.last else { return items.joined(separator: " and ") }
    return items.dropLast().joined(separator: ", ") + ", and " + last
  }

  private static let proper: Set<String> = ["Apple", "Dynamic", "Hey", "Lock", "Siri", "Smart"]
}
