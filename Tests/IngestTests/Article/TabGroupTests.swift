import Model
import Testing

@testable import Ingest

@Suite struct TabGroupTests {
  private static let labels: [Block] = [.item("Small"), .item("Large")]
  private static let headings: [Block] = [
    .heading(4, "S"), .words("a"), .heading(4, "L"), .words("b"),
  ]

  private func panels(_ blocks: [Block]) -> [Range<Int>]? { TabGroup(blocks, at: 0)?.panels }

  @Test func asManyPanelsAsLabels() throws {
    let group = try #require(TabGroup(Self.labels + Self.headings + [.words("c")], at: 0))
    #expect(group.panels == [2..<4, 4..<6])
    #expect(group.captured == [0, 1] && group.missing == [] && group.end == 6)
  }

  @Test func picturesStartPanelsButMarksDoNot() {
    let picture = Block.made(.image, "![](a)")
    let mark = Block.made(.image, "![](/m/checkmark@2x.png)")
    #expect(panels(Self.labels + [picture, mark, picture, mark]) == [2..<4, 4..<6])
    #expect(panels(Self.labels + [mark, .words("a"), mark, .words("b")]) == nil)
  }

  @Test func panelsMayHaveSeveralPictures() {
    let picture = Block.made(.image, "![](a)")
    let mark = Block.made(.image, "![](/m/crossout@2x.png)")
    let one = [picture, mark, .made(.caption, "x"), picture]
    #expect(panels(Self.labels + one + one + [.words("c")]) == [2..<6, 6..<10])
    #expect(panels(Self.labels + [picture, picture, picture, .words("c")]) == nil)
  }

  @Test func picturesSayWhoseTheyAre() {
    let labels: [Block] = [.item("iOS"), .item("Web")]
    let phones = ["one", "two"].map { Block.made(.image, "![Cup \($0) on iPhone.](a)") }
    let site = Block.made(.image, "![Cups on a webpage.](b)")
    #expect(panels(labels + phones + [site, .words("c")]) == [2..<4, 4..<5])
    #expect(panels(labels + phones + [site, site, site]) == [2..<4, 4..<7])
  }

  @Test func aPanelMayOpenWithAFilm() {
    let film = Block.made(.video, "A cup falls.")
    let picture = Block.made(.image, "![](a)")
    #expect(panels(Self.labels + [film, film, .words("c")]) == [2..<3, 3..<4])
    #expect(panels(Self.labels + [film, picture, .words("c")]) == [2..<3, 3..<4])
  }

  @Test func labelsMayStandBehindAList() {
    let picture = Block.made(.image, "![](a)")
    let blocks = [.item("Cups hold tea.")] + Self.labels + [picture, picture]
    #expect(TabGroup(blocks, at: 1)?.panels == [3..<4, 4..<5])
    #expect(TabGroup([.item("Cups")] + Self.labels + [picture, picture], at: 1) == nil)
  }

  @Test func theSelectedPanelIsAllThatAScrapeMayHave() throws {
    let blocks: [Block] = [.heading(4, "Large"), .words("a"), .heading(2, "B"), .words("c")]
    let group = try #require(TabGroup(Self.labels + blocks, at: 0))
    #expect(group.captured == [1] && group.missing == [0] && group.panels == [2..<4])
  }

  @Test func headingsOfTheNextSectionsAreNoPanels() throws {
    let one: [Block] = [.heading(4, "Small"), .words("a")]
    let next: [Block] = [.heading(4, "Other sizes"), .words("b")]
    let group = try #require(TabGroup(Self.labels + one + next, at: 0))
    #expect(group.captured == [0] && group.missing == [1] && group.panels == [2..<4])
    let whole: [Block] = [.heading(4, "Large (default)"), .words("b")]
    #expect(panels(Self.labels + one + whole) == [2..<4, 4..<6])
  }

  @Test(arguments: ["A sentence.", "Colon:", "Really?", "A [link](b)", "`code`", "**b**"])
  func whatIsNoLabel(text: String) {
    #expect(panels([.item(text), .item("Large")] + Self.headings) == nil)
    #expect(panels([.item(String(repeating: "x", count: 48)), .item("L")] + Self.headings) == nil)
  }

  @Test func whatIsNoGroup() {
    #expect(panels([.item("Small")] + Self.headings) == nil)
    #expect(panels(Self.labels) == nil)
    #expect(panels(Self.labels + [.words("a"), .words("b")]) == nil)
    #expect(panels([.made(.item(depth: 0, number: 1), "a"), .item("b")] + Self.headings) == nil)
    #expect(TabGroup(Self.labels + Self.headings, at: 1) == nil)
    #expect(TabGroup(Self.labels + Self.headings, at: 2) == nil)
  }

  @Test func panelsAreAlikeInLength() {
    let long: [Block] = [.heading(4, "S"), .words("a"), .words("b"), .words("c"), .heading(4, "L")]
    #expect(panels(Self.labels + long) == nil)
    #expect(panels(Self.labels + long + [.words("d")]) == [2..<6, 6..<8])
  }

  @Test func anOuterHeadingEndsTheSearch() {
    let blocks: [Block] = [.heading(4, "S"), .words("a"), .heading(2, "B"), .heading(4, "L")]
    #expect(panels(Self.labels + blocks) == nil)
  }

  @Test func labelsBecomeTheNamesOfPanels() {
    let blocks = [Block.words("x")] + Self.labels + Self.headings + [.words("y")]
    var book = Book(blocks)
    for place in blocks.indices { book.enter(place..<place + 1, .kept, "r", block: place) }
    let marked = TabGroups.marked(book)
    #expect(
      marked.book.blocks.map(\.dump) == [
        "p x", "tabs ", "panel Small", "h4 S", "p a", "panel Large", "h4 L", "p b", "tabsEnd ",
        "p y",
      ])
    #expect(marked.book.bookings.map { $0.block?.block } == [0, 2, 5, 3, 4, 6, 7, 9])
    #expect(marked.lost.isEmpty)
  }

  @Test func whatIsLostIsTold() {
    let book = Book(Self.labels + [.heading(4, "Large"), .words("a")])
    let marked = TabGroups.marked(book)
    #expect(
      marked.book.blocks.map(\.dump) == [
        "tabs Small", "panel Large", "h4 Large", "p a", "tabsEnd ",
      ])
    #expect(marked.lost.map(\.labels) == [["Small", "Large"]])
    #expect(marked.lost.map(\.missing) == [["Small"]])
  }

  @Test func markedGroupsStayAsTheyAre() {
    let blocks = [Block.made(.tabs)] + Self.labels + Self.headings
    #expect(TabGroups.marked(Book(blocks)).book.blocks == blocks)
  }
}
