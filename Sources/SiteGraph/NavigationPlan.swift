import Model

/// The reading order: Apple’s groups as configured, other pages, older editions.
struct NavigationPlan {
  private(set) var documents: [Document] = []
  private(set) var groups: [NavigationGroup] = []
  private(set) var groupOf: [Int] = []

  init(_ all: [Document], settings: SiteSettings) {
    var rest: [PageKey: Document] = [:]
    for document in all { rest[document.frontMatter.key] = document }
    for entry in settings.navigation {
      let named = entry.slugs.compactMap { slug in
        rest.removeValue(forKey: PageKey(edition: FrontMatter.current, slug: slug))
      }
      add(entry.title, named)
    }
    addRest(rest.values.sorted { $0.frontMatter.key < $1.frontMatter.key }, among: settings)
  }
}

extension NavigationPlan {
  /// Pages that the configuration does not name: by their own section, by edition, else at the end.
  private mutating func addRest(_ rest: [Document], among settings: SiteSettings) {
    let other = settings.navigation.isEmpty ? "All pages" : "More"
    let titles = rest.map { document in
      let front = document.frontMatter
      return front.edition == FrontMatter.current ? front.section ?? other : front.edition
    }
    var seen: [String] = []
    for title in titles where !seen.contains(title) { seen.append(title) }
    for title in seen {
      add(title, zip(rest, titles).filter { $0.1 == title }.map(\.0).sorted(by: byTitle))
    }
  }

  private func byTitle(_ a: Document, _ b: Document) -> Bool {
    (a.frontMatter.title, a.frontMatter.slug) < (b.frontMatter.title, b.frontMatter.slug)
  }

  private mutating func add(_ title: String, _ members: [Document]) {
    guard !members.isEmpty else { return }
    let start = documents.count
    documents += members
    groupOf += Array(repeating: groups.count, count: members.count)
    groups.append(
      NavigationGroup(
        title: title, slug: slug(title), pages: Array(start..<documents.count)))
  }

  private func slug(_ title: String) -> String {
    let letters = title.lowercased().unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    return String(letters).split(separator: "-").joined(separator: "-")
  }
}
