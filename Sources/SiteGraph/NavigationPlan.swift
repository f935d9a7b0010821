import Model

/// The reading order: Apple’s groups as configured, other pages, older editions.
struct NavigationPlan {
  private(set) var documents: [Document] = []
  private(set) var groups: [NavigationGroup] = []
  private(set) var groupOf: [Int] = []

  /// A group while pages join it.
  private struct Chapter {
    let title: String
    let edition: String
    var members: [Document] = []
  }

  init(_ all: [Document], settings: SiteSettings) {
    var rest: [PageKey: Document] = [:]
    for document in all { rest[document.frontMatter.key] = document }
    var chapters = settings.navigation.map { entry in
      Chapter(
        title: entry.title, edition: FrontMatter.current,
        members: entry.slugs.compactMap { slug in
          rest.removeValue(forKey: PageKey(edition: FrontMatter.current, slug: slug))
        })
    }
    let other = settings.navigation.isEmpty ? "All pages" : "Other pages"
    for document in rest.values.sorted(by: Self.isBefore) {
      Self.add(document, to: &chapters, other: other)
    }
    for chapter in chapters where !chapter.members.isEmpty { add(chapter) }
  }
}

extension NavigationPlan {
  /// Today's pages first; those of a section before those of none.
  private static func isBefore(_ a: Document, _ b: Document) -> Bool {
    func place(_ front: FrontMatter) -> (Int, String, Int, String, String, String) {
      let isOld = front.edition == FrontMatter.current ? 0 : 1
      return (
        isOld, front.edition, front.section == nil ? 1 : 0, front.section ?? "", front.title,
        front.slug
      )
    }
    return place(a.frontMatter) < place(b.frontMatter)
  }

  /// A page that the configuration does not name joins its own section, or its edition.
  private static func add(_ document: Document, to chapters: inout [Chapter], other: String) {
    let front = document.frontMatter
    let isCurrent = front.edition == FrontMatter.current
    let title = isCurrent ? front.section ?? other : EditionName.of(front.edition)
    let known = chapters.firstIndex { $0.title == title && $0.edition == front.edition }
    let place = known ?? chapters.count
    if known == nil { chapters.append(Chapter(title: title, edition: front.edition)) }
    chapters[place].members.append(document)
  }

  private mutating func add(_ chapter: Chapter) {
    let start = documents.count
    documents += chapter.members
    groupOf += Array(repeating: groups.count, count: chapter.members.count)
    groups.append(
      NavigationGroup(
        title: chapter.title, slug: freeSlug(chapter.title),
        pages: Array(start..<documents.count)))
  }

  /// The title in letters, digits and hyphens, with a number if another group has it.
  private func freeSlug(_ title: String) -> String {
    let letters = title.lowercased().unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    let words = String(letters).split(separator: "-").joined(separator: "-")
    let slug = words.isEmpty ? "group" : words
    let taken = Set(groups.map(\.slug))
    let numbered = (2...(groups.count + 2)).lazy.map { "\(slug)-\($0)" }
    return taken.contains(slug) ? numbered.first { !taken.contains($0) } ?? slug : slug
  }
}
