import Model
import Testing

@testable import Render

/// Which of the project's own pictures an address means, and how a page shows it.
@Suite struct PictureShelfTests {
  private static func picture(
    _ name: String, _ width: Int = 40, _ height: Int = 20, webP: Bool = false
  ) -> LocalPicture {
    let path = "assets/figures/\(name)"
    return LocalPicture(
      name: name, width: width, height: height, original: path,
      webP: webP ? path + ".webp" : nil)
  }

  private static let shelf = PictureShelf([picture("cup.png"), picture("pot@2x.png", 4, 2)])

  @Test(arguments: [
    ("https://example.com/a/cup.png", "cup.png"), ("pot@2x.png", "pot@2x.png"),
    ("https://example.com/a/cup%402x.png?x=/y", "cup.png"), ("cup.png/", "cup.png"),
    ("cup.png%0", "cup.png"), ("cup.jpg", "cup.png"), ("cup", "cup.png"),
    ("images/com.apple.HIG/cup~dark@2x.png", "cup.png"), ("/tutorials/pot.png#a", "pot@2x.png"),
  ])
  func findsByTheNameOfTheFile(address: String, name: String) {
    #expect(Self.shelf.picture(of: address)?.largest.picture.name == name)
  }

  @Test(arguments: ["", "/", "%", "cup%0.png", "cups.png", "?cup.png"])
  func findsNothingElse(address: String) {
    #expect(Self.shelf.picture(of: address) == nil)
  }

  @Test(arguments: [("a@2x.png", 21, 2), ("a@3x.png", 14, 1), ("a.png", 41, 3)])
  func aScaleInTheNameIsNoSize(name: String, width: Int, height: Int) {
    let shown = PictureShelf([Self.picture(name, 41, 3)]).picture(of: name)
    #expect(shown?.width == width && shown?.height == height)
  }

  @Test func variantsAreOnePicture() throws {
    let names = ["a~dark@2x.png", "a@2x.png", "a.png", "a~dark.png"]
    for order in [names, names.reversed()] {
      let shown = try #require(PictureShelf(order.map { Self.picture($0) }).picture(of: "x/a.png"))
      #expect(shown.light.map(\.picture.name) == ["a.png", "a@2x.png"])
      #expect(shown.dark.map(\.picture.name) == ["a~dark.png", "a~dark@2x.png"])
    }
  }

  /// Apple keeps each file in a folder of its own digest: two pages may call pictures alike.
  @Test func theFolderDecidesBetweenNamesThatAreAlike() throws {
    let shelf = PictureShelf(
      ["p/1/a.png", "p/2/a.png", "p/3/a~dark.png", "p/4/a~dark.png"].map { Self.picture($0) })
    for folder in ["1", "2"] {
      let shown = try #require(shelf.picture(of: "https://example.com/published/\(folder)/a.png"))
      #expect(shown.largest.picture.name == "p/\(folder)/a.png")
      // It could be either of them.
      #expect(shown.dark.isEmpty)
    }
    #expect(shelf.picture(of: "a.png")?.largest.picture.name == "p/1/a.png")
    let beside = PictureShelf(
      ["1/a.png", "1/a~dark.png", "2/a.png", "2/a~dark.png"].map { Self.picture($0) })
    #expect(beside.picture(of: "2/a.png")?.dark.map(\.picture.name) == ["2/a~dark.png"])
  }

  /// Notes programs and converters call pictures alike on every page.
  private static func shown(
    _ address: String, of files: [String], from sources: [String], besideRaw: Bool = true
  ) -> String? {
    let pictures = files.map {
      LocalPicture(name: $0, isBesideRaw: besideRaw, width: 400, height: 200, original: $0)
    }
    let sources = sources.map {
      PageSource(file: $0, shape: "markdown", sha256: "", captured: nil, keptPerMille: 1000)
    }
    return PictureShelf(pictures).seen(by: sources).picture(of: address)?.largest.picture.name
  }

