import Vocabulary

/// The heading above a table, by how much it says of what is in it.
struct TableHeading {
  enum Kind {
    /// `iOS, iPadOS`
    case platforms
    /// `Best practices`, or the page’s title.
    case common
    /// `Requesting permission`
    case activity
    /// `Help people choose useful names`
    case request
    /// `Vision`
    case word
    /// `System colors`
    case telling
  }

  let text: String
  let kind: Kind

  init(_ text: String, page: String) {
    self.text = text
    kind = Self.kind(of: text, page)
  }

  /// Whether every name of a table below has it.
  var isInNames: Bool { kind == .platforms || kind == .telling }

  /// `iOS and iPadOS`
  var platforms: String { ColumnWords.list(ColumnWords.items(of: text)) }

  private static func kind(of text: String, _ page: String) -> Kind {
    if ColumnWords.isPlatforms(text) { return .platforms }
    if text == SectionNames.changeLog { return .telling }
    if text == page || SectionNames.fixed.contains(where: { $0.title == text }) { return .common }
    let words = text.prefix { $0 != "(" }.split(separator: " ")
    guard let first = words.first?.lowercased(), words.count > 1 else { return .word }
    if first.hasSuffix("ing"), first.utf8.count > 4 { return .activity }
    return words.count > 2 && Verbs.requests.contains(first) ? .request : .telling
  }
}
