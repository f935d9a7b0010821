import Model

/// The reading order: Apple’s groups as configured, other pages, older editions.
struct NavigationPlan {
  private(set) var documents: [Document] = []
  /// The groups: their titles, and which documents they have.
  private(set) var chapters: [(title: String, pages: Range<Int>)] = []
  private(set) var groupOf: [Int] = []

  /// A group while pages join it.
  private struct Chapter {
    let title: String
    let edition: Slug
    var members: [Document] = []

    var key: ChapterKey { ChapterKey(title: title, edition: edition) }
  }

  private struct ChapterKey: Hashable {
    let title: String
    let edition: Slug
  }

  init(_ all: [Document], settings: SiteSettings) {
    var rest: [PageKey: Document] = [:]
    for document in all { rest[document.frontMatter.key] = document }
    var planned = settings.navigation.map { entry in
      Chapter(
        title: entry.title, edition: FrontMatter.current,
        members: entry.slugs.compactMap { slug in
          Slug(checking: slug).flatMap {
            rest.removeValue(forKey: PageKey(edition: FrontMatter.current, slug: $0))
          }
        })
    }
    let other = settings.navigation.isEmpty ? "All pages" : "Other pages"
    var places: [ChapterKey: Int] = [:]
    for (place, chapter) in planned.enumerated() where places[chapter.key] == nil {
      places[chapter.key] = place
    }
    for document in rest.values.sorted(by: Self.isBefore) {
      let chapter = Self.chapter(of: document, other: other)
      let place = places[chapter.key] ?? planned.count
      if place == planned.count {
        planned.append(chapter)
        places[chapter.key] = place
      }
      planned[place].members.append(document)
    }
    for chapter in planned where !chapter.members.isEmpty { add(chapter) }
  }
}

extension NavigationPlan {
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

  /// A page that the configuration does not name joins its own section, or its edition.
  private static func chapter(of document: Document, other: String) -> Chapter {
    let front = document.frontMatter
    let isCurrent = front.edition == FrontMatter.current
    let title = isCurrent ? front.section ?? other : EditionName.of(front.edition)
    return Chapter(title: title, edition: front.edition)
  }

  private mutating func add(_ chapter: Chapter) {
    let start = documents.count
    documents += chapter.members
    groupOf += Array(repeating: chapters.count, count: chapter.members.count)
    chapters.append((chapter.title, start..<documents.count))
  }
}
