import Model

/// The groups that Apple's start page lists, if the site has that page and it is a table of
/// contents.
struct StartPageContents {
  private(set) var entries: [NavigationEntry] = []

  init(_ today: [Document]) {
    let start = today.first { $0.frontMatter.slug == PageAddress.startPage }
    guard let start else { return }
    let title = start.frontMatter.title
    let parts = LinkList(start).parts.filter { $0.level > 1 && $0.title != title }
    let listed = Set(parts.flatMap(\.slugs))
    let count = today.count { listed.contains($0.frontMatter.slug.text) }
    // A page that names a few new pages does not say how all of them are ordered.
    guard count > 0, count * 2 >= today.count - 1 else { return }
    entries = parts.indices.compactMap { Self.entry($0, of: parts) }
  }

  /// A heading with pages below it; one without has the groups below it as its parts.
  private static func entry(_ place: Int, of parts: [LinkList.Part]) -> NavigationEntry? {
    let part = parts[place]
    guard part.slugs.isEmpty else { return NavigationEntry(title: part.title, slugs: part.slugs) }
    let below = parts[(place + 1)...].prefix { $0.level > part.level }.filter { !$0.slugs.isEmpty }
    return below.isEmpty ? nil : NavigationEntry(title: part.title, parts: below.map(\.title))
  }
}
