import Model
import Testing

@Suite struct AnchorTests {
  @Test(arguments: [
    ("Best practices", "Best-practices"), ("iOS, iPadOS", "iOS-iPadOS"), ("macOS", "macOS"),
    ("What’s new", "Whats-new"), ("Full-screen mode", "Full-screen-mode"),
    ("  Two   blanks ", "Two-blanks"), ("1x, 2x, @3x", "1x-2x-3x"), ("Größe", "Größe"),
    ("snake_case", "snake_case"), ("¿?", ""), ("Q&A", "QA"), ("a\u{A0}b", "a-b"), ("日本語", "日本語"),
  ])
  func isApplesOwn(heading: String, anchor: String) { #expect(Anchor.of(heading) == anchor) }

  @Test func headingsThatReadAlikeShareOneAtApples() {
    let twin = Section(
      title: "iOS", level: 3, anchor: "Specifications-iOS", parent: 1, nodes: 0..<1, ownEnd: 1)
    #expect(twin.applesAnchor == "iOS")
    let title = Section(title: "Boxes", level: 1, anchor: "", parent: nil, nodes: 0..<1, ownEnd: 1)
    #expect(title.applesAnchor == "")
  }
}
