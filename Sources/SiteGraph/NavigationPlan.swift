import Model

/// The reading order: Apple’s groups as configured, found or known, other pages, older editions.
struct NavigationPlan {
  private(set) var documents: [Document] = []
  /// The groups, each with the documents that it has.
  private(set) var chapters: [PlacedChapter] = []
  /// None of the start page.
  private(set) var groupOf: [Int?] = []

  private var planned: [Chapter] = []
  private var places: [Chapter.Key: Int] = [:]

  init(_ all: [Document], settings: SiteSettings) {
    var rest: [PageKey: Document] = [:]
    for document in all { rest[document.frontMatter.key] = document }
    let today = rest.values.filter { $0.frontMatter.isCurrent }
    let known = KnownGroups(today, settings: settings)
    for entry in known.entries { plan(entry, known.articles[entry.title], &rest) }
    addStartPage(&rest)
    for document in rest.values.sorted(by: Self.isBefore) { join(document, known.articles) }
    for place in planned.indices { settle(place) }
    let hasGroups = !settings.navigation.isEmpty || planned.contains(where: \.isGroupOfToday)
    let titles = Set(planned.filter(\.hasPages).map(\.title))
    for chapter in planned {
      add(
        chapter, title: hasGroups || !chapter.isOther ? chapter.title : "All pages",
        parts: chapter.parts.filter { titles.contains($0) && $0 != chapter.title })
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
  private mutating func join(_ document: Document, _ articles: GroupArticles) {
    let chapter = Self.chapter(of: document, articles)
    if chapter.article != nil {
      planned[self.place(of: chapter)].article = document
    } else {
      add(document, to: chapter)
    }
  }

  private mutating func add(_ document: Document, to chapter: Chapter) {
    planned[place(of: chapter)].members.append(document)
  }

  /// Where a group is planned; if it is a new one, at the end.
  private mutating func place(of chapter: Chapter) -> Int {
    if let place = places[chapter.key] { return place }
    places[chapter.key] = planned.count
    planned.append(chapter)
    return planned.count - 1
  }

  /// The start page of the guidelines is above all groups, unless a group names it.
  private mutating func addStartPage(_ rest: inout [PageKey: Document]) {
    let key = PageKey(edition: FrontMatter.current, slug: PageAddress.startPage)
    guard let start = rest.removeValue(forKey: key) else { return }
    documents.append(start)
    groupOf.append(nil)
  }

  /// An article about a group that has no pages, and no group above it that leads there, is a page
  /// like others.
  private mutating func settle(_ place: Int) {
    let chapter = planned[place]
    guard let article = chapter.article, chapter.members.isEmpty else { return }
    let isPart = planned.contains { $0.title != chapter.title && $0.parts.contains(chapter.title) }
    let hasParts = planned.contains {
      $0.title != chapter.title && $0.hasPages && chapter.parts.contains($0.title)
    }
    guard !isPart, !hasParts else { return }
    planned[place].article = nil
    let section = article.frontMatter.section.flatMap { $0 == chapter.title ? nil : $0 }
    add(article, to: Chapter(title: section ?? Chapter.other, edition: chapter.edition))
  }

  /// Today's pages first; those of a section before those of none.
  private static func isBefore(_ a: Document, _ b: Document) -> Bool {
    func place(_ front: FrontMatter) -> (Int, Slug, Int, String, String, Slug) {
      let isOld = front.isCurrent ? 0 : 1
      return (
        isOld, front.edition, front.section == nil ? 1 : 0, front.section ?? "", front.title,
        front.slug
      )
    }
    return place(a.frontMatter) < place(b.frontMatter)
  }

  private static func chapter(of document: Document, _ articles: GroupArticles) -> Chapter {
    let front = document.frontMatter
    guard front.isCurrent else {
      return Chapter(title: EditionName.of(front.edition), edition: front.edition)
    }
    guard articles[front.title]?.frontMatter.key != front.key else {
      return Chapter(title: front.title, edition: front.edition, article: document)
    }
    return Chapter(title: front.section ?? Chapter.other, edition: front.edition)
  }

  private mutating func add(_ chapter: Chapter, title: String, parts: [String]) {
    guard chapter.article != nil || !chapter.members.isEmpty || !parts.isEmpty else { return }
    let place = chapter.article.map { _ in documents.count }
    if let article = chapter.article { documents.append(article) }
    let start = documents.count
    documents += chapter.members
    groupOf += Array(repeating: chapters.count, count: documents.count - groupOf.count)
    chapters.append(
      PlacedChapter(
        title: title, article: place, pages: start..<documents.count, parts: parts))
  }
}
