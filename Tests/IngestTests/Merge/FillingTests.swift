import Model
import Testing

@testable import Ingest

/// What a page lacks comes from another source to the place where it stood there.
@Suite struct FillingTests {
  private static let short: [Block] = [
    .heading(1, "T"), .words("Fill the kettle."), .heading(2, "Use"), .words("Pour slowly."),
  ]

  private func merged(_ other: [Block], seenByNewer: Sight = []) -> [String] {
    PageMerge.made([Self.short, other], seenByNewer: seenByNewer).dump
  }

  private func picture(_ name: String, _ words: String = "A cup") -> Block {
    .made(.image, "![\(words)](https://a.example/\(name).png)")
  }

  @Test func picturesAndTheirCaptionsGoBehindTheirParagraphs() {
    let other: [Block] = [
      .heading(1, "T"), .words("Fill the kettle."), picture("k"), .made(.caption, "Full"),
      .heading(2, "Use"), .words("Pour slowly."), picture("p"), picture("q"),
    ]
    #expect(
      merged(other) == [
        "h1 T", "p Fill the kettle.", picture("k").dump, "caption Full", "h2 Use",
        "p Pour slowly.", picture("p").dump, picture("q").dump,
      ])
  }

  /// A converter without tables makes a paragraph, or a picture, of each cell.
  @Test(arguments: [false, true]) func aPictureInATableComesOnlyOnce(areCellsLoose: Bool) {
    let table = Block.made(
      .table, rows: [["Red", "Cup"], ["![A cup](https://a.example/k.png)", "Tin"]])
    var other = Draft.made(Self.short + [picture("k"), picture("p")])
    other.hasLooseCells = areCellsLoose
    let standing = PageMerge.Standing(structure: 2, isDated: true)
    let merged = PageMerge([.made(Self.short + [table]), other], [standing, standing])
    #expect(merged.dump.contains(picture("p").dump))
    #expect(merged.dump.contains(picture("k").dump) == !areCellsLoose)
  }

  @Test func aPictureComesToAPageThatHasOthers() {
    let lead = Self.short + [picture("p"), .made(.caption, "Poured")]
    let other = lead.prefix(2) + [picture("k")] + lead.dropFirst(2) + [picture("r")]
    #expect(
      PageMerge.made([lead, Array(other)]).dump
        == lead.prefix(2).map(\.dump) + [picture("k").dump] + lead.dropFirst(2).map(\.dump)
        + [picture("r").dump])
  }

  /// Each platform has a heading of its own under several headings.
  @Test(arguments: [
    Block.made(.image, "![A cup](https://a.example/k.png)"),
    .words("A paragraph that only this source has."), .made(.aside(.note), "Steam burns."),
    .made(.table, rows: [["Cup", "Size"], ["Mug", "300 ml"]]),
  ])
  func whatAHeadingOfTheSameWordsHasStaysUnderIt(block: Block) {
    let lead: [Block] = [
      .heading(1, "T"), .heading(2, "Use"), .heading(3, "iOS"), .words("Pour slowly."),
      .heading(2, "Sizes"), .heading(3, "iOS"), .words("Take the small one."),
    ]
    let other = lead.prefix(6) + [block] + lead.suffix(1)
    #expect(PageMerge.made([lead, Array(other)]).dump == other.map(\.dump))
  }

  @Test func aSectionWithAHeadingThatTheBlockAboveHasComesWhole() {
    let whole: [Block] = [
      .heading(1, "T"), .heading(2, "Use"), .heading(3, "Colors"), .words("Pour slowly."),
      .heading(2, "Sizes"), .words("All of them."), .heading(3, "Colors"),
      .words("Take the red one."),
    ]
    #expect(PageMerge.made([Array(whole.prefix(4)), whole]).dump == whole.map(\.dump))
  }

  @Test(arguments: ["k~dark@2x", "K%402x", "k@3x", "k~light", "k"])
  func variantsAreOnePicture(name: String) {
    let lead = Self.short + [picture("k")]
    let other = Self.short + [picture(name, "The same")]
    #expect(PageMerge.made([lead, other]).dump == lead.map(\.dump))
  }

  /// Its bytes were in the page, or nobody described it.
  @Test(arguments: ["![A cup]()", "![](https://a.example/k.png)"])
  func aPictureGetsWhatItLacks(poor: String) {
    let lead = Self.short + [.made(.image, poor)]
    let other = Self.short + [picture("k")]
    #expect(PageMerge.made([lead, other]).dump == other.map(\.dump))
    #expect(PageMerge.made([other, lead]).dump == other.map(\.dump))
  }

  /// Plain lines have the end of a page that was cut, and nothing else of what it may have lost.
  @Test func aCutPageGetsItsEndFromOneThatLosesStructure() {
    let lead: [Block] = [
      .heading(1, "T"), .words("Fill the kettle."),
      .words("Pour the hot water into the smallest c"),
    ]
    let other: [Block] = [
      .heading(1, "T"), .words("Fill the kettle."), .words("Warm the cup."),
      .words("Pour the hot water into the smallest cup."), .words("Wait."), .item("Drink it."),
    ]
    func made(isCut: Bool) -> [String] {
      PageMerge(
        [lead, other].map(Draft.made),
        [.init(isCut: isCut), .init(structure: 1)]
      ).dump
    }
    #expect(
      made(isCut: true) == ["h1 T", "p Fill the kettle."] + other.suffix(3).map(\.dump))
    #expect(made(isCut: false) == lead.map(\.dump))
  }

  /// Whether the site will have the file, the ingest does not know.
  @Test func aPictureHasItsNameFromOneSourceAndItsBytesFromAnother() {
    let lead = Self.short + [picture("k")]
    let other = Self.short + [.made(.image, "![A cup](embedded-3f2a.gif)")]
    let both = Self.short + [.made(.image, "![A cup](https://a.example/k.png#embedded-3f2a.gif)")]
    let third = Self.short + [.made(.image, "![A cup](embedded-1b1b.gif)")]
    let lost = Self.short + [.made(.image, "![A cup]()")]
    #expect(PageMerge.made([lead, other]).dump == both.map(\.dump))
    #expect(PageMerge.made([other, lead]).dump == both.map(\.dump))
    #expect(PageMerge.made([other, third]).dump == other.map(\.dump))
    #expect(PageMerge.made([lost, other, lead]).dump == both.map(\.dump))
    #expect(PageMerge.made([both, third]).dump == both.map(\.dump))
  }

  /// Several may be described alike.
  @Test func ofPicturesThatAreDescribedAlikeEachHasItsOwn() {
    let embedded = (1...3).map { Block.made(.image, "![A cup](embedded-\($0).gif)") }
    let named = (1...3).map { picture("k\($0)") }
    let both = (1...3).map {
      Block.made(.image, "![A cup](https://a.example/k\($0).png#embedded-\($0).gif)")
    }
    #expect(
      PageMerge.made([Self.short + embedded, Self.short + named]).dump
        == (Self.short + both).map(\.dump))
    // It is not known which of them it is.
    let some = PageMerge.made([Self.short + embedded, Self.short + named.suffix(2)]).dump
    #expect(
      embedded.map(\.dump).allSatisfy(some.contains)
        && named.suffix(2).map(\.dump).allSatisfy(some.contains))
  }

  @Test func aPictureThatStandsTwiceComesTwice() {
    let other: [Block] = [
      .words("Fill the kettle."), picture("ok"), .heading(2, "Use"), .words("Pour slowly."),
      picture("ok"),
    ]
    #expect(merged(other).filter { $0 == picture("ok").dump }.count == 2)
  }

  @Test func whatANewerSourceSeesAndLacksStaysOut() {
    let other = Self.short + [picture("k"), .made(.aside(.note), "Steam burns.")]
    #expect(merged(other, seenByNewer: .all) == Self.short.map(\.dump))
    #expect(merged(other, seenByNewer: .text).count == Self.short.count + 2)
    #expect(merged(other, seenByNewer: [.text, .pictures]).last == "note Steam burns.")
  }

  /// One that lost a column, of another panel or under another heading.
  @Test func aTableWhoseRowsAreThereIsNotAddedAgain() {
    let full = Block.made(
      .table, rows: [["Cup", "Size", "Use"], ["Mug", "3", "Tea"], ["Pot", "5", "Soup"]])
    let poor = Block.made(.table, rows: [["Cup", "Size"], ["Mug", "3"], ["Pot", "5"]])
    let other = Block.made(.table, rows: [["Cup", "Size"], ["Mug", "4"]])
    let lead = Self.short + [full]
    #expect(PageMerge.made([lead, Self.short + [poor]]).dump == lead.map(\.dump))
    #expect(PageMerge.made([lead, Self.short + [other]]).dump.count == lead.count + 1)
  }

  /// A source without a date may be older: what the page says in other words is what became of it.
  @Test func anAsideThatWasWordedAnewIsNotAddedAgain() {
    let lead = Self.short + [.made(.aside(.note), "Steam burns you.")]
    let other = Self.short + [.made(.aside(.note), "Hot steam hurts.")]
    #expect(PageMerge.made([lead, other], isDated: false).dump == lead.map(\.dump))
    #expect(PageMerge.made([lead, other]).dump.count == lead.count + 1)
  }

  /// Plain lines keep asides and tables that a converter left out; what is there already, they keep
  /// worse.
  @Test func whatNoRicherSourceSeesComesFromAPoorOne() {
    let aside = Block.made(.aside(.note), "Steam burns.")
    let table = Block.made(.table, rows: [["Cup", "Size"], ["Mug", "300 ml"]])
    let poor = Self.short + [aside, table, .words("Only here."), .made(.caption, "A mug")]
    func merged(_ unseen: Sight) -> [String] {
      let standings = [PageMerge.Standing(), PageMerge.Standing(structure: 1, unseen: unseen)]
      return PageMerge([Self.short, poor].map(Draft.made), standings).dump
    }
    let lead = Self.short.map(\.dump)
    #expect(merged([]) == lead)
    #expect(merged(.asides) == lead + [aside.dump])
    #expect(merged([.asides, .tables, .captions]) == lead + [aside.dump, table.dump])
  }

  @Test func aPictureOfASectionThatIsGoneStaysOut() {
    let other = Self.short + [.heading(2, "Whistle"), .words("It sings."), picture("w")]
    #expect(merged(other, seenByNewer: .text) == Self.short.map(\.dump))
    #expect(merged(other).suffix(3) == ["h2 Whistle", "p It sings.", picture("w").dump])
  }

  @Test func anEmptyHeadingIsFilledWhateverItsAge() {
    let lead: [Block] = [.heading(1, "T"), .heading(2, "Use"), .heading(2, "Care"), .words("Dry.")]
    let other: [Block] = [.heading(1, "T"), .heading(2, "Use"), .words("Pour slowly.")]
    #expect(
      PageMerge.made([lead, other], seenByNewer: .all).dump
        == ["h1 T", "h2 Use", "p Pour slowly.", "h2 Care", "p Dry."])
  }

  @Test func aSectionThatIsGoneIsTold() {
    let other = Self.short + [.heading(2, "Whistle"), .words("It sings.")]
    let merge = PageMerge.made([Self.short, other], seenByNewer: .all)
    #expect(
      merge.superseded
        == [PageMerge.Superseded(draft: 1, heading: "Whistle", origin: 0, newer: 0)])
    #expect(merge.fates[1].suffix(2).allSatisfy { $0 == .dropped(rule: "superseded") })
  }

  @Test func textThatWasRewordedComesOnce() {
    let other: [Block] = [
      .heading(1, "T"), .words("Water goes into it first."), .heading(2, "Use"),
      .words("Pour slowly."), .words("Serve at once."),
    ]
    #expect(merged(other) == Self.short.map(\.dump) + ["p Serve at once."])
  }

  @Test func linksAndPicturesComeIntoTextsAndCells() {
    let rows = [["Cup", "Look"], ["Mug", ""]]
    let rich = [["Cup", "Look"], ["[Mug](/m)", "![Mug](/m.png)"]]
    let lead = Self.short + [.made(.table, rows: rows)]
    let other: [Block] = [
      .heading(1, "T"), .words("Fill the [kettle](/k)."), .heading(2, "Use"),
      .made(.table, rows: rich),
    ]
    let page = PageMerge.made([lead, other])
    #expect(page.dump[1] == "p Fill the [kettle](/k).")
    #expect(page.dump.last == "table Cup|Look / [Mug](/m)|![Mug](/m.png)")
    #expect(page.fates[0][1] == .merged && page.fates[1] == [.merged, .kept, .merged, .kept])
    let seen = PageMerge.made([lead, other], seenByNewer: .all)
    #expect(seen.dump == lead.map(\.dump))
  }

  @Test func aParagraphIsTheAsideThatItWas() {
    let lead = Self.short + [.words("Steam burns.")]
    let other = Self.short + [.made(.aside(.warning), "Steam burns.")]
    #expect(PageMerge.made([lead, other]).dump.last == "warning Steam burns.")
    #expect(PageMerge.made([lead, other], seenByNewer: .all).dump.last == "p Steam burns.")
  }

  @Test func panelsThatAnotherSourceShowsUnderTheirLabels() {
    let lead: [Block] = [
      .heading(2, "Sizes"), .made(.tabs, "Small; Large"), .made(.panel, "Medium"), .words("Two."),
      .made(.tabsEnd), .words("That is all."),
    ]
    let other: [Block] = [
      .heading(2, "Sizes"), .words("**Small**"), .words("One."), .words("**Medium**"),
      .words("Two."), .words("**Large**"), .words("Three."), .words("That is all."),
    ]
    #expect(
      PageMerge.made([lead, other]).dump == [
        "h2 Sizes", "tabs ", "panel Small", "p One.", "panel Medium", "p Two.", "panel Large",
        "p Three.", "tabsEnd ", "p That is all.",
      ])
  }
}
