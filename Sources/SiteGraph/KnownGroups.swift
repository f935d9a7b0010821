import Model

/// The groups of today's pages. A project's own come first and alone; else those that its content
/// lists, in their order, and for what is left those that `hig` knows.
struct KnownGroups {
  private(set) var entries: [NavigationEntry] = []
  let articles: GroupArticles

  init(_ today: [Document], settings: SiteSettings) {
    let own = settings.navigation
    let contents = own.isEmpty ? StartPageContents(today).entries : own
    let known = own.isEmpty ? settings.knownGroups : []
    let sections = Dictionary(
      today.compactMap { page in
        page.frontMatter.section.map { (page.frontMatter.slug.text, $0) }
      }, uniquingKeysWith: { first, _ in first })
    articles = GroupArticles(
      today, titles: (contents + known).map(\.title) + sections.values,
      besides: Set(own.flatMap(\.slugs)))
    guard own.isEmpty else {
      entries = own
      return
    }
    entries = Self.ordered(contents, known)
    var taken: Set<String> = []
    take(contents, &taken)
    take(articles.entries, &taken)
    // Where a page names its own group, that is above what is known.
    take(
      known.map { group in
        let slugs = group.slugs.filter { (sections[$0] ?? group.title) == group.title }
        return NavigationEntry(title: group.title, slugs: slugs, parts: group.parts)
      }, &taken)
  }
}

extension KnownGroups {
  /// The titles of both, each once: what the second adds is where it is there.
  private static func ordered(
    _ first: [NavigationEntry], _ second: [NavigationEntry]
  ) -> [NavigationEntry] {
    var titles = first.map(\.title).once
    var place = 0
    for entry in second {
      if let found = titles.firstIndex(of: entry.title) {
        place = found + 1
      } else {
        titles.insert(entry.title, at: place)
        place += 1
      }
    }
    return titles.map { NavigationEntry(title: $0) }
  }

  /// Adds pages that are in no group yet, to groups that are there.
  private mutating func take(_ groups: [NavigationEntry], _ taken: inout Set<String>) {
    let places = Dictionary(entries.enumerated().map { ($1.title, $0) }) { first, _ in first }
    for group in groups {
      guard let place = places[group.title] else { continue }
      entries[place].slugs += group.slugs.filter { taken.insert($0).inserted }
      if entries[place].parts.isEmpty { entries[place].parts = group.parts }
    }
  }
}
