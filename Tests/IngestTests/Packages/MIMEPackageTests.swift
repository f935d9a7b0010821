import Bytes
import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// A page as browsers archive it in one file.
@Suite struct MIMEPackageTests {
  private static let address =
    "https://developer.apple.com/design/human-interface-guidelines/cups"

  private static let front = "<!doctype html>\n<!-- saved from url=\(address) -->\n"

  private static func archive(
    _ coding: String, _ body: String, boundary: String = "\"--cups--\"", end: String = "--\r\n"
  ) -> String {
    """
    From: <Saved by Blink>\r
    Snapshot-Content-Location: \(address)\r
    Date: Mon, 2 Feb 2026 10:11:12 -0000\r
    MIME-Version: 1.0\r
    Content-Type: multipart/related;\r
    \ttype="text/html";\r
    \tboundary=\(boundary)\r
    \r
    \r
    ----cups--\r
    Content-Type: text/css\r
    Content-Transfer-Encoding: quoted-printable\r
    \r
    p { color: red }\r
    ----cups--\r
    Content-Type: text/html; charset=utf-8\r
    Content-Transfer-Encoding: \(coding)\r
    \r
    \(body)\r
    ----cups--\(end)
    """
  }

  private func page(_ text: String) throws -> (page: RawPage, package: Package) {
    let package = try #require(Package(raw(text, "cups.mhtml")))
    return (try #require(package.pages.first), package)
  }

  @Test(arguments: [
    archive("quoted-printable", "<p class=3D\"a\">A cup=\r\n of t=C3=A9a</p>"),
    archive(
      "Quoted-Printable", "<p class=3d\"a\">A cup= \r\n of t=c3=a9a</p>", boundary: "--cups--"),
    archive("base64", "PHAgY2xhc3M9ImEiPkEgY3VwIG9m\r\nIHTDqWE8L3A+"),
    archive("8bit", "<p class=\"a\">A cup of téa</p>"),
    archive("binary", "<p class=\"a\">A cup of téa</p>", end: ""),
    archive("binary", "<p class=\"a\">A cup of téa</p>").replacing("\r", with: ""),
  ])
  func itsDocumentIsThePage(text: String) throws {
    let (page, package) = try page(text)
    #expect(
      String(decoding: page.bytes, as: UTF8.self).trimmingPrefix(
        "<!doctype html>\n<!-- saved from url=\(Self.address) -->\n"
      ).split(whereSeparator: \.isNewline) == ["<p class=\"a\">A cup of téa</p>"])
    #expect(page.name == "cups.mhtml/cups.html" && page.captured == "2026-02-02")
    #expect(package.pages.count == 1)
    #expect(package.diagnostics.map(\.summary) == ["The file is a web archive with a page"])
    #expect(package.diagnostics.first?.why == "1 other part is not a page.")
  }

  @Test(arguments: [
    archive("8bit", "<p>Tea").replacing("MIME-Version", with: "Mime-version")
      .replacing("multipart/related", with: "Multipart/Related")
      .replacing("boundary=", with: "Boundary="),
    "\u{FEFF}\r\n" + archive("8bit", "\u{FEFF}<p>Tea"),
    archive("8bit", "<p>Tea").replacing("text/html; charset", with: "Application/XHTML+XML ; a"),
    archive("8bit", "----cups--x\r\nContent-Type: text/html\r\n\r\n<p>Tea\r\n----cups--x--")
      .replacing("text/html; charset=utf-8", with: "multipart/alternative; boundary=--cups--x"),
    archive("8bit", "--x\r\nContent-Type: text/html\r\n\r\n<p>Tea\r\n--x--")
      .replacing("text/html; charset=utf-8", with: "multipart/alternative; boundary=x"),
    archive("8bit", "<p>Frame\r\n----cups--\r\nContent-Type: text/html\r\n\r\n<p>Tea")
      .replacing(
        "text/html; charset=utf-8", with: "text/html\r\nContent-Location: https://f.example"),
  ])
  func formsOfOthers(text: String) throws {
    let page = try page(text).page
    #expect(page.bytes.starts(with: "\(Self.front)<p>Tea".utf8))
  }

  /// As the part says, or its document.
  @Test(arguments: [
    ("windows-1252", "", [0x80, 0x93, 0xE9]), ("ISO-8859-1", "", [0x80, 0x93, 0xE9]),
    ("utf-8", "", Array("€“é".utf8)), ("windows-1252", "", Array("€“é".utf8)),
    ("none", "<meta charset='windows-1252'>", [0x80, 0x93, 0xE9]),
    ("unicode", "", [0xAC, 0x20, 0x1C, 0x20, 0xE9, 0]),
  ])
  func encodings(name: String, head: String, bytes: [UInt8]) throws {
    let isWide = name == "unicode"
    let start = isWide ? "<p>".utf8.flatMap { [$0, 0] } : Array((head + "<p>").utf8)
    let text = Self.archive("base64", Base64.text(start + bytes))
      .replacing("charset=utf-8", with: name == "none" ? "" : "charset=\"\(name)\"")
    let found = String(decoding: try page(text).page.bytes, as: UTF8.self)
    #expect(found.hasSuffix("<p>€“é"))
  }

