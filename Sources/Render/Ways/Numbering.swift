/// Numbers before the words of a heading: `2. Determine eligibility`, `Step 3: Ask`.
enum Numbering {
  /// The words alone, by which a reader looks for them; `16:9` and `2-up` are words themselves.
  static func words(of title: String) -> String {
    var rest = title[...]
    var isNamed = false
    if let name = names.first(where: { rest.lowercased().hasPrefix($0 + " ") }) {
      rest = rest.dropFirst(name.count + 1)
      isNamed = true
    } else if rest.first == "(" {
      rest = rest.dropFirst()
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard 1...mostDigits ~= digits.count else { return title }
    rest = rest.dropFirst(digits.count)
    let signs = rest.prefix { ".):–—-".contains($0) }
    rest = rest.dropFirst(signs.count)
    guard isNamed || signs == "." || signs == ")", rest.first == " " else { return title }
    rest = rest.drop { $0 == " " || ".):–—-".contains($0) }
    return rest.first?.isLetter == true ? String(rest) : title
  }

  /// What is counted in the headings of a course.
  private static let names = ["step", "part", "chapter", "section", "phase", "lesson"]

  /// Years are no numbers of headings.
  private static let mostDigits = 3
}
