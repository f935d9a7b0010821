import Bytes
import Testing

@testable import Ingest

/// Pictures whose bytes are in their addresses.
@Suite struct EmbeddedPictureTests {
  static func gif(_ width: UInt8, _ height: UInt8 = 9) -> [UInt8] {
    Array("GIF89a".utf8) + [width, 0, height, 0]
  }

  static func address(_ bytes: [UInt8], type: String = "image/gif") -> String {
    "data:\(type);base64," + Base64.text(bytes)
  }

  static let name = name(of: gif(21))

  static func name(of bytes: [UInt8]) -> String {
    "embedded-" + SHA256.hex(bytes).prefix(16) + ".gif"
  }

  @Test func itIsCalledByItsBytesWhateverItsTypeSays() {
    for type in ["image/gif", "image/png", "image/svg+xml;charset=utf-8"] {
      let picture = EmbeddedPicture(Array(Self.address(Self.gif(21), type: type).utf8)[...])
      #expect(picture?.name == Self.name, "\(type)")
      #expect(picture?.bytes == Self.gif(21), "\(type)")
    }
  }

  /// Dots of one pixel stand where a picture will be loaded later.
  @Test(arguments: [
    address(gif(1, 1)), address(gif(200, 7)), address([1, 2, 3]), "data:image/gif;base64,",
    "data:image/gif,R0lG", address(gif(21)) + " 2x", "data:text/html;base64,R0lGODlhFQAJAA==",
    "https://x.test/data:image/gif;base64,", "data:image/" + String(repeating: "x", count: 200),
  ])
  func whatIsNone(address: String) {
    #expect(EmbeddedPicture(Array(address.utf8)[...]) == nil)
  }

  @Test func allOfAFile() {
    let (red, blue) = (Self.gif(21, 255), Self.gif(22))
    let text =
      "![a](\(Self.address(blue))) data:image/ \"\(Self.address(red))\" <img src='\(Self.address(blue))'>"
    let found = EmbeddedPicture.all(in: Array(text.utf8)[...])
    #expect(found.map(\.name) == [Self.name(of: blue), Self.name(of: red)])
    #expect(found.map(\.bytes) == [blue, red])
    let sizes = [blue, red, blue].map { Base64.text($0).utf8.count }
    #expect(Package.sizeOfEmbedded(in: Array(text.utf8)) == sizes.reduce(0, +))
  }

  /// Those of pages in JSON, whose slashes may be escaped.
  @Test func allOfAPackage() {
    let page = "![a](\(Self.address(Self.gif(21))))".replacing("/", with: "\\/")
    let line = #"{"url": "https://x.test/a", "markdown": "\#(page)"}"#
    #expect(Package.embedded(in: raw(line + "\n" + line, "a.jsonl")).keys.sorted() == [Self.name])
    #expect(
      Package.embedded(in: raw("a \(Self.address(Self.gif(21)))")).keys.sorted() == [Self.name])
  }

  /// An empty drawing holds the place of a picture.
  @Test(arguments: [
    ("<path d='M0 0h9v9z'/>", true), ("<rect width='9' height='9'/>", true),
    ("<rect fill-opacity='0'/>", false), ("", false),
  ])
  func drawings(content: String, isOne: Bool) {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='48'>\(content)</svg>"
    let address = Self.address(Array(svg.utf8), type: "image/svg+xml")
    #expect((EmbeddedPicture(Array(address.utf8)[...]) != nil) == isOne)
  }

  @Test(arguments: [
    ("![a](DATA)", "![a](NAME)"), ("![a|300](DATA)", "![a](NAME)"),
    ("![a](<DATA>)", "![a](NAME)"), ("![a](DATA \"b\")", "![a](NAME \"b\")"),
    ("x ![a](DATA) y", "x ![a](NAME) y"), ("- x ![a](DATA)", "- x ![a](NAME)"),
    ("| a | c |\n| --- | --- |\n| ![b](DATA) | d |", "| ![b](NAME) | d   |"),
    ("<img src=\"DATA\" alt=\"a\">", "![a](NAME)"),
    ("<img src=\"DATA\" data-src=\"b.png\" alt=\"a\">", "![a](b.png)"),
    ("![a][1]\n\n[1]: <DATA>", "![a](NAME)"), ("![a][1]\n\n[1]: DATA", "![a](NAME)"),
    ("![a](data:image/gif;base64,R0)", "![a]()"),
  ])
  func inMarkdown(text: String, expected: String) {
    let name = Self.name
    func with(_ data: String) -> String { text.replacing("DATA", with: data) }
    let short = normalized(with(Self.address(Self.gif(21))))
    #expect(short.contains(expected.replacing("NAME", with: name)), "\(short)")
    #expect(!short.contains("data:"))
    // A picture is far longer than other addresses.
    let large = Self.gif(21) + [UInt8](repeating: 0, count: 100_000)
    let long = normalized(with(Self.address(large)))
    #expect(long == short.replacing(name, with: Self.name(of: large)))
  }

  @Test(arguments: [
    ("<img alt=a src='DATA'>", "![a](NAME)"), ("<img alt=a src='DATA' data-src=b>", "![a](b)"),
    ("<img alt=a src='DATA' srcset='https://x.test/b.png 2x'>", "![a](https://x.test/b.png)"),
    ("<picture><source srcset='DATA'><img alt=a src='DATA'></picture>", "![a](NAME)"),
    ("<img alt=a src='data:image/svg+xml,&lt;svg/&gt;'>", "![a]()"),
    (
      "<img alt='An X in a circle to indicate it.' src='DATA'>",
      "circle to indicate it.](crossout@2x.png)"
    ),
    (
      "<img alt='A checkmark in a circle.' src='data:,'>",
      "![A checkmark in a circle.](checkmark@2x.png)"
    ),
    ("<img alt='A checkmark in a circle.' src=b.png>", "![A checkmark in a circle.](b.png)"),
  ])
  func inHTML(html: String, expected: String) {
    let data = Self.address(Self.gif(21))
    let markdown = SavedPage.markdown(html.replacing("DATA", with: data))
    #expect(markdown.contains(expected.replacing("NAME", with: Self.name)), "\(markdown)")
  }
}