  private static let besides: [(address: String, sources: [String], name: String?)] = [
    ("media/1.png", ["n/b/b.md"], "n/b/media/1.png"),
    ("./media/1.png?x#y", ["n/c/c.md"], "n/c/media/1.png"),
    ("../b/media/1.png", ["n/c/c.md"], "n/b/media/1.png"),
    ("n/b/media/%31.png", ["b.md"], "n/b/media/1.png"),
    ("media/1.png", ["n/d/d.md", "n/c/c.md"], "n/c/media/1.png"),
    // The folder that is nearest, and none where two are equally near.
    ("media/1.png", ["n/c/part/c.md"], "n/c/media/1.png"),
    ("media/1.png", ["n/d/d.md"], nil), ("../../../media/1.png", ["n/d/d.md"], nil),
    // In folders that are called otherwise, it is known by its name alone.
    ("images/1.png", ["n/d/d.md"], "n/a/media/1.png"),
    ("https://example.com/media/1.png", ["n/c/c.md"], "n/a/media/1.png"),
    ("media/1.png", [], "n/a/media/1.png"),
  ]

  @Test(arguments: besides)
  func anAddressWithoutHostLeadsToWhatLiesBesideThePage(
    address: String, sources: [String], name: String?
  ) {
    let files = ["n/a/media/1.png", "n/b/media/1.png", "n/c/media/1.png"]
    #expect(Self.shown(address, of: files, from: sources) == name)
  }

  @Test func whatIsNearerIsShownThoughAnotherPagesIsSharper() {
    let files = ["n/c/media/1.png", "n/x/media/1@2x.png"]
    #expect(Self.shown("media/1.png", of: files, from: ["n/c/part/c.md"]) == files[0])
    #expect(Self.shown("media/1.png", of: files, from: ["n/d/d.md"]) == nil)
  }

  @Test func whatIsInTheFolderForPicturesIsForAllPages() {
    let files = ["published/1/a.png", "published/2/a.png"]
    #expect(Self.shown("images/a.png", of: files, from: ["b.md"], besideRaw: false) == files[0])
    #expect(Self.shown("images/a.png", of: ["c/a.png"], from: ["b.md"]) == "c/a.png")
  }

  @Test func variantsInOtherFoldersAreOfTheSameSize() throws {
    let shelf = PictureShelf([
      Self.picture("1/a.png", 40, 20), Self.picture("2/a@2x.png", 80, 41),
      Self.picture("3/a~dark.png", 40, 40), Self.picture("4/a@3x.png", 121, 60),
    ])
    let shown = try #require(shelf.picture(of: "1/a.png"))
    #expect(shown.light.map(\.picture.name) == ["1/a.png", "2/a@2x.png", "4/a@3x.png"])
    #expect(shown.dark.isEmpty)
  }

  @Test func theDarkOneAloneIsShown() {
    let shown = PictureShelf([Self.picture("a~dark.png")]).picture(of: "a.png")
    #expect(shown?.light.map(\.picture.name) == ["a~dark.png"] && shown?.dark.isEmpty == true)
  }

  @Test func onlyWhatAPageShowsChangesItsKey() {
    func digest(_ names: [String]) -> [UInt8] {
      let page = Outline.page("paragraph\n  image a.png")
      return PictureShelf(names.map { Self.picture($0) }).digest(for: page.document)
    }
    #expect(digest(["a.png"]) == digest(["a.png", "b.png"]))
    #expect(digest(["a.png"]) != digest(["b.png"]))
    #expect(digest(["a.png"]) != digest(["a.png", "a~dark.png"]))
  }
}

extension PictureShelfTests {
  private func markup(
    _ outline: String, shelf: PictureShelf, dialect: Dialect = .html
  ) -> String {
    let page = Outline.page(outline)
    let text = PageText(of: page, in: Outline.site(page), shelf: shelf)
    return String(decoding: DocumentHTML.markup(of: text, dialect: dialect), as: UTF8.self)
  }

