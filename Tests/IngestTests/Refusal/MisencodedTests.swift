import Diagnostics
import Model
import Testing

@testable import Ingest

/// Raw files of other encodings are named, with the command that converts them.
@Suite struct MisencodedTests {
  private static let text = mirror("It’s 5 × 3 points.\n\nA second line.\n")

  private func latin(_ text: String) -> [UInt8] {
    text.flatMap { character -> [UInt8] in
      switch character {
      case "’": [0x92]
      case "×": [0xD7]
      default: Array(String(character).utf8)
      }
    }
  }

  private func wide(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
  }

  private func findings(_ bytes: [UInt8]) -> [String] {
    ingested(raw(bytes)).diagnostics.map {
      "\($0.location.line) \($0.rule): \($0.summary) \($0.remedy ?? "")"
    }
  }

  private func command(_ encoding: String) -> String {
    "Run `iconv -f \(encoding) -t UTF-8 raw/a.md > NEW`, and use NEW instead."
  }

  @Test func theFirstBrokenLineIsNamed() {
    let outcome = ingested(raw(latin(Self.text)))
    #expect(
      findings(latin(Self.text)) == [
        "8 raw-misencoded: 1 line is not UTF-8 \(command("WINDOWS-1252"))"
      ])
    #expect(outcome.pages.count == 1 && outcome.ledger.addsUp)
  }

  @Test func aBrokenCharacterAmongOthersIsNoEncoding() {
    #expect(
      findings(Array(Self.text.utf8) + [0xE2, 0x80, 10]) == [
        "11 raw-misencoded: 1 line is not UTF-8 Scrape the page again."
      ])
  }

  @Test(arguments: [false, true]) func wideCharactersAreNoFormat(bigEndian: Bool) {
    let summary = "0 raw-misencoded: The file is UTF-16, not UTF-8 "
    let bytes = wide(Self.text, bigEndian: bigEndian)
    #expect(findings(bytes) == [summary + command(bigEndian ? "UTF-16BE" : "UTF-16LE")])
    #expect(
      findings((bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes) == [summary + command("UTF-16")])
  }

  @Test func plainTextMayBeOfAnotherEncoding() {
    #expect(
      findings(latin("# T\n\nIt’s.\n")) == [
        "0 raw-misencoded: The file is not UTF-8 \(command("WINDOWS-1252"))"
      ])
    #expect(findings([0x89, 0x50, 0, 0, 0xFF])[0].hasPrefix("0 shape-unknown"))
    #expect(findings(Array(Self.text.utf8)).isEmpty)
  }
}
