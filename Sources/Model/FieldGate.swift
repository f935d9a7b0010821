/// A value of a front matter that cannot be taken as it is.
public struct FieldFault: Sendable, Equatable {
  public let field: String
  public let summary: String
  public let why: String
  public let remedy: String
}

/// Checks the values of a front matter where they enter, no matter who wrote them: what becomes a
/// part of a path, a link or a date. A value that is not valid is left out, or the nearest one is
/// taken.
public struct FieldGate: Sendable {
  public private(set) var faults: [FieldFault] = []

  public init() {}

  public mutating func slug(_ text: String) -> Slug { name("slug", text) }

  /// Without a name, the edition of today.
  public mutating func edition(_ text: String) -> Slug {
    guard text.isEmpty else { return name("edition", text) }
    add(
      "edition", text, taken: FrontMatter.current.text, why: "It becomes a folder name.",
      remedy: "Write the name of an edition, or remove the field.")
    return FrontMatter.current
  }

  private mutating func name(_ field: String, _ text: String) -> Slug {
    if let slug = Slug(checking: text), slug.isPlain { return slug }
    let taken = Slug(plain: text)
    add(
      field, text, taken: taken.text, why: "It becomes a folder name.",
      remedy: "Write `\(field): \(taken)`: up to \(Slug.longest) letters, digits and hyphens.")
    return taken
  }

  /// A day such as `2025-06-09`.
  public mutating func day(_ field: String, _ text: String) -> String? {
    if text.utf8.count == 10, CalendarDay(text) != nil { return text }
    add(
      field, text, taken: nil, why: "Feeds and the sitemap contain it as a date.",
      remedy: "Write the day as `\(field): 2025-06-09`, or remove the field.")
    return nil
  }

  /// An address of the web; empty for any other.
  public mutating func address(_ field: String, _ text: String) -> String {
    if text.isEmpty { return "" }
    if LinkScheme.isWeb(text), text.utf8.count <= FieldLimit.url { return text }
    add(
      field, text, taken: nil, why: "The page links to it.",
      remedy: "Write an address that starts with `https://`, or remove the field.")
    return ""
  }

  /// A text that is shown in lists.
  public mutating func text(_ field: String, _ text: String, limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    add(
      field, text, rest: "only its start is used", why: "It is longer than \(limit) bytes.",
      remedy: "Make it shorter.")
    return FieldLimit.cut(text, to: limit)
  }

  /// Keywords, or aliases.
  public mutating func words(_ field: String, _ words: [String]) -> [String] {
    if words.count > FieldLimit.words {
      add(
        field, "\(words.count) entries", rest: "only the first \(FieldLimit.words) are used",
        why: "The list is longer than \(FieldLimit.words) entries.", remedy: "Make it shorter.")
    }
    return words.prefix(FieldLimit.words).map { text(field, $0, limit: FieldLimit.word) }
  }
}

extension FieldGate {
  private mutating func add(
    _ field: String, _ found: String, taken: String?, why: String, remedy: String
  ) {
    let instead = taken.map { "“\($0)” is used instead" } ?? "it is left out"
    add(field, found, rest: instead, why: why, remedy: remedy)
  }

  /// `rest` is what becomes of the value.
  private mutating func add(
    _ field: String, _ found: String, rest: String, why: String, remedy: String
  ) {
    let shown = FieldLimit.cut(found, to: 60)
    faults.append(
      FieldFault(
        field: field, summary: "Invalid `\(field)`: “\(shown)”; \(rest)", why: why,
        remedy: remedy))
  }
}
