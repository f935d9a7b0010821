import Testing

@testable import Fetch

@Suite struct PageLinksTests {
  private func page(_ references: String) throws -> PageLinks {
    let text =
      #"{"identifier": {"url": "doc://com.apple.HIG/design/Human-Interface-Guidelines/Color"}, "#
      + #""references": {\#(references)}}"#
    return try PageLinks(page: Array(text.utf8))
  }

  @Test func aPageIsKnownByItsIdentifier() throws {
    #expect(try page("").slug == "color")
  }

  @Test(arguments: [
    ("/design/human-interface-guidelines/foundations/color", "color"),
    ("/design/human-interface-guidelines", "human-interface-guidelines"),
    ("https://developer.apple.com/design/human-interface-guidelines/color/#x", "color"),
    ("/design/resources", nil), ("https://other/design/human-interface-guidelines/x", nil),
    ("/design/human-interface-guidelines/../x", nil), ("", nil), ("doc://", nil),
    ("/design/human-interface-guidelines/a%2fb", nil),
    ("//design/human-interface-guidelines/x", nil),
  ])
  func pathsOfPages(address: String, slug: String?) {
    #expect(PageLinks.Page(address)?.slug == slug)
  }

  @Test func referencesNamePagesAndPictures() throws {
    let links = try page(
      #""a": {"type": "topic", "url": "/design/human-interface-guidelines/a"}, "#
        + #""b": {"type": "topic", "url": "/documentation/b"}, "#
        + #""c": {"type": "image", "alt": null, "variants": [{"url": "/images/c~dark@2x.png", "#
        + #""traits": ["2x", "dark"], "svgID": "c"}, {"url": 3}, {"url": "data:x"}]}, "#
        + #""d": {"type": "video", "poster": "c", "variants": [{"url": "https://x/d.mp4"}]}, "#
        + #""e": {"type": "video", "poster": "https://x/e.png"}, "f": [], "g": null"#)
    #expect(links.pages.map(\.slug) == ["a"])
    #expect(
      links.pictures == [
        .init(address: "/images/c~dark@2x.png", isDark: true),
        .init(address: "https://x/e.png", isDark: false),
      ])
  }

  @Test(arguments: ["", "{", "[]", "{}", #"{"identifier": {"url": "doc://x/y"}}"#])
  func whatIsNoPageIsAProblem(text: String) {
    #expect(throws: FetchProblem.self) { try PageLinks(page: Array(text.utf8)) }
    #expect(throws: FetchProblem.self) { try PageLinks(index: Array(text.utf8)) }
  }

  @Test func anIndexIsReadInItsOrder() throws {
    let root = "/design/human-interface-guidelines"
    let text =
      #"{"interfaceLanguages": {"swift": [{"path": "\#(root)", "children": [{"type": "groupMarker"}, "#
      + #"{"path": "\#(root)/a", "children": [{"path": "\#(root)/a/b"}]}, {"path": "\#(root)/c"}]}]}}"#
    let links = try PageLinks(index: Array(text.utf8))
    #expect(links.slug == nil)
    #expect(links.pages.map(\.slug) == ["human-interface-guidelines", "a", "b", "c"])
  }
}
