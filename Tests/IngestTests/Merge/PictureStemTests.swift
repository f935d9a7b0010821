import Testing

@testable import Ingest

@Suite struct PictureStemTests {
  @Test(arguments: [
    ("https://a.example/f1/cup.png", "cup"), ("cup~dark@2x.png", "cup"), ("/Cup%402x.PNG", "cup"),
    ("/a.b/cup-large@3x.jpg?x=/y.png#z", "cup-large"), ("/cup.png \"A cup\"", "cup"),
    ("/.png", ".png"), ("/", ""), ("", ""), ("/cup.two.svg", "cup.two"),
  ]) func nameOfAnAddress(address: String, expected: String) {
    #expect(String(decoding: PictureStem.of(address.utf8), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("a ![b](/c.png) d", "a  d", ["/c.png"]), ("![b", "![b", []), ("a", "a", []),
    ("![![b](/c)", "", ["/c"]), ("![b](/c) ![d](/e)", " ", ["/c", "/e"]),
    ("![b](c", "![b](c", []),
  ]) func partsOfAText(text: String, words: String, pictures: [String]) {
    let parts = Block.parts(of: Array(text.utf8))
    #expect(String(decoding: parts.words, as: UTF8.self) == words)
    #expect(
      parts.pictures.map { String(decoding: $0, as: UTF8.self).suffix(2) }
        == pictures.map { $0.suffix(2) })
  }
}
