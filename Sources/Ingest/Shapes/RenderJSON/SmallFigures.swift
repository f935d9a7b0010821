import JSON

/// Figures above and below the line. Markdown has no marks for them, and `10` with a raised `2`
/// must not become 102: digits and signs have characters of their own. Other words stay as they
/// are.
enum SmallFigures {
  static func raised(_ elements: [LocatedJSON]) -> [LocatedJSON] {
    elements.map { changed($0, high) }
  }

  static func lowered(_ elements: [LocatedJSON]) -> [LocatedJSON] {
    elements.map { changed($0, low) }
  }

  private static let plain = "0123456789+-=()"
  private static let high = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾"
  private static let low = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"

  /// A text of figures alone in other letters.
  private static func changed(_ element: LocatedJSON, _ letters: String) -> LocatedJSON {
    guard element["type"]?.string == "text", let text = element["text"]?.string else {
      return element
    }
    let table = Dictionary(uniqueKeysWithValues: zip(plain, letters))
    let figures = text.compactMap { table[$0] }
    guard figures.count == text.count else { return element }
    let members = element.members.map { member in
      guard member.name == "text" else { return member }
      let value = LocatedJSON(.string(String(figures)), at: member.value.range)
      return LocatedMember("text", value, start: member.range.lowerBound)
    }
    return LocatedJSON(.object(members), at: element.range)
  }
}
