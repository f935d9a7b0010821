import Model
import TestSupport
import Testing

/// A name that becomes a part of a path can't lead anywhere, and has one spelling.
@Suite struct SlugTests {
  @Test(arguments: [
    "", ".", "..", ".a", "a.b", "a/b", "/a", "a\\b", "a b", "a\u{0}b", "a\nb", "\u{7F}",
    "a\u{202E}b", "a\u{200D}b", "\u{FEFF}a", "\u{3164}", "gro\u{308}ße", "\u{301}a", "a:b",
    "a%2Fb", "~", String(repeating: "a", count: 121), String(repeating: "é", count: 61),
  ])
  func whatCouldNotBePartOfAPathIsRefused(name: String) {
    #expect(Slug(checking: name) == nil)
    let made = Slug(making: name)
    #expect(Slug(checking: made.text) == made)
    let plain = Slug(plain: name)
    #expect(plain.isPlain && Slug(checking: plain.text) == plain)
  }

  @Test(arguments: [
    "a", "A1-b", "größe", "茶", "a_b", "404", String(repeating: "a", count: 120),
  ])
  func aPlainNameStaysAsItIs(name: String) {
    #expect(Slug(checking: name)?.text == name)
    #expect(Slug(making: name).text == name)
  }

  @Test(arguments: [
    ("/some/folder", "some-folder"), ("a b", "a-b"), ("gro\u{308}ße", "größe"),
    ("\u{202E}evil", "evil"), ("a.b", "a-b"), ("--", "--"),
  ])
  func theNearestNameIsMade(name: String, made: String) {
    #expect(Slug(making: name).text.utf8.elementsEqual(made.utf8))
  }

  @Test(arguments: [("größe", "gr-e"), ("a_b", "a-b"), ("a\u{0}b", "a-b")])
  func theNearestPlainNameIsMade(name: String, made: String) {
    let slug = Slug(plain: name)
    #expect(slug.isPlain && slug.text.hasPrefix(made.prefix(2)))
  }

  @Test func longNamesThatStartAlikeStayTwo() {
    let start = String(repeating: "seven ", count: 50)
    let (a, b) = (Slug(making: start + "a"), Slug(making: start + "b"))
    #expect(a != b && a.text.utf8.count <= 120 && a.text.hasPrefix("seven-seven-"))
    #expect(Slug(plain: "../..") != Slug(plain: "..").numbered(2))
    #expect(Slug(plain: "../..") != Slug(plain: ".."))
  }

  @Test func aNumberHasRoom() {
    let slug = Slug(making: String(repeating: "a", count: 120))
    #expect(slug.numbered(12).text.utf8.count == 120 && slug.numbered(12).text.hasSuffix("a-12"))
    #expect(Slug("search").numbered(2).text == "search-2")
  }

  @Test func anyTextGivesAName() {
    var random = SeededRandom(15)
    for _ in 0..<2_000 {
      let text = random.text() + String(decoding: random.bytes(upTo: 4), as: UTF8.self)
      for slug in [Slug(making: text), Slug(plain: text), Slug(making: text).numbered(3)] {
        #expect(Slug(checking: slug.text) == slug, "\(text.debugDescription)")
        #expect(!slug.text.utf8.contains { "/\\.\0".utf8.contains($0) })
      }
    }
  }
}
