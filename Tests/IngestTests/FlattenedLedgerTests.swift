import Glibc
import Ingest
import Model
import PageFormat
import TestSupport
import Testing

/// However a flattened page is damaged, each of its bytes is accounted for and stands in its order.
@Suite(.timeLimit(.minutes(60))) struct FlattenedLedgerTests {
  private static let marks = [
    "Skip Navigation ", "Current page is ", " Supported platforms ", "Kettles", "Best practices",
    "Platform considerations", "Resources", "Related", "Developer documentation", "Videos ",
    "Change log", "DateChanges", "June 9, 2025", "Video with custom controls.", " Play ", "Note",
    "Tip", "iOS", "iPadOS, ", "macOS", "SwiftUI", "AaBb", "aB", "A", ".", ". ", ":", "?", "“", "”",
    "’", "(", ")", " — ", "\\_", "\n", "\r\n", "\0", "\u{FEFF}", "\u{A0}", "3D", "1.", "see ", "#",
    "For example, use tea", "Use tea", " the following ", "two ways:", "é", "🫖",
  ]

  private func hold(_ bytes: [UInt8], _ what: String) {
    let outcome = ingested(raw(bytes))
    #expect(outcome.ledger.addsUp, "\(what)")
    #expect(outcome.pages.count == 1 || !outcome.diagnostics.isEmpty, "\(what)")
    for page in outcome.pages {
      let back = PageReader.read(PageWriter.bytes(page), file: "a.md")
      #expect(back.page?.frontMatter == page.frontMatter, "\(what)")
    }
  }

  @Test func piecesInAnyOrder() {
    var random = SeededRandom(31)
    for number in 0..<400 {
      let body = random.list(upTo: 80) { $0.pick(Self.marks) }.joined()
      hold(Array(flattened(body).utf8), "\(number)")
    }
  }

  @Test func bytesThatFlipped() {
    var random = SeededRandom(32)
    for number in 0..<100 {
      let body = random.list(upTo: 80) { $0.pick(Self.marks) }.joined()
      var bytes = Array(flattened("Best practices" + body).utf8)
      for _ in 0..<20 { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      hold(bytes, "\(number)")
    }
  }

  @Test func pagesCutShort() {
    var random = SeededRandom(33)
    for number in 0..<100 {
      let body = random.list(upTo: 40) { $0.pick(Self.marks) }.joined()
      let bytes = Array(flattened(body).utf8)
      hold(Array(bytes.prefix(random.below(bytes.count))), "\(number)")
    }
  }

  @Test(arguments: [
    "AaBb", "iOS", "NoteTip", "One two:", "U.", "Aa bb", "Video with custom controls. ", "see ",
    "Current page is ", "Alpha beta“", "Ab cdEf ghIj.", "June 9, 2025X", "ResourcesRelated",
    " — SwiftUI", "Videos Meet A", "Use the following ways.", "Small Two. ", "If, if, ",
  ])
  func oneLongLine(piece: String) {
    let body = String(repeating: piece, count: 12_000 / piece.utf8.count)
    hold(Array(flattened("Best practices\(body)Resources\(body)").utf8), piece)
  }

  @Test func wordsAreKeptAndInOrder() {
    var random = SeededRandom(34)
    let words = [
      "Tea is hot.", "Use a pot. It helps.", "Two cups", "A pot:", "Note", "iOS", "lid. ",
    ]
    let cases = getenv("HIG_CASES").flatMap { Int(String(cString: $0)) } ?? 200
    for _ in 0..<cases {
      let body = random.list(upTo: 40) { $0.pick(words) }.joined()
      let page = String(decoding: ingested(raw(flattened(body))).pages[0].body, as: UTF8.self)
      #expect(letters(withoutTableMarks(page)) == letters("KettlesA kettle boils water." + body))
    }
  }

  /// Without labels: asides that follow one another share theirs.
  private func letters(_ text: String) -> String {
    let letters = text.utf8.filter { $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B }
    return String(decoding: letters, as: UTF8.self).split(
      separator: "Note", omittingEmptySubsequences: true
    )
    .joined().split(separator: "NOTE").joined()
  }
}
