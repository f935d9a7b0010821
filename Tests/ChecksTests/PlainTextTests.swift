import Bytes
import Model
import TestSupport
import Testing

@testable import Checks

/// A glance at the bytes of a text passes over none that has something to report.
@Suite struct PlainTextTests {
  private static let pieces = [
    "â", "€", "™", "œ", "“", "”", "’", "—", "…", "•", "Ã", "©", "¨", "¼", "®", "Â", " ", "×", "&",
    "amp;", "nbsp;", "quot;", "#39;", "lt;", "gt;", "amp\u{37E}", "a\u{302}", "A\u{303}",
    "\u{FFFD}",
    "\u{9D}", "a", "é", "\u{202A}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{1F600}",
  ]

  @Test func signsAndHiddenCharacters() {
    var random = SeededRandom(84)
    var (signs, hidden) = (0, 0)
    for _ in 0..<20_000 {
      let text =
        random.chance(2)
        ? random.text() : random.list(upTo: 6) { $0.pick(Self.pieces) }.joined()
      let found = BrokenText.signs(in: text).count
      #expect(found == 0 || BrokenText.mayHaveSign(text), "\(text)")
      signs += found
      hidden += ShownText.first(in: text) == nil ? 0 : 1
    }
    #expect(signs > 100 && hidden > 100)
  }

  @Test(
    arguments: [
      (" Open Menu", true), ("**Open** Menu", true), ("Open `Menu`", false), ("Open menu", false),
      ("Opening the menu", false), ("Copyright © 2025", true), ("Cups", false), ("Über", nil),
      ("Open\u{A0}Menu", nil), ("", nil),
    ] as [(String, Bool?)])
  func blocksAreKnownByTheirStart(words: String, isKnown: Bool?) {
    let nodes = words.split(separator: "*").map {
      Node(.text(String($0)), line: 1, column: 1, end: 1)
    }
    let document = Document(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md", nodes: nodes,
      sections: [])
    let start = BlockStart(of: nodes.indices, in: document)
    #expect(start.map { BlockStart("Open Menu") == $0 || BlockStart("Copyright") == $0 } == isKnown)
  }
}
