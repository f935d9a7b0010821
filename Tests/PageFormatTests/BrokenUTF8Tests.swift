import Diagnostics
import Model
import PageFormat
import Testing

@Suite struct BrokenUTF8Tests {
  private func told(_ body: [UInt8]) -> [String] {
    let front = Array("---\ntitle: Ü\nslug: t\n---\n\n# Ü\n".utf8)
    let (page, diagnostics) = PageReader.read(front + body, file: "p.md")
    #expect(page?.body.suffix(body.count) == body[...], "the page is read all the same")
    return diagnostics.map { "\($0.location.text) \($0.level) \($0.rule): \($0.summary)" }
  }

  @Test(arguments: [
    (Array("one\ncaf".utf8) + [0xE9, 0x0A], "p.md:8:4", "E9"),
    (Array("ü".utf8) + [0xE2, 0x82], "p.md:7:3", "E2"),
    ([0xC0, 0xAF], "p.md:7:1", "C0"),
    (Array("�".utf8) + [0xFF, 0x0A, 0xFE], "p.md:7:4", "FF"),
  ])
  func theFirstPlaceIsTold(body: [UInt8], place: String, byte: String) {
    let summary = "Invalid UTF-8 from byte 0x\(byte) on"
    #expect(told(body) == ["\(place) warning page-misencoded: \(summary)"])
  }

  @Test(arguments: ["", "Größe 44×44 👩‍🎨\n", "\u{FFFD}\n", "a\u{0}b"])
  func whatIsUTF8IsFine(body: String) { #expect(told(Array(body.utf8)) == []) }
}
