import Model
import Testing

/// Names that lead to today's pages though they are spelt another way.
@Suite struct ConceptTests {
  private static let root = "/design/human-interface-guidelines/"

  /// The folder of the page that a link with this last part leads to; nil if it leaves the site.
  private func folder(
    _ name: String, concepts: [String: String] = [:], edition: Slug = FrontMatter.current
  ) -> String? {
    let pages = [
      page("boxes", title: "Boxes"), page("menus", title: "Menus"),
      page("tab-bars", title: "Tab bars"), page("voiceover", title: "VoiceOver", aliases: ["talk"]),
      page("compass", title: "Compass"), page("stories", title: "Stories"),
      page("views", edition: "ios-2014", title: "Boxes"),
      page("from", edition: edition, body: "See [x](\(Self.root)\(name))."),
    ]
    let site = site(pages, concepts: concepts)
    let place = site.pages.firstIndex { $0.document.frontMatter.slug == "from" } ?? 0
    guard case .page(let target, _) = site.pages[place].links.values.first else { return nil }
    return site.pages[target].folder
  }

  @Test(arguments: [
    ("box", "boxes"), ("Boxes", "boxes"), ("menu", "menus"), ("tab-bar", "tab-bars"),
    ("tab-bar-controllers", nil), ("tab-bar-controller", "tab-bars"), ("tabbars", nil),
    ("VoiceOver", "voiceover"), ("talks", "voiceover"), ("compass", "compass"),
    ("compasses", "compass"), ("compas", nil), ("story", "stories"), ("Stories", "stories"),
    ("controller", nil), ("none", nil), ("-", nil),
  ])
  func spellings(name: String, expected: String?) {
    #expect(folder(name) == expected)
  }

  @Test func whatTheSettingsSayComesLast() {
    #expect(folder("crates", concepts: ["Crate": "boxes"]) == "boxes")
    #expect(folder("crates", concepts: ["crates": "box"]) == "boxes")
    #expect(folder("menus", concepts: ["menus": "boxes"]) == "menus")
    #expect(folder("crates", concepts: ["crates": "gone"]) == nil)
  }

  @Test func anOldPageLeadsToItsOwnEditionFirst() {
    #expect(folder("views", edition: "ios-2014") == "ios-2014/views")
    #expect(folder("box", edition: "ios-2014") == "boxes")
    #expect(folder("views") == nil)
  }
}
