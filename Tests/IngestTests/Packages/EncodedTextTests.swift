import Bytes
import Diagnostics
import Ingest
import Model
import Testing

/// Texts that are not UTF-8, or were taken for something else.
@Suite struct EncodedTextTests {
  private static let text =
    "---\nurl: https://developer.apple.com/design/human-interface-guidelines/tea\n---\n\n"
    + "# Tea\n\nIt isn’t “hot” — it’s warm. Café, 20 °C.\n"

  private static func utf16(bigFirst: Bool) -> [UInt8] {
    ([0xFEFF] + text.utf16).flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return bigFirst ? bytes.reversed() : bytes
    }
  }

  private static let windows: [UInt8] = text.unicodeScalars.map { scalar in
    switch scalar {
    case "’": 0x92
    case "“": 0x93
    case "”": 0x94
    case "—": 0x97
    default: UInt8(scalar.value)
    }
  }

  /// Each byte of UTF-8 as the sign that Windows-1252 has for it; the last of “”” has none.
  private static let misread = Array(
    text.replacing("’", with: "â€™").replacing("“", with: "â€œ").replacing("”", with: "â€\u{FFFD}")
      .replacing("—", with: "â€”").replacing("é", with: "Ã©").replacing("°", with: "Â°").utf8)

  @Test(arguments: [
    (utf16(bigFirst: false), "a text in UTF-16"), (utf16(bigFirst: true), "a text in UTF-16"),
    (windows, "a text in Windows-1252"), (misread, "a text that was saved in a wrong encoding"),
  ])
  func aPageOfThem(bytes: [UInt8], form: String) throws {
    let package = try #require(Package(raw(bytes, "tea.md")))
    #expect(package.pages.map(\.name) == ["tea.md/tea.md"])
    #expect(package.pages.map { String(decoding: $0.bytes, as: UTF8.self) } == [Self.text])
    #expect(package.diagnostics.map(\.summary) == ["The file is \(form) with a page"])
  }

  /// A package may be coded so, too.
  @Test func aPackageOfThem() throws {
    let line = ##"{"url": "https://x.test/a", "markdown": "# A\n\nIt’s tea."}"##
    let units = ([0xFEFF] + (line + "\n" + line).utf16).flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let package = try #require(Package(raw(units, "a.jsonl")))
    #expect(package.pages.count == 2 && !package.isText)
    let bundle = "==> a.md <==\n# A\n\nTea.\n\n==> b.md <==\n# B\n\nPots.\n"
    let coded = ([0xFEFF] + bundle.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Package(raw(coded, "all.txt"))?.pages.count == 2)
    #expect(Package(raw(coded, "all.txt"))?.isText == false)
    // Each page of a crawl is right or wrong by itself.
    let lines = ["It isnâ€™t “Ã©”, â€”.", "Ã© and Â©"].map {
      ##"{"url": "https://x.test/a", "markdown": "# A\n\n\##($0)"}"##
    }
    let texts = Package(raw(lines.joined(separator: "\n"), "a.jsonl"))?.pages.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    #expect(texts?[0].contains("isn’t “é”, —") == true && texts?[1].contains("Ã© and Â©") == true)
    // “Á” has no sign for its second byte either: it is not known what was lost.
    let lost = "It isnâ€™t â€œÃ\u{FFFD}â€\u{FFFD}."
    let page = try #require(Package(raw(lost))?.pages.first)
    #expect(String(decoding: page.bytes, as: UTF8.self) == "It isn’t “Ã\u{FFFD}”.")
  }

  /// One sign may be what a text is about; a few bytes are damage; two beside one another are of
  /// another encoding.
  @Test(arguments: [
    Array(text.utf8), Array("# A\n\nSome see “â€™” once.\n".utf8), Array("# A\n\nâ€ â".utf8),
    Array("# A\n\n".utf8) + [0x92, 0x20, 0x92, 0x20, 0x92],
    // Another encoding, damage, and text about such signs.
    Array("# Plain text of some length\n\n".utf8) + [
      0xD5, 0x20, 0xD2, 0x20, 0xD3, 0x20, 0xD5, 0x20,
    ],
    Array("# Plain text of some length\n\n".utf8) + [
      0xC3, 0x20, 0xE2, 0x20, 0xE2, 0x20, 0xC3, 0x20,
    ],
    Array("# A\n\nIt’s “â€™” and “â€œ”.\n".utf8), [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0],
    Array("# Plain text of some length\n\n".utf8) + [
      0x92, 0x20, 0x93, 0x20, 0x94, 0x20, 0x81, 0x20,
    ],
  ])
  func whatStaysAsItIs(bytes: [UInt8]) { #expect(Package(raw(bytes)) == nil) }
}
