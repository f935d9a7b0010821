import TestSupport
import Testing

@testable import Model

/// What is read byte by byte in ASCII reads as it does letter by letter.
@Suite struct PlainFormTests {
  private static let parts = [
    "https://developer.apple.com", "http://developer.apple.com",
    "/design/human-interface-guidelines",
    "/Design/Human-Interface-Guidelines", "/", "//", "boxes", "Boxes-and-lids", "#",
    "#Best-practices",
    "?", "?x=1", ".html", "%20", " ", "_", "-", "\r\n", "é", "\u{301}", "日本", "\0", "12",
  ]

  @Test func addresses() {
    var random = SeededRandom(81)
    var pages = 0
    for _ in 0..<20_000 {
      let start = random.chance(3) ? "" : Self.parts[random.below(2)] + Self.parts[2]
      let address = start + random.list(upTo: 6) { $0.pick(Self.parts) }.joined()
      let page = PageAddress(address)
      #expect(page == PageAddress(byLetter: address[...]), "\(address)")
      pages += page == nil ? 0 : 1
    }
    #expect(pages > 1000)
    let long = PageAddress.host + PageAddress.root + "/" + String(repeating: "a", count: 121)
    #expect(PageAddress(long) == nil && PageAddress(long.dropLast())?.slug.text.count == 120)
  }

  @Test func titlesAndNames() {
    var random = SeededRandom(82)
    for _ in 0..<10_000 {
      let text = random.text(pieces: 10)
      #expect(PageAddress(title: text) == PageAddress(titleByLetter: text), "\(text)")
      #expect(Anchor.of(text) == Anchor.ofLetters(text), "\(text)")
      #expect(Anchor.folded(text) == Anchor.foldedByLetter(text), "\(text)")
      #expect(text.isBlank == text.allSatisfy(\.isWhitespace), "\(text)")
      for lowercased in [true, false] {
        let words = DataAnchors.words(text, lowercased: lowercased)
        #expect(words == DataAnchors.wordsByLetter(text, lowercased), "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("https://developer.apple.com/Design/Human-Interface-GUIDELINES/x", true),
    ("/library/archive/x", true), ("https://example.com/librarian", false),
    ("https://developer.apple.com/documentation/uikit", false), ("", false), ("guide", false),
  ])
  func whatMayBeOfTheGuidelines(address: String, may: Bool) {
    #expect(PageAddress.mayBeOfGuidelines(address) == may)
  }
}
