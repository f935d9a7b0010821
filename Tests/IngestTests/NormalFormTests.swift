import Ingest
import Model
import TestSupport
import Testing

/// What was normalized once is normal: the same text scraped again from our page gives the page.
@Suite struct NormalFormTests {
  private func body(_ bytes: [UInt8]) -> [UInt8]? {
    ingested(raw(bytes)).pages.first.map { Array($0.body) }
  }

  private func again(_ body: [UInt8]) -> [UInt8]? {
    let fields = "---\nsource: /design/human-interface-guidelines/a\n---\n"
    return self.body(Array(fields.utf8) + body)
  }

  @Test func samplesAreNormalAfterOnePass() throws {
    for sample in try Fixtures.samples() {
      guard let first = body(sample.bytes) else { continue }
      #expect(again(first) == first, "\(sample.name)")
    }
  }

  @Test func anyBlocksAreNormalAfterOnePass() {
    var random = SeededRandom(26)
    let lines =
      ["a", "## B", "* c", "    * d", "  - e", "1. f", "", "", "Note", "g|h", "-|-", "i|j"]
      + ["**k.**l _m_ , [n](/o\\#p)", "```", "q", "### [R](/s#R)", "> t", "\tu", "Tip", "- v\\|w"]
    for _ in 0..<400 {
      let text = random.list(upTo: 25) { $0.pick(lines) }.joined(separator: "\n")
      let first = body(Array(mirror(text).utf8)) ?? []
      let second = again(first) ?? []
      #expect(
        first == second,
        "\(text)\n=== first\n\(String(decoding: first, as: UTF8.self))\n=== second\n\(String(decoding: second, as: UTF8.self))"
      )
    }
  }

  @Test(arguments: ["\u{200B}", "\u{A0}", "\u{FEFF}\u{A0}"])
  func aLineThatNobodySeesIsBlank(line: String) {
    for (text, expected) in [
      ("a\n\n\(line)\n\nb\n", "a\n\nb\n"), ("a\n\(line)\nb\n", "a\n\nb\n"), ("\(line)\n", ""),
    ] {
      #expect(normalized(text) == (expected.isEmpty ? "# T\n" : expected), "\(text)")
      #expect(ingested(raw(mirror(text))).ledger.addsUp)
    }
  }
}
