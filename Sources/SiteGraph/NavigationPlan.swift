import Model

/// The reading order: Apple’s groups as configured, found or known, other pages, older editions.
struct NavigationPlan {
  private(set) var documents: [Document] = []
  /// The groups, each with the documents that it has.
  private(set) var chapters: [PlacedChapter] = []
  private(set) var groupOf: [Int] = []

  private var planned: [Chapter] = []
  private var places: [Chapter.Key: Int] = [:]

  init(_ all: [Document], settings: SiteSettings) {
    var rest: [PageKey: Document] = [:]
    for document in all { rest[document.frontMatter.key] = document }
    let today = rest.values.filter { $0.frontMatter.edition == FrontMatter.current }
    let known = KnownGroups(today, settings: settings)
    for entry in known.entries { plan(entry, known.articles[entry.title], &rest) }
    let hasGroups =
      !settings.navigation.isEmpty || planned.contains { !$0.members.isEmpty }
    for document in rest.values.sorted(by: Self.isBefore) {
      join(document, known.articles, other: hasGroups ? "Other pages" : "All pages")
    }
    let titles = Set(planned.filter { $0.article != nil || !$0.members.isEmpty }.map(\.title))
    for chapter in planned {
      add(chapter, parts: chapter.parts.filter { titles.contains($0) && $0 != chapter.title })
    }
  }
}

extension NavigationPlan {
  /// A group with the pages that it names, as far as they are there.
  private mutating func plan(
    _ entry: NavigationEntry, _ article: Document?, _ rest: inout [PageKey: Document]
  ) {
    var chapter = Chapter(title: entry.title, edition: FrontMatter.current, parts: entry.parts)
    chapter.article = article.flatMap { rest.removeValue(forKey: $0.frontMatter.key) }
    chapter.members = entry.slugs.compactMap { slug in
      Slug(checking: slug).flatMap {
        rest.removeValue(forKey: PageKey(edition: FrontMatter.current, slug: $0))
      }
    }
    if places[chapter.key] == nil { places[chapter.key] = planned.count }
    planned.append(chapter)
  }

  /// A page that no group names joins its own section, or its edition.
  private mutating func join(_ document: Document, _ articles: GroupArticles, other: String) {
    let chapter = Self.chapter(of: document, articles, other: other)
    let place = places[chapter.key] ?? planned.count
    if place == planned.count {
      planned.append(chapter)
      places[chapter.key] = place
    }
    if chapter.article != nil {
      planned[place].article = document
    } else {
      planned[place].members.append(document)
    }
  }

  /// Today's pages first; those of a section before those of none.
  private static func isBefore(_ a: Document, _ b: Document) -> Bool {
    func place(_ front: FrontMatter) -> (Int, Slug, Int, String, String, Slug) {
      let isOld = front.edition == FrontMatter.current ? 0 : 1
      return (
        isOld, front.edition, front.section == nil ? 1 : 0, front.section ?? "", front.title,
        front.slug
      )
    }
    return place(a.frontMatter) < place(b.frontMatter)
  }

  private static func chapter(
    of document: Document, _ articles: GroupArticles, other: String
  ) -> Chapter {
    let front = document.frontMatter
    guard front.edition == FrontMatter.current else {
      return Chapter(title: EditionName.of(front.edition), edition: front.edition)
    }
    guard articles[front.title]?.frontMatter.key != front.key else {
      return Chapter(title: front.title, edition: front.edition, article: document)
    }
    return Chapter(title: front.section ?? other, edition: front.edition)
  }

  private mutating func add(_ chapter: Chapter, parts: [String]) {
    guard chapter.article != nil || !chapter.members.isEmpty || !parts.isEmpty else { return }
    let place = chapter.article.map { _ in documents.count }
    if let article = chapter.article { documents.append(article) }
    let start = documents.count
    documents += chapter.members
    groupOf += Array(repeating: chapters.count, count: documents.count - groupOf.count)
    chapters.append(
      PlacedChapter(
        title: chapter.title, article: place, pages: start..<documents.count, parts: parts))
  }
}
