import Model
import Vocabulary

/// The tree of groups and pages, made once; each page marks its own place in a copy. A page shows
/// its own group in full: all of them weigh as much as the text of a short page. What is in the
/// others is in one file (`TreeOutput`), which a page asks for when a reader opens one.
struct NavigationValues: Sendable {
  /// Folders of the pages that are made for groups; nil where a group has none.
  let groupFolders: [String?]
  /// Folders of the groups' own pages, made for them or articles.
  let homes: [String?]
  private let groups: [NavigationGroup]
  /// By group: the one before it that it is a part of, and whether only parts are between them.
  private let wholes: [Int?]
  private(set) var isInner: [Bool] = []
  private let counts: [Int]
  private let titles: [String]
  private let hrefs: [String]
  private let platforms: [String]
  /// The groups as pages of other groups show them: the first, and the way to all.
  private var shown = SharedList([])
  /// By group: its pages, of which a page marks its own.
  private var pagesOfGroups: [SharedList] = []

  /// Of a longer group, a page shows so many: those around it, and the way to all. Else what a site
  /// weighs would grow as the square of its pages. Twice as many as Apple's longest chapter has: of
  /// 200, the tree weighed as much as the text.
  static let mostOfGroup = 60

  /// Of a longer group, there is a page and a list wherever it comes among the groups. Lists of all
  /// groups show so many of its pages, and the way to all.
  static let mostWithoutPage = 200

  /// Of more groups, a page shows so many, the reader's own among them, and the way to the start
  /// page, which lists all. Those have pages of their own, as do long groups; another leads to its
  /// first page. Else a site would grow as the square of its groups.
  static let mostGroups = 100

  /// Whether a group is among those that have lists and pages of their own.
  static func hasOwnPage(_ group: Int, of site: Site) -> Bool {
    group < mostGroups || site.groups[group].pages.count > mostWithoutPage
  }

  init(_ site: Site, hasGroupPages: Bool) {
    let folders = Set(site.pages.map { $0.folder.lowercased() })
    groups = site.groups
    wholes = Self.wholes(of: groups)
    counts = Self.counts(of: groups, in: wholes)
    for (group, whole) in wholes.enumerated() {
      isInner.append(whole != nil && (whole == group - 1 || isInner.last == true))
    }
    titles = site.pages.map(\.title)
    platforms = site.pages.map { page in
      page.document.frontMatter.platforms.map(\.slug).joined(separator: " ")
    }
    hrefs = site.pages.map { RelativePath.page($0.folder) }
    groupFolders = site.groups.enumerated().map { index, group in
      let hasOwn = hasGroupPages && Self.hasOwnPage(index, of: site)
      let isFree = group.article == nil && !folders.contains(group.slug.folded)
      return hasOwn && isFree ? group.slug.text : nil
    }
    homes = zip(site.groups, groupFolders).map { group, folder in
      group.article.map { site.pages[$0].folder } ?? folder
    }
    pagesOfGroups = groups.map { group in
      SharedList(group.pages.map { page($0, isCurrent: false) })
    }
    let plain = groups.indices.prefix(Self.mostGroups).map { group in
      stub(
        groups[group].title, href: groupHref(group), isInner: isInner[group],
        opens: !groups[group].pages.isEmpty)
    }
    let all = stub(
      "All \(groups.count) groups", href: "index.html", isInner: false, opens: false)
    shown = SharedList(plain + (groups.count > Self.mostGroups ? [all] : []))
  }

  /// The tree, with the group of the reader open and the page marked.
  func tree(group: Int? = nil, page: Int? = nil) -> TemplateValue {
    let all = shown.items.indices
    guard let group, groups.indices.contains(group) else { return .parts([.shared(shown, all)]) }
    let own = tree(of: group, at: page)
    let place = min(group, Self.mostGroups)
    let rest = group < Self.mostGroups ? place + 1..<all.upperBound : place..<all.upperBound
    return .parts([.shared(shown, 0..<place), .one(own), .shared(shown, rest)])
  }

  /// What opens in the tree, by the address of its group: titles and addresses, as `tree` has them.
  var opened: [(group: String, pages: [(title: String, href: String)])] {
    groups.indices.prefix(Self.mostGroups).filter { !groups[$0].pages.isEmpty }.map { group in
      let range = range(of: group, at: nil)
      let home = homes[group].map { [(title: "Overview", href: RelativePath.page($0))] } ?? []
      let pages = groups[group].pages[range].map { (title: titles[$0], href: hrefs[$0]) }
      let isAll = range.count == groups[group].pages.count
      let rest = isAll ? [] : home.map { (title: allPages(of: group), href: $0.href) }
      return (groupHref(group), home + pages + rest)
    }
  }

  /// Name and address of a page, and the platforms that it is about.
  func entry(_ page: Int) -> TemplateValue {
    [
      "href": .text(hrefs[page]), "title": .text(titles[page]),
      "platforms": .text(platforms[page]),
    ]
  }

  /// The same of a group, which is about no platform.
  func groupEntry(_ group: Int) -> TemplateValue {
    ["href": .text(groupHref(group)), "title": .text(groups[group].title), "platforms": ""]
  }

  /// Pages of a group, or the first of very many.
  func entries(_ pages: [Int], of group: Int) -> [TemplateValue] {
    guard pages.count > Self.mostWithoutPage, let folder = homes[group] else {
      return pages.map(entry)
    }
    let all: TemplateValue = [
      "href": .text(RelativePath.page(folder)), "title": .text("All \(pages.count) pages"),
      "platforms": "",
    ]
    return pages.prefix(Self.mostWithoutPage).map(entry) + [all]
  }

