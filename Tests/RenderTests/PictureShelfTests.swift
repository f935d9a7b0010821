import Model
import Testing

@testable import Render

/// The project's own pictures in the place of those that are elsewhere.
@Suite struct PictureShelfTests {
  private static let shelf = PictureShelf([
    LocalPicture(name: "cup.png", ending: "png", bytes: [1], width: 40, height: 20),
    LocalPicture(name: "pot@2x.png", ending: "png", bytes: [2], width: 4, height: 2),
  ])

  @Test(arguments: [
    ("https://example.com/a/cup.png", "assets/figures/cup."),
    ("https://example.com/a/cup%402x.png?x=/y", "assets/figures/cup."),
    ("pot@2x.png", "assets/figures/pot@2x."),
  ])
  func findsByTheNameOfTheFile(address: String, start: String) {
    #expect(Self.shelf.place(of: address)?.path.hasPrefix(start) == true)
  }

  @Test(arguments: [("a@2x.png", 21, 2), ("a@3x.png", 14, 1), ("a.png", 41, 3)])
  func aScaleInTheNameIsNoSize(name: String, width: Int, height: Int) {
    let picture = LocalPicture(name: name, ending: "png", bytes: [1], width: 41, height: 3)
    let place = PictureShelf([picture]).place(of: name)
    #expect(place?.width == width && place?.height == height)
  }

  @Test(arguments: ["https://example.com/pot.png", "cup.png/", "", "%", "cup.png%0"])
  func findsNothingElse(address: String) {
    let isNamed = address == "cup.png/"
    #expect((Self.shelf.place(of: address) != nil) == isNamed)
  }

  private func markup(_ outline: String, shelf: PictureShelf) -> String {
    let page = Outline.page(outline)
    let made = DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page), shelf: shelf))
    return String(decoding: made, as: UTF8.self)
  }

  @Test func aPictureOfOursIsShownWithItsSizeAndWords() {
    let outline = "paragraph\n  image https://example.com/cup.png\n    text A \"cup\""
    let made = markup(outline, shelf: Self.shelf)
    let path = Self.shelf.files[0].path
    #expect(
      made == "<figure><img src=\"../\(path)\" width=\"40\" height=\"20\" "
        + "alt=\"A &quot;cup&quot;\" loading=\"lazy\"></figure>")
  }

  @Test func anyOtherLeavesAFrameAndTheWayToTheOriginal() {
    let outline = "paragraph\n  image https://example.com/jug.png\n    text A jug"
    #expect(
      markup(outline, shelf: Self.shelf) == """
        <figure class="plate"><figcaption>A jug</figcaption><p class="label">\
        <a href="https://example.com/jug.png">Picture</a></p></figure>
        """)
    let hostile = "paragraph\n  image javascript:alert(1)\n    text A jug"
    #expect(!markup(hostile, shelf: Self.shelf).contains("href"))
  }

  @Test func theWordsUnderAPictureAreSmall() {
    let outline = """
      paragraph
        image https://example.com/jug.png
          text A jug
      paragraph
        text With a lid
      paragraph
        text Then more text.
      """
    let made = markup(outline, shelf: PictureShelf())
    #expect(made.contains("<p class=\"small\">With a lid</p>"))
    #expect(made.contains("<p>Then more text.</p>"))
  }
}