  @Test func aPictureOfOursIsShownWithItsSizeAndWords() {
    let outline = "paragraph\n  image https://example.com/cup.png\n    text A \"cup\""
    #expect(
      markup(outline, shelf: Self.shelf) == """
        <figure><a href="../assets/figures/cup.png" class="view"><img \
        src="../assets/figures/cup.png" width="40" height="20" alt="A &quot;cup&quot;">\
        </a></figure>
        """)
    #expect(
      markup(outline, shelf: Self.shelf, dialect: .xml) == """
        <figure><img src="../assets/figures/cup.png" width="40" height="20" \
        alt="A &quot;cup&quot;"/></figure>
        """)
  }

  @Test func filesByAppearanceDensityAndType() {
    let shelf = PictureShelf([
      Self.picture("a.png", 20, 10, webP: true), Self.picture("a@2x.png", webP: true),
      Self.picture("a~dark@2x.png", 60, 20),
    ])
    let made = markup("paragraph\n  image a.png\n    text A", shelf: shelf)
    let figures = "../assets/figures/"
    #expect(
      made.contains(
        """
        <picture>\
        <source media="(prefers-color-scheme: dark)" srcset="\(figures)a~dark@2x.png" \
        width="30" height="10">\
        <source type="image/webp" srcset="\(figures)a.png.webp 1x, \(figures)a@2x.png.webp 2x">\
        <img src="\(figures)a@2x.png" srcset="\(figures)a.png 1x, \(figures)a@2x.png 2x" \
        width="20" height="10" alt="A"></picture>
        """))
  }

  /// A picture that is below a heading can wait.
  @Test func whatIsBelowTheFirstScreenIsLazy() {
    let picture = "paragraph\n  image cup.png\n    text A\n"
    let made = markup(picture + picture + "heading 2\n  text B\n" + picture, shelf: Self.shelf)
    let pictures = made.components(of: "<img").dropFirst()
    #expect(pictures.map { $0.contains("lazy") } == [false, true, true])
    let below = markup("heading 2\n  text B\n" + picture, shelf: Self.shelf)
    #expect(below.contains("loading=\"lazy\""))
  }

  @Test func aCaptionIsInItsFigure() {
    let outline = """
      paragraph
        image cup.png
          text A cup
      paragraph
        text With a lid
      paragraph
        text Then more text.
      """
    let made = markup(outline, shelf: Self.shelf)
    #expect(made.contains("</a>\n<figcaption>With a lid</figcaption></figure>"))
    #expect(made.contains("<p>Then more text.</p>"))
    let away = markup(outline, shelf: PictureShelf())
    #expect(away.contains("<p class=\"small\">With a lid</p>"))
  }

  @Test func aPairIsARowAndSaysWhichIsRight() {
    func figure(_ mark: String, _ words: String) -> String {
      "paragraph\n  image cup.png\n    text A\nparagraph\n  image \(mark)@2x.png\n    text M\n"
        + "paragraph\n  text \(words)\n"
    }
    let made = markup(
      figure("checkmark", "Good") + figure("crossout", "Bad") + "paragraph\n  text End.",
      shelf: Self.shelf)
    #expect(made.hasPrefix("<div class=\"plates narrow\">\n<figure class=\"do\">"))
    #expect(made.contains("<figcaption><b>Do</b> Good</figcaption></figure>"))
    #expect(made.contains("<figcaption><b>Avoid</b> Bad</figcaption></figure>"))
    #expect(made.contains("</div>\n<p>End.</p>"))
  }

  @Test func anyOtherLeavesALineAndTheWayToTheOriginal() {
    let outline = "paragraph\n  image https://example.com/jug.png\n    text A jug"
    #expect(
      markup(outline, shelf: Self.shelf)
        == "<p class=\"away\">A jug <a href=\"https://example.com/jug.png\">Picture</a></p>")
    #expect(
      markup(outline, shelf: PictureShelf(form: .none)) == "<p class=\"away\">A jug</p>")
    let hostile = "paragraph\n  image javascript:alert(1)\n    text A jug"
    #expect(!markup(hostile, shelf: Self.shelf).contains("href"))
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
