import Model
import Testing

@testable import Render

@Suite struct NavigationTreeTests {
  @Test(arguments: [6, 62]) func aPageShowsItsOwnGroupInFull(pages: Int) {
    let navigation = NavigationValues(site(pages: pages), hasGroupPages: true)
    let open = "B: \(pages / 2) pages, open"
    #expect(shown(navigation.tree(group: 1)) == ["A: 0 pages, a/index.html", open])
    #expect(shown(navigation.tree(group: 1, page: pages - 1)).last == open)
    #expect(shown(navigation.tree()).last == "B: 0 pages, b/index.html")
  }

  @Test func whatOpensIsWhatThePagesOfAGroupShow() {
    for count in [6, 600] {
      let navigation = NavigationValues(site(pages: count), hasGroupPages: true)
      let opened = navigation.opened
      #expect(opened.map(\.group) == ["a/index.html", "b/index.html"])
      for (place, group) in opened.enumerated() {
        #expect(group.pages.first?.title == "Overview")
        #expect(group.pages.dropFirst().map(\.href) == links(navigation.tree(group: place), place))
      }
    }
    let bare = NavigationValues(site(pages: 6), hasGroupPages: false).opened
    #expect(bare[0].pages.map(\.href) == ["p0/index.html", "p1/index.html", "p2/index.html"])
  }

  @Test func aGroupWithoutAPageLeadsToItsFirst() {
    let navigation = NavigationValues(site(pages: 62), hasGroupPages: false)
    #expect(
      shown(navigation.tree()) == ["A: 0 pages, p0/index.html", "B: 0 pages, p31/index.html"])
  }

  @Test func ofALongGroupThoseAroundThePageAndTheWayToAll() {
    let navigation = NavigationValues(site(pages: 600), hasGroupPages: true)
    #expect(shown(navigation.tree(group: 1, page: 450)).last == "B: 61 pages, open")
    for (page, first, last) in [(300, 300, 359), (450, 420, 479), (599, 540, 599)] {
      let links = links(navigation.tree(group: 1, page: page), 1)
      #expect(links.prefix(2) == ["p\(first)/index.html", "p\(first + 1)/index.html"])
      #expect(links.suffix(2) == ["p\(last)/index.html", "b/index.html"])
    }
    #expect(links(navigation.tree(group: 1), 1).first == "p300/index.html")
  }

  @Test func aLongGroupWithoutAPageStaysWhole() {
    let navigation = NavigationValues(site(pages: 600), hasGroupPages: false)
    #expect(links(navigation.tree(group: 0, page: 7), 0).count == 300)
  }

  @Test(arguments: [(200, 200), (201, 201), (600, 201)])
  func listsOfAllGroupsShowTheFirstOfManyPagesAndTheWayToAll(pages: Int, shown: Int) {
    let site = site(pages: 2 * pages)
    let entries = NavigationValues(site, hasGroupPages: true)
      .entries(site.groups[1].pages, of: 1)
    #expect(entries.count == shown && entries[199]["href"] == .text("p\(pages + 199)/index.html"))
    if pages > 200 {
      #expect(entries[200]["title"] == .text("All \(pages) pages"))
      #expect(entries[200]["href"] == "b/index.html")
    }
    let bare = NavigationValues(site, hasGroupPages: false)
    #expect(bare.entries(site.groups[1].pages, of: 1).count == pages)
  }

  /// Those right behind the group that they are parts of are set in; the way leads through it.
  @Test func partsOfAGroupAreBelowIt() {
    let groups = [("A", []), ("B", [2, 3]), ("C", [1]), ("D", [5]), ("E", [4]), ("F", [])].map {
      NavigationGroup(title: $0, slug: Slug(plain: $0), pages: [0], parts: $1)
    }
    let site = Site(
      settings: SiteSettings(), pages: [Outline.page("", folder: "p")], groups: groups)
    let navigation = NavigationValues(site, hasGroupPages: true)
    #expect(navigation.isInner == [false, false, true, true, false, false])
    for group in [nil, 3] {
      guard case .list(let shown) = navigation.tree(group: group).made else { return }
      #expect(shown.map { $0["isInner"] } == navigation.isInner.map { .bool($0) })
    }
    for (group, way) in [(0, []), (1, []), (3, ["B"]), (4, []), (5, ["B", "D"])] {
      for (crumbs, way) in [
        (navigation.crumbs(above: group), way),
        (navigation.crumbs(group: group), way + [groups[group].title]),
      ] {
        guard case .list(let crumbs) = crumbs.made else { return }
        #expect(crumbs.dropFirst().map { $0["title"] } == way.map { .text($0) })
      }
    }
  }

  private func links(_ tree: TemplateValue, _ group: Int) -> [String] {
    guard case .list(let groups) = tree.made, case .list(let pages) = groups[group]["pages"]?.made
    else { return [] }
    return pages.compactMap { page in
      guard case .text(let href) = page["href"] else { return nil }
      return href
    }
  }

  private func shown(_ tree: TemplateValue) -> [String] {
    guard case .list(let groups) = tree.made else { return [] }
    return groups.map { group in
      guard case .text(let title) = group["title"], case .list(let pages) = group["pages"]?.made
      else { return "" }
      var words = "\(title): \(pages.count) pages"
      if group["open"] == .bool(true) { return words + ", open" }
      if pages.isEmpty, case .text(let href) = group["href"] { words += ", \(href)" }
      return words
    }
  }

  /// Each page on its own in a group: what a page shows, and what a site has, does not grow.
  @Test(arguments: [90, 300, 900])
  func ofManyGroupsSomeAreShown(count: Int) {
    let pages = (0..<count).map { Outline.page("paragraph\n  text P", folder: "p\($0)") }
    let groups = (0..<count).map {
      NavigationGroup(title: "G\($0)", slug: Slug(making: "g\($0)"), pages: [$0])
    }
    let site = Site(settings: SiteSettings(), pages: pages, groups: groups)
    let values = NavigationValues(site, hasGroupPages: true)
    #expect(values.groupFolders.compactMap(\.self).count == min(count, 100))
    for group in [0, 50, count - 1] {
      guard case .list(let shown) = values.tree(group: group, page: group).made else { return }
      #expect(shown.count <= NavigationValues.mostGroups + 2)
      #expect(shown.contains { $0["title"] == .text("G\(group)") && $0["open"] == .bool(true) })
      let all = shown.last?["title"] == .text("All \(count) groups")
      #expect(all == (count > 100) && (!all || shown.last?["href"] == .text("index.html")))
    }
    #expect(
      values.groupHref(count - 1) == (count > 100 ? "p\(count - 1)" : "g\(count - 1)")
        + "/index.html")
  }

  private func site(pages count: Int) -> Site {
    let pages = (0..<count).map { Outline.page("paragraph\n  text P", folder: "p\($0)") }
    let half = count / 2
    return Site(
      settings: SiteSettings(), pages: pages,
      groups: [
        NavigationGroup(title: "A", slug: "a", pages: Array(0..<half)),
        NavigationGroup(title: "B", slug: "b", pages: Array(half..<count)),
      ])
  }
}
