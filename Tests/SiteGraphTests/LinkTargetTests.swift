import Model
import Testing

@Suite struct LinkTargetTests {
  private static let root = "/design/human-interface-guidelines"
  private static let apple = "https://developer.apple.com"

  /// Where a link on the page `a` leads, in a site of the pages `a` and `b`.
  private func target(_ destination: String) -> LinkTarget? {
    let pages = [
      page("a", body: "[x](<\(destination)>)"),
      page("b", aliases: ["old-b"], body: "## C d\n\n### Über, uns\n\n**Do it.** Now."),
    ]
    return site(pages, [("One", ["a", "b"])]).pages.first?.links.values.first
  }

  @Test(arguments: [
    (root + "/b", 1, ""), (apple + root + "/b/", 1, ""), (root + "/b#C-d", 1, "C-d"),
    (root + "/old-b#c", 1, ""), ("#top", 0, ""), ("#", 0, ""), (root + "/a", 0, ""),
    (root + "/b#c-d", 1, "C-d"), (root + "/b#C%20d", 1, "C-d"), (root + "/b#Cd-", 1, "C-d"),
    (root + "/b#%C3%9Cber-uns", 1, "Über-uns"), (root + "/b#%", 1, ""), (root + "/b#%zz", 1, ""),
    (root + "/b#do-it", 1, "do-it"), (root + "/B", 1, ""), (root + "/bs#c-d", 1, "C-d"),
    ("/ios/human-interface-guidelines/views/b/", 1, ""), (root + "/ios/views/b/#c-d", 1, "C-d"),
    // A mark that would join with the sign before it.
    ("/ios/human-interface-guidelines/views/b#\u{301}x", 1, ""),
    (apple + "/macos/human-interface-guidelines/menus/bs?x=1#C-d", 1, "C-d"),
    (
      "http://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/OldB.html#//c-d",
      1, "C-d"
    ),
  ])
  func pagesOfOurs(destination: String, place: Int, fragment: String) {
    #expect(target(destination) == .page(place, fragment: fragment))
  }

  @Test(arguments: [
    (root + "/c#d", apple + root + "/c#d"), (root, apple + root),
    ("/documentation/uikit", apple + "/documentation/uikit"),
    (
      "/documentation/SwiftUI/View/sheet(item:onDismiss:)",
      apple + "/documentation/SwiftUI/View/sheet(item:onDismiss:)"
    ),
    ("https://example.org/x?y#z", "https://example.org/x?y#z"),
    (
      "/ios/human-interface-guidelines/views/none/",
      apple + "/ios/human-interface-guidelines/views/none/"
    ),
    (
      "https://example.org/ios/human-interface-guidelines/b",
      "https://example.org/ios/human-interface-guidelines/b"
    ),
    (
      "/library/documentation/Conceptual/MobileHIG/B.html",
      apple + "/library/documentation/Conceptual/MobileHIG/B.html"
    ),
    ("HTTP://example.org", "HTTP://example.org"), ("mailto:a@b.example", "mailto:a@b.example"),
  ])
  func placesElsewhere(destination: String, address: String) {
    #expect(target(destination) == .elsewhere(address))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.org/x", "//example.org:80/x",
    "\\\\example.org", "", "blob:x", "applefeedback://new", "javascript&colon;x",
    ":", "https:javascript", "x",
  ])
  func addressesThatAPageMustNotCarry(destination: String) {
    #expect(target(destination) == .refused, "\(String(describing: target(destination)))")
  }

  @Test func anAliasNeverTakesTheAddressOfAPage() {
    for aliasFirst in [true, false] {
      let navigation = [("One", aliasFirst ? ["b", "c", "a"] : ["a", "c", "b"])]
      let pages = [
        page("a"), page("b", aliases: ["a"]), page("c", body: "[x](\(Self.root)/a)"),
      ]
      let site = site(pages, navigation)
      let place = site.pages.firstIndex { $0.folder == "a" }
      #expect(site.pages[1].links.values.first == place.map { .page($0, fragment: "") })
    }
  }

  @Test func aPageOfAnOlderEditionLeadsToItsOwnThenToTodays() {
    let body = "[x](\(Self.root)/a) [y](\(Self.root)/b) [z](\(Self.root)/c)"
    let pages = [
      page("a"), page("b"), page("a", edition: "ios-2014"),
      page("m", edition: "ios-2014", body: body), page("c", edition: "aqua-2001"),
    ]
    let site = site(pages)
    let old = site.pages.first { $0.folder == "ios-2014/m" }
    let targets = old.map { page in page.links.sorted { $0.key < $1.key }.map(\.value) }
    let places = ["ios-2014/a", "b"].map { folder in site.pages.firstIndex { $0.folder == folder } }
    #expect(
      targets == [
        .page(places[0] ?? -1, fragment: ""), .page(places[1] ?? -1, fragment: ""),
        .elsewhere(Self.apple + Self.root + "/c"),
      ])
  }

  @Test func everyLinkOfAPageHasATarget() {
    let site = site([page("a", body: "[x](#y) ![z](q.png) [w](javascript:v) <https://u.example>")])
    let links = site.pages[0].document.nodes.indices.filter {
      if case .link = site.pages[0].document.nodes[$0].kind { true } else { false }
    }
    #expect(site.pages[0].links.keys.sorted() == links)
    #expect(links.count == 3)
  }
}