  @Test func onlyTheEndIsMissing() throws {
    let whole = Self.archive("8bit", "<p>Tea")
    let cut = try #require(whole.firstRange(of: "Tea")?.lowerBound)
    let found = try page(String(whole[..<cut])).page.bytes
    #expect(String(decoding: found, as: UTF8.self).hasSuffix("\n<p>"))
  }

  /// Whatever bytes a page has, and wherever a browser breaks its lines.
  @Test func anyBytesComeBack() throws {
    var random = SeededRandom(11)
    for _ in 0..<200 {
      let bytes = Array("<p>".utf8) + random.bytes(upTo: 200)
      var coded: [UInt8] = []
      for byte in bytes {
        if random.below(9) == 0 { coded += Array("=\r\n".utf8) }
        let isPlain = ByteClass.isAlphanumeric(byte) && random.below(4) > 0
        coded += isPlain ? [byte] : Array(("=" + String(Int(byte), digits: 2, radix: 16)).utf8)
      }
      let text = Self.archive("quoted-printable", String(decoding: coded, as: UTF8.self))
      let found = try page(text).page.bytes.dropFirst(Self.front.utf8.count)
      #expect(Array(found) == bytes + [0x0D, 0x0A])
    }
  }

  @Test(arguments: ["=", "=3", "=+3", "= x", "=\u{0}\r\n", "a=\r"])
  func whatIsNoCodeStays(text: String) throws {
    let found = try page(Self.archive("quoted-printable", "<p>\(text)</p>")).page.bytes
    #expect(String(decoding: found, as: UTF8.self).contains("<p>\(text)</p>"))
  }

  private static func beside(
    _ parts: [(address: String, type: String)]
  ) -> [String: PackedPicture] {
    let texts = parts.map { address, type in
      "<p>\r\n----cups--\r\nContent-Type: \(type)\r\nContent-Transfer-Encoding: base64\r\n"
        + "Content-Location: \(address)\r\n\r\nR0lGODlh\r\n"
    }
    return Package.pictures(in: Array(archive("8bit", texts.joined()).utf8))
  }

  @Test func itsPicturesAreOnesOfTheirAddresses() {
    let pictures = Self.beside([
      ("https://a.example/1f/cup%402x.png?size=2", "image/png"), ("data:image/gif", "image/gif"),
      ("https://a.example/2f/cup@2x.png#a", "IMAGE/GIF; a=b"), ("cid:cup.png", "image/png"),
      ("https://a.example/1f/cup@2x.png", "image/png"), ("https://a.example/a.css", "text/css"),
      ("https://a.example/3f/", "image/png"),
    ])
    #expect(
      pictures.keys.sorted() == [
        "a.example/1f/cup@2x.png", "a.example/2f/cup@2x.png", "a.example/3f",
      ])
    #expect(pictures.values.allSatisfy { $0.bytes == Array("GIF89a".utf8) })
  }

  /// Which of them a page means is behind the question mark.
  @Test func ofTwoThatAreCalledTheSameNoneIsTaken() {
    let parts = [("https://a.example/img?1", "R0lGODlh"), ("https://a.example/img?2", "R0lGODdh")]
    let texts = parts.map { address, text in
      "<p>\r\n----cups--\r\nContent-Type: application/octet-stream\r\n"
        + "Content-Transfer-Encoding: base64\r\nContent-Location: \(address)\r\n\r\n\(text)"
    }
    func found(_ texts: [String]) -> Int {
      Package.pictures(in: Array(Self.archive("8bit", texts.joined()).utf8)).count
    }
    #expect(found(texts) == 0 && found([texts[0]]) == 1 && found([texts[0], texts[0]]) == 1)
  }

  @Test(arguments: [
    "https://a.example/..%2Fcup/a.png", "https://a.example/../a.png", "https://a.example/a/%2E%2E",
    "https://a.example/./a.png", "https://a.example/a/b%00.png", "https://a.example/a/%0A.png",
    "cup.png", "", "https://a.example/a/" + String(repeating: "b", count: 256),
    "https://a.example/a/b?" + String(repeating: "c", count: 2100),
  ])
  func whatIsNoNameOfAFileIsNone(address: String) {
    #expect(Self.beside([(address, "image/png")]).isEmpty)
  }

  @Test(arguments: [
    "", "MIME-Version: 1.0\n\nmultipart/related",
    "MIME-Version: 1.0\nContent-Type: multipart/related\n\n--a\nContent-Type: text/html\n\n<p>",
    archive("8bit", "<p>").replacing("text/html; charset", with: "text/plain; charset"),
    archive("8bit", "<p>").replacing("boundary=", with: "border="),
    "# Mail\n\nMIME-Version: 1.0, multipart/related",
  ])
  func noPackage(text: String) {
    #expect(Package(raw(text)) == nil)
  }

  /// A million lines of fields, folded, or parts without end take their time once.
  @Test(arguments: [
    "a: b\n", " folded\n", "--c\n", "--c\n\n", "--c\nContent-Type: text/css\n\n",
  ])
  func manyOfOne(line: String) {
    let head = "A: b\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=c\n"
    let many = String(repeating: line, count: 300_000)
    let time = ContinuousClock().measure {
      #expect(Package(raw(head + many)) == nil)
      #expect(Package(raw(head + "\n" + many)) == nil)
    }
    #expect(time < .seconds(5))
  }
}
