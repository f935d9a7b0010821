import Model
import YAML

/// The order of groups.
extension SettingsReader {
  /// Groups with their pages, or with the groups below them.
  mutating func navigation(_ entry: YAMLEntry) -> [NavigationEntry] {
    let groups = fields.list(entry.key, entry.value, of: "groups", remedy: Self.groupRemedy)
    return (groups ?? []).compactMap { group($0) }
  }

  private mutating func group(_ group: YAMLNode) -> NavigationEntry? {
    let (pages, parts) = (group["pages"]?.sequence, group["groups"]?.sequence)
    guard let title = group["title"]?.scalar, pages != nil || parts != nil else {
      fields.report(
        "A group must have a `title` and `pages`", at: group, remedy: Self.groupRemedy)
      return nil
    }
    for entry in group.mapping ?? [] where !Self.groupKeys.contains(entry.key) {
      fields.unknown("setting", entry, among: Self.groupKeys)
    }
    return NavigationEntry(
      title: title, slugs: (pages ?? []).compactMap { slug($0) },
      parts: (parts ?? []).compactMap { part($0) })
  }

  private mutating func part(_ group: YAMLNode) -> String? {
    if let title = group.scalar { return title }
    fields.report("`groups` must be a list of titles of groups", at: group)
    return nil
  }

  private mutating func slug(_ page: YAMLNode) -> String? {
    guard let slug = page.scalar else {
      fields.report("A page must be a slug", at: page)
      return nil
    }
    if !named.insert(slug).inserted {
      fields.report("Duplicate page `\(slug)`", at: page, remedy: "Name it once, in one group.")
    }
    return slug
  }

  private static let groupKeys = ["title", "pages", "groups"]

  private static let groupRemedy =
    "Write `- title: …` and below it `pages: [slug, slug]`."
}

/// The answers of the start page.
extension SettingsReader {
  /// What people look for, and where it is.
  mutating func answers(_ entry: YAMLEntry) -> [AnswerEntry]? {
    let answers = fields.list(entry.key, entry.value, of: "answers", remedy: Self.answerRemedy)
    return answers?.compactMap { answer($0) }
  }

  private mutating func answer(_ node: YAMLNode) -> AnswerEntry? {
    guard let title = node["title"]?.scalar, let page = node["page"]?.scalar else {
      fields.report(
        "An answer must have a `title` and a `page`", at: node, remedy: Self.answerRemedy)
      return nil
    }
    for entry in node.mapping ?? [] where !Self.answerKeys.contains(entry.key) {
      fields.unknown("setting", entry, among: Self.answerKeys)
    }
    let (row, column) = (node["row"]?.scalar, node["column"]?.scalar)
    if let row, let column {
      return AnswerEntry(title: title, page: page, goal: .cell(row: row, column: column))
    }
    if row != nil || column != nil {
      fields.report("`row` and `column` must be given together", at: node)
    }
    let section = node["section"]?.scalar
    return AnswerEntry(title: title, page: page, goal: section.map { .section($0) } ?? .page)
  }

  private static let answerKeys = ["title", "page", "row", "column", "section"]

  private static let answerRemedy =
    "Write `- title: …` and below it `page: slug`, "
    + "then `row: …` and `column: …`, or `section: …`."
}
