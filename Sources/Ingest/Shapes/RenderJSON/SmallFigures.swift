import JSON

/// Figures above and below the line. Markdown has no marks for them, and `10` with a raised `2`
/// must not become 102: digits and signs have characters of their own. Other words stay as they
/// are.
enum SmallFigures: String {
  case raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾"
  case lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"

  /// A text of figures alone in these letters, any other element as it is.
  func changed(_ element: LocatedJSON) -> LocatedJSON {
    guard element.text("type") == "text", let text = element["text"]?.string else {
      return element
    }
    let table = Dictionary(uniqueKeysWithValues: zip("0123456789+-=()", rawValue))
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
