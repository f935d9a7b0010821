import Bytes
import Model
import TestSupport
import Testing

@testable import Render

/// Raw text cut into blocks, and what of it is shown.
@Suite struct AuditTextTests {
  /// A ledger over text: `+` before what is kept, `-` before what is dropped, `>` before what is
  /// moved.
  private func file(_ parts: [String]) -> (ledger: Ledger, bytes: [UInt8]) {
    var bytes: [UInt8] = []
    var spans: [LedgerSpan] = []
    for part in parts {
      let start = bytes.count
      bytes += part.utf8.dropFirst()
      let fate: LedgerSpan.Fate =
        part.first == "+" ? .kept : part.first == ">" ? .moved : .dropped
      spans.append(
        LedgerSpan(
          start: start, end: bytes.count, fate: fate, rule: fate == .kept ? "p" : "menu",
          to: fate == .moved ? "front matter" : ""))
    }
    let ledger = Ledger(
      file: "f", size: bytes.count, sha256: "", shape: "", spans: spans,
      reasons: ["menu": "a menu"])
    return (ledger, bytes)
  }

  private func text(_ parts: [String], budget: Int = 10_000) -> AuditText {
    let (ledger, bytes) = file(parts)
    return AuditText(ledger, bytes, spans: [ledger.spans.indices], budget: budget)
  }

  /// `Dropped Lines 1–2: a|b`, a bar between pieces.
  private func told(_ text: AuditText) -> [String] {
    text.blocks.map { block in
      guard case .list(let pieces) = block["pieces"] else { return "" }
      return "\(block["fate"].string) \(block["lines"].string): "
        + pieces.map { $0["text"].string }.joined(separator: "|")
    }
  }

  @Test func wholeLinesAreBlocks() {
    #expect(
      told(text(["-a\nb\n", "+c\n", ">d"])) == [
        "Dropped Lines 1–2: a\nb", "Kept Line 3: c", "Moved Line 4: d",
      ])
  }

  @Test func aLineOfSeveralFatesIsOneBlock() {
    #expect(
      told(text(["+a\nb\n## ", "-[", "+T", "-](x)\n", "+c\n"])) == [
        "Kept Lines 1–2: a\nb", "Kept in part Line 3: ## |[|T|](x)", "Kept Line 4: c",
      ])
  }

  @Test func aLineThatWasNotKeptDoesNotSaySo() {
    #expect(told(text(["-a", "-b\n"])) == ["Dropped Line 1: ab"])
    #expect(told(text(["-a", ">b\n"])) == ["Moved in part Line 1: a|b"])
  }

  @Test func mixedLinesInARowAreOneBlock() {
    #expect(
      told(text(["-<p>", "+a", "-</p>\n<p>", "+b", "-</p>\n"])) == [
        "Kept in part Lines 1–2: <p>|a|</p>\n|<p>|b|</p>"
      ])
  }

  @Test func aRuleIsToldWithItsReason() throws {
    let block = try #require(text(["-a\n"]).blocks.first)
    #expect(block["rules"] == [["id": "menu", "reason": "a menu"]])
    guard case .list(let pieces) = block["pieces"] else { return #expect(Bool(false)) }
    #expect(pieces.first?["why"] == "dropped by menu: a menu")
    #expect(text([">a"]).blocks.first?["to"] == "front matter")
  }

  @Test func blankLinesAtTheEndsAreNotShown() {
    #expect(told(text(["-\n\n  a\n\n"])) == ["Dropped Lines 1–4:   a"])
    #expect(text(["-\n \n"]).blocks.first?["isBlank"] == true)
  }

  @Test func longKeptTextIsFoldedUp() {
    let long = String(repeating: "a line\n", count: AuditText.mostLinesUnfolded + 1)
    #expect(text(["+" + long]).blocks.first?["opening"] == "a line")
    #expect(text(["-" + long]).blocks.first?["opening"] == .null)
    #expect(text(["+a\nb"]).blocks.first?["opening"] == .null)
  }

  @Test func aLongRunIsCutBetweenCharacters() {
    let long = String(repeating: "é", count: AuditText.mostInARow)
    let text = text(["-x" + long], budget: 1_000_000)
    guard case .list(let pieces) = text.blocks.first?["pieces"] else {
      return #expect(Bool(false))
    }
    #expect(text.isCut)
    #expect(pieces.first?["hidden"] == "19,999–40,001")
    #expect(pieces.first?["text"].string.contains("\u{FFFD}") == false)
  }

  @Test func aLongRunWithinALineIsCutToo() {
    let long = String(repeating: "a", count: AuditText.mostInARow + 5)
    let text = text(["+b", "-" + long, "+c\n"], budget: 100_000)
    guard case .list(let pieces) = text.blocks.first?["pieces"] else {
      return #expect(Bool(false))
    }
    #expect(pieces.map { $0["hidden"] } == [.null, "20,001–20,006", .null])
    #expect(text.isCut && text.blocks.first?["hidden"] == .null)
    #expect(!self.text(["+b\n", "-c"]).isCut)
  }

  @Test func piecesBeyondTheBudgetAreSaid() {
    let parts = (0..<20).map { $0 % 2 == 0 ? "-aaaaaaaaa" : "+bbbbbbbbb" }
    let text = text(parts, budget: 250)
    #expect(text.blocks.first?["hidden"] == "18–180")
    #expect(text.isCut && text.brokenOff == nil)
  }

  @Test func aTextThatIsTooLongBreaksOff() {
    let parts = (0..<100).map { $0 % 2 == 0 ? "-aaaaaaaaa\n" : "+bbbbbbbbb\n" }
    let text = text(parts, budget: 1000)
    #expect(text.blocks.count == 8)
    #expect(text.brokenOff == 80)
    #expect(self.text(parts, budget: 100_000).brokenOff == nil)
  }

  /// What is shown is the file, without the blank lines that no block shows.
  @Test func nothingIsShownTwiceOrNever() {
    var random = SeededRandom(5)
    for _ in 0..<300 {
      let parts = (0..<random.below(12)).map { _ in
        random.pick(["+", "-", ">"]) + random.pick(["a", "b\n", "c\nd", "\ne\n", "f g\n", "é"])
      }
      let bytes = file(parts).bytes
      let shown = text(parts).blocks.flatMap { block -> [UInt8] in
        guard case .list(let pieces) = block["pieces"] else { return [] }
        return pieces.flatMap { Array($0["text"].string.utf8) }
      }
      let visible = { (bytes: [UInt8]) in bytes.filter { !ByteClass.isSpace($0) } }
      #expect(visible(shown) == visible(bytes), "\(parts)")
    }
  }

  @Test func brokenBytesAreReplacedAndSaid() {
    #expect(RawExcerpt([0x61, 0xFF, 0x62]).text == "a\u{FFFD}b")
    #expect(RawExcerpt([0x61, 0xFF, 0x62]).isRepaired)
    #expect(RawExcerpt([0x61, 0x00]).isRepaired)
    #expect(!RawExcerpt(Array("é\t".utf8)[...]).isRepaired)
  }

  @Test func controlsAreShownAsTheirPictures() {
    #expect(RawExcerpt([0x1B, 0x5B, 0x0D, 0x0A, 0x0D, 0x7F]).text == "\u{241B}[\n\u{240D}\u{2421}")
  }
}

extension TemplateValue? {
  fileprivate var string: String {
    if case .text(let text) = self { text } else { "" }
  }
}