  /// How many pages a group has, with those of its parts at any depth.
  func pageCount(of group: Int) -> Int { counts[group] }

  func platforms(_ page: Int) -> String { platforms[page] }

  func href(_ page: Int) -> String { hrefs[page] }

  /// A place on a page; without an anchor, the page.
  func href(_ page: Int, anchor: String) -> String {
    anchor.isEmpty ? hrefs[page] : hrefs[page] + "#" + RelativePath.encoded(anchor)
  }

  /// Where a group's name leads: to its own page, or its first.
  func groupHref(_ group: Int) -> String {
    if let folder = homes[group] { return RelativePath.page(folder) }
    return groups[group].pages.first.map { hrefs[$0] } ?? "index.html"
  }

  /// The way from the start to a group.
  func crumbs(group: Int? = nil) -> TemplateValue {
    let known = group.flatMap { groups.indices.contains($0) ? $0 : nil }
    return crumbs(through: known.map { way(above: $0) + [$0] } ?? [])
  }

  /// The way from the start to the page of a group.
  func crumbs(above group: Int) -> TemplateValue { crumbs(through: way(above: group)) }

  private func crumbs(through groups: [Int]) -> TemplateValue {
    crumbs(through: groups.map { (groupHref($0), self.groups[$0].title) })
  }

  /// What a group is a part of, from the largest on.
  private func way(above group: Int) -> [Int] {
    sequence(first: group) { wholes[$0] }.dropFirst().reversed()
  }

  /// The way from the start through other pages.
  func crumbs(to parents: [(folder: String, title: String)]) -> TemplateValue {
    crumbs(through: parents.map { (RelativePath.page($0.folder), $0.title) })
  }

  private func crumbs(through way: [(href: String, title: String)]) -> TemplateValue {
    .list(of: [("index.html", "Home")] + way) {
      ["href": .text($0.href), "title": .text($0.title)]
    }
  }
}

extension NavigationValues {
  private static func wholes(of groups: [NavigationGroup]) -> [Int?] {
    var wholes = [Int?](repeating: nil, count: groups.count)
    for (whole, group) in groups.enumerated() {
      for part in group.parts where part > whole && wholes[part] == nil { wholes[part] = whole }
    }
    return wholes
  }

  /// A part comes after its whole, so the last group is counted first.
  private static func counts(of groups: [NavigationGroup], in wholes: [Int?]) -> [Int] {
    var counts = groups.map(\.pages.count)
    for (part, whole) in wholes.enumerated().reversed() {
      guard let whole else { continue }
      counts[whole] += counts[part]
    }
    return counts
  }

  /// The name and the way to a group that is not open, or to the list of all groups.
  private func stub(
    _ title: String, href: String, isInner: Bool, opens: Bool
  ) -> TemplateValue {
    [
      "isInner": .bool(isInner),
      "opens": .bool(opens),
      "title": .text(title),
      "open": false,
      "href": .text(href),
      "current": false,
      "hasPages": false,
      "pages": [],
      "groups": [],
    ]
  }

  private func allPages(of group: Int) -> String { "All \(groups[group].pages.count) pages" }

  /// The group of the reader, who is on one of its pages or on that which is made for it.
  private func tree(of group: Int, at page: Int?) -> TemplateValue {
    var pages = pages(of: group, at: page)
    let range = range(of: group, at: page)
    if let folder = homes[group], range.count < groups[group].pages.count {
      pages.append(
        .one([
          "href": .text(RelativePath.page(folder)), "title": .text(allPages(of: group)),
          "current": false,
        ]))
    }
    return [
      "isInner": .bool(isInner[group]),
      "opens": false,
      "title": .text(groups[group].title),
      "open": true,
      "href": .optional(homes[group] == nil && !range.isEmpty ? nil : groupHref(group)),
      "current": .bool(page == groups[group].article),
      "hasPages": .bool(!range.isEmpty),
      "pages": .parts(pages),
      "groups": [],
    ]
  }

  /// The pages of a group that one of them shows, itself marked.
  private func pages(of group: Int, at page: Int?) -> [ListPart] {
    let (list, range) = (pagesOfGroups[group], range(of: group, at: page))
    guard let page, let own = groups[group].pages[range].firstIndex(of: page) else {
      return [.shared(list, range)]
    }
    return [
      .shared(list, range.lowerBound..<own), .one(self.page(page, isCurrent: true)),
      .shared(list, own + 1..<range.upperBound),
    ]
  }

  private func page(_ page: Int, isCurrent: Bool) -> TemplateValue {
    ["href": .text(hrefs[page]), "title": .text(titles[page]), "current": .bool(isCurrent)]
  }

  /// Places of the pages of a group, or of a long one of those around a page.
  private func range(of group: Int, at page: Int?) -> Range<Int> {
    let pages = groups[group].pages
    guard pages.count > Self.mostOfGroup, homes[group] != nil else { return pages.indices }
    let middle = page.flatMap { Self.place(of: $0, in: pages) } ?? 0
    let start = min(max(0, middle - Self.mostOfGroup / 2), pages.count - Self.mostOfGroup)
    return start..<start + Self.mostOfGroup
  }

  /// Pages of a group follow one another in a site: no need to look through 10,000.
  private static func place(of page: Int, in pages: [Int]) -> Int? {
    let near = page - (pages.first ?? 0)
    let isThere = pages.indices.contains(near) && pages[near] == page
    return isThere ? near : pages.firstIndex(of: page)
  }
}
