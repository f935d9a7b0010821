import Model
import Testing

@testable import Ingest

/// Words under pictures and below tables that a mirror never shows, and plain lines show as text.
@Suite struct UnseenCaptionTests {
  private static let lead: [Block] = [
    .heading(1, "T"), .heading(2, "Use"), .words("Pour slowly, and mind the steam."),
    .words("Rinse it with care, inside too."),
  ]

  /// Plain lines below a mirror that shows no captions, or does.
  private func page(
    _ other: [Block], unseen: Sight = .captions, structure: Int = 1
  ) -> PageMerge {
    let newer: Sight = unseen.isEmpty ? [.text, .captions] : .text
    return PageMerge(
      [Self.lead, other].map(Draft.made),
      [
        PageMerge.Standing(),
        PageMerge.Standing(
          structure: structure, unseen: unseen, seenByNewer: newer, newer: 0),
      ])
  }

  private func between(_ blocks: Block...) -> [Block] {
    Array(Self.lead.prefix(3)) + blocks + Array(Self.lead.suffix(1))
  }

  @Test func captionsComeToTheirPlace() {
    let other = between(.made(.caption, "From the side"), .made(.caption, "From above"))
    #expect(page(other).dump == other.map(\.dump))
    #expect(page(other, unseen: []).dump == Self.lead.map(\.dump))
  }

  @Test func otherTextStaysOut() {
    let text = "A kettle that Apple took away, and which was never missed by anyone."
    #expect(page(between(.words(text))).dump == Self.lead.map(\.dump))
  }

  /// Where the page has a text of its own, nothing shows that the words are of today.
  @Test func captionsBesideANewTextStayOut() {
    let other = Self.lead.prefix(2) + [.words("Pour it."), .made(.caption, "From the side")]
    #expect(page(Array(other)).dump == Self.lead.map(\.dump))
  }

  @Test func aListOfLinksHasNone() {
    let lead = Self.lead + [.heading(2, "Resources"), .words("[Kettles of today](/kettles)")]
    let standing = PageMerge.Standing(structure: 1, unseen: .captions, seenByNewer: .text, newer: 0)
    let merge = PageMerge(
      [lead, lead + [.made(.caption, "Cups of today")]].map(Draft.made),
      [PageMerge.Standing(), standing])
    #expect(merge.dump == lead.map(\.dump))
  }

  /// It may be a caption: that nobody can tell.
  @Test func aSentenceIsNotSaidToBeRemoved() {
    let other = between(.words("A track that fills with water from left to right."))
    #expect(page(other).fates[1][3] == .dropped(rule: "maybe-caption"))
    #expect(page(other, unseen: []).fates[1][3] == .dropped(rule: "removed"))
    let long = String(repeating: "A long text about water. ", count: 10)
    #expect(page(between(.words(long))).fates[1][3] == .dropped(rule: "removed"))
  }

  private static let table = Block.made(.table, rows: [["Cup", "Size"], ["Mug", "3"]])
  private static let note = "Size based on image resolution of 2 ppi."

  @Test(arguments: [1, 2, 3]) func aNoteBelowATableComesToTheTable(structure: Int) {
    func merged(_ seen: Sight) -> [String] {
      let lead = Self.lead.prefix(3) + [Self.table] + Self.lead.suffix(1)
      let other = Self.lead.prefix(3) + [Self.table, .words(Self.note)] + Self.lead.suffix(1)
      return PageMerge(
        [lead, other].map { Draft.made(Array($0)) },
        [
          PageMerge.Standing(),
          PageMerge.Standing(structure: structure, seenByNewer: seen, newer: 0),
        ]
      ).dump
    }
    #expect(merged([.text, .tables])[4] == "p " + Self.note)
    #expect(!merged([.text, .tables, .captions]).contains("p " + Self.note))
  }

  /// The ends of blocks are lost in flattened text.
  @Test func anAsideEndsWhereThePageGoesOn() {
    let note = Block.made(
      .aside(.note), "Steam burns you. Rinse it with care, inside too. From the side.")
    var other = between()
    other.insert(note, at: 3)
    let merge = page(other, unseen: .asides, structure: 0)
    #expect(merge.dump[3] == "note Steam burns you.")
  }
}
