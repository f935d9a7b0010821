import Bytes
import Model
import YAML

/// The order of groups.
extension WrittenSetting {
  /// Groups with their pages, or with the groups below them.
  func navigation() -> [NavigationEntry] {
    let groups = fields.list(entry.key, entry.value, of: "groups", remedy: Self.groupRemedy)
    return (groups ?? []).compactMap { group($0) }
  }

  private func group(_ group: YAMLNode) -> NavigationEntry? {
    let isMisspelt = reportUnknown(in: group, among: Self.groupKeys)
    let (pages, parts) = (group["pages"]?.sequence, group["groups"]?.sequence)
    guard let title = group["title"]?.scalar, pages != nil || parts != nil else {
      if !isMisspelt {
        fields.report(
          "A group must have a `title` and `pages`", at: group, remedy: Self.groupRemedy)
      }
      return nil
    }
    return NavigationEntry(
      title: title, slugs: (pages ?? []).compactMap { slug($0) },
      parts: (parts ?? []).compactMap { part($0) })
  }

  /// Whether a key that is not known is one that is: then what is missing is not reported too.
  func reportUnknown(in node: YAMLNode, among known: [String]) -> Bool {
    let unknown = (node.mapping ?? []).filter { !known.contains($0.key) }
    for entry in unknown { fields.unknown("setting", entry, among: known) }
    return unknown.contains { EditDistance.nearest(to: $0.key, among: known) != nil }
  }

  private func part(_ group: YAMLNode) -> String? {
    if let title = group.scalar { return title }
    fields.report("`groups` must be a list of titles of groups", at: group)
    return nil
  }

  private func slug(_ page: YAMLNode) -> String? {
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
