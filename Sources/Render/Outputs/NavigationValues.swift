import Model

/// The tree of groups and pages, made once; each page marks its own place in a copy.
struct NavigationValues: Sendable {
  /// Folders of the groups' own pages; nil where a group has none.
  let groupFolders: [String?]
  private let groups: [NavigationGroup]
  private let titles: [String]
  private let hrefs: [String]
  private let platforms: [String]
  /// Each group as pages of other groups show it.
  private var plain: [TemplateValue]

  /// Of a site with more pages than these, every page shows only its own group in full: the tree
  /// weighs as much as the text of a short page, and the other groups are one click away.
  static let mostPagesInFull = 60

  /// Of a longer group, a page shows so many: those around it, and the way to all. Else what a site
  /// weighs would grow as the square of its pages.
  static let mostOfGroup = 200

  init(_ site: Site, hasGroupPages: Bool) {
    let folders = Set(site.pages.map(\.folder))
    groups = site.groups
    titles = site.pages.map(\.title)
    platforms = site.pages.map { page in
      page.document.frontMatter.platforms.map(\.slug).joined(separator: " ")
    }
    hrefs = site.pages.map { RelativePath.page($0.folder) }
    groupFolders = site.groups.map { group in
      hasGroupPages && !group.slug.isEmpty && !folders.contains(group.slug) ? group.slug : nil
    }
    plain = []
    let isShort = site.pages.count > Self.mostPagesInFull
    plain = site.groups.indices.map { isShort ? stub(of: $0) : tree(of: $0, at: nil) }
  }

  /// The tree, with the group of the reader open and the page marked.
  func tree(group: Int? = nil, page: Int? = nil) -> TemplateValue {
    guard let group, plain.indices.contains(group) else { return .list(plain) }
    var groups = plain
    groups[group] = tree(of: group, at: .some(page))
    return .list(groups)
  }

  /// Name and address of a page, and the platforms that it is about.
  func entry(_ page: Int) -> TemplateValue {
    [
      "href": .text(hrefs[page]), "title": .text(titles[page]),
      "platforms": .text(platforms[page]),
    ]
  }

  func platforms(_ page: Int) -> String { platforms[page] }

  func href(_ page: Int) -> String { hrefs[page] }

  /// A place on a page; without an anchor, the page.
  func href(_ page: Int, anchor: String) -> String {
    anchor.isEmpty ? hrefs[page] : hrefs[page] + "#" + RelativePath.encoded(anchor)
  }

  /// Where a group's name leads: to its own page, or its first.
  func groupHref(_ group: Int) -> String {
    if let folder = groupFolders[group] { return RelativePath.page(folder) }
    return groups[group].pages.first.map { hrefs[$0] } ?? "index.html"
  }

  /// The way from the start to a group.
  func crumbs(group: Int? = nil) -> TemplateValue {
    var crumbs: [TemplateValue] = [["href": "index.html", "title": "Home"]]
    if let group, groups.indices.contains(group) {
      crumbs.append(["href": .text(groupHref(group)), "title": .text(groups[group].title)])
    }
    return .list(crumbs)
  }

  /// The way from the start through other pages.
  func crumbs(to parents: [(folder: String, title: String)]) -> TemplateValue {
    guard case .list(let start) = crumbs() else { return .null }
    return .list(
      start
        + parents.map {
          ["href": .text(RelativePath.page($0.folder)), "title": .text($0.title)]
        })
  }
}

extension NavigationValues {
  /// A group's name and the way to it.
  private func stub(of group: Int) -> TemplateValue {
    [
      "title": .text(groups[group].title),
      "open": false,
      "href": .text(groupHref(group)),
      "current": false,
      "hasPages": false,
      "pages": [],
      "groups": [],
    ]
  }

  /// One group; `place` is the page in it where the reader is, nil within for the group's own.
  private func tree(of group: Int, at place: Int??) -> TemplateValue {
    var pages = shown(of: group, at: place).map { page -> TemplateValue in
      [
        "href": .text(hrefs[page]), "title": .text(titles[page]),
        "current": .bool(place == .some(page)),
      ]
    }
    if let folder = groupFolders[group], pages.count < groups[group].pages.count {
      let title = "All \(groups[group].pages.count) pages"
      pages.append([
        "href": .text(RelativePath.page(folder)), "title": .text(title), "current": false,
      ])
    }
    return [
      "title": .text(groups[group].title),
      "open": .bool(place != nil),
      "href": .optional(groupFolders[group].map(RelativePath.page)),
      "current": .bool(place == .some(nil)),
      "hasPages": .bool(!pages.isEmpty),
      "pages": .list(pages),
      "groups": [],
    ]
  }

  /// The pages of a group, or of a long one those around a place.
  private func shown(of group: Int, at place: Int??) -> ArraySlice<Int> {
    let pages = groups[group].pages
    guard pages.count > Self.mostOfGroup, groupFolders[group] != nil else { return pages[...] }
    let middle = place.flatMap(\.self).flatMap { pages.firstIndex(of: $0) } ?? 0
    let start = min(max(0, middle - Self.mostOfGroup / 2), pages.count - Self.mostOfGroup)
    return pages[start..<start + Self.mostOfGroup]
  }
}
