import Bytes
import Diagnostics
import Ingest
import Model
import PageFormat
import TestSupport
import Testing

/// Whatever a raw file holds: each of its bytes is accounted for, and a page can be read again.
@Suite(.timeLimit(.minutes(15))) struct LedgerPropertyTests {
  private static let samples = ((try? Fixtures.samples()) ?? []).map(\.bytes)

  private func hold(_ bytes: [UInt8], _ what: String) {
    let reading = ingested(raw(bytes))
    let ledger = reading.ledger
    #expect(ledger.addsUp, "\(what)")
    #expect(ledger.size == bytes.count && ledger.sha256 == SHA256.hex(bytes), "\(what)")
    #expect(reading.pages.count == 1 || !reading.diagnostics.isEmpty, "\(what)")
    for page in reading.pages {
      let written = PageWriter.bytes(page)
      let back = PageReader.read(written, file: "a.md")
      #expect(back.diagnostics == [], "\(what)")
      #expect(back.page?.frontMatter == page.frontMatter, "\(what)")
      #expect(String(validating: written, as: UTF8.self) != nil && !written.contains(0), "\(what)")
      #expect(page.body.last == UInt8(ascii: "\n") && page.body.suffix(2) != [10, 10], "\(what)")
    }
  }

  @Test func anyBytes() {
    var random = SeededRandom(21)
    for number in 0..<300 { hold(random.bytes(upTo: 300), "\(number)") }
  }

  @Test func samplesCutShort() throws {
    var random = SeededRandom(22)
    for number in 0..<60 {
      let sample = random.pick(Self.samples).prefix(20_000)
      hold(Array(sample.prefix(random.below(sample.count))), "\(number)")
    }
  }

  @Test func piecesOfSamplesInAnyOrder() {
    var random = SeededRandom(23)
    for number in 0..<60 {
      let pieces = random.list(upTo: 6) { random -> [UInt8] in
        let sample = random.pick(Self.samples)
        let start = random.below(sample.count)
        return Array(sample[start..<min(sample.count, start + random.below(2000))])
      }
      hold(Array((random.chance(2) ? pieces : [head] + pieces).joined()), "\(number)")
    }
  }

  /// Makes most files a page of a mirror, so that more than the refusal is tried.
  private var head: [UInt8] { Array(mirror("").utf8) }

  @Test func bytesThatFlipped() {
    var random = SeededRandom(24)
    let marks = Array("\n\n\r\0\u{FF}`*_#|->[]()\\: 1".utf8) + [0xFF, 0xC3, 0xE2]
    for number in 0..<60 {
      var bytes = Array(random.pick(Self.samples).prefix(6000))
      for _ in 0..<40 { bytes[random.below(bytes.count)] = random.pick(marks) }
      hold(bytes, "\(number)")
      hold(head + bytes, "\(number), as a mirror")
    }
  }

  @Test func linesOfMarksOnly() {
    var random = SeededRandom(25)
    let marks =
      ["```", "~~~", "- ", "1. ", "    ", "\t", "|", "|-|", "#", "## ", "> ", "Note", "\n"]
      + ["**", "_ ,", "](/", "\\#", "`", "a", "\r\n", "\u{FEFF}", "\0", "Play", "Current page is "]
    for number in 0..<300 {
      let text = random.list(upTo: 60) { $0.pick(marks) }.joined()
      hold(Array(mirror(text).utf8), "\(number)")
    }
  }

  @Test(arguments: [
    "", "\n", "\r\n", "\0", " ", "---", "---\n", "---\n---\n", "\u{FEFF}", "# ", "{",
  ])
  func nextToNothing(text: String) { hold(Array(text.utf8), text) }

  @Test(arguments: ["a", "\0", "# ", "- ", "|", "a|-", "[x](/y)", " ", "\r"])
  func oneLongLine(piece: String) {
    let line = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
    hold(line, piece)
    hold(head + line, "mirror, \(piece)")
  }

  @Test func oneLineOfFiveMegabytes() {
    hold(head + Array(repeating: UInt8(ascii: "a"), count: 5_000_000), "5 MB")
  }
}
