import Testing

@testable import SearchCore

@Suite struct PlainNameTests {
  @Test(arguments: [
    ("Best practices", "Best-practices"), ("iOS, iPadOS", "iOS-iPadOS"),
    ("  Size (pt) ", "Size-pt"), ("Größe & Maß", "Größe-Maß"),
    ("16:9", "16-9"), ("—", "—"), ("", ""),
  ])
  func isMadeOfTheWordsOfAHeading(heading: String, name: String) {
    #expect(PlainName.of(Array(heading.utf8)) == Array(name.utf8))
  }

  @Test func ofATitleIsSmall() {
    let title = Array("Designing for visionOS".utf8)
    #expect(PlainName.of(title, isSmall: true) == Array("designing-for-visionos".utf8))
  }

  /// Names that do not follow from headings are written out, the others are made again.
  @Test func aFileOfUnitsHasBoth() throws {
    let units: [UInt8] =
      [1, 4, 0, 0, 0, 0, 0, 1, UInt8(ascii: "e")] + text("Tab bars") + [2] + text("Use it")
      + [5] + text("Use it") + text("Use-it-2") + [1] + text("s") + [0] + text("f") + text("T")
    let shard = try UnitShard(units, PartName(.units, number: 0, hash: 0), count: 4)
    let found = try (0..<4).map { try shard.unit(at: $0) }
    #expect(found.map(\.slug) == ["tab-bars", "tab-bars", "tab-bars", "s"].map { Array($0.utf8) })
    #expect(found[3].folder == Array("f".utf8) && found[2].folder == found[2].slug)
    #expect(found.map(\.anchor) == ["", "Use-it", "Use-it-2", ""].map { Array($0.utf8) })
  }

  private func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }
}
