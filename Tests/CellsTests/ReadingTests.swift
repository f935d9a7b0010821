import Model
import TestSupport
import Testing
@testable import Cells

/// The parts that all types of columns read with.
@Suite struct ReadingTests {
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  @Test(arguments: [
    ("860 × 420", "860 x 420"), ("−11", "-11"), ("84–160", "84-160"), ("84—160", "84-160"),
    ("8\u{2011}bit", "8-bit"), ("44\u{A0}pt", "44 pt"), ("44\u{202F}pt", "44 pt"), ("5†", "5*"),
    ("  a b ", "a b"), ("é – ü", "é - ü"), ("", ""), (" \n ", ""), ("×", "x"),
  ])
  func oneSpelling(words: String, folded: String) {
    #expect(text(FoldedBytes.of(words)) == folded)
    #expect(text(FoldedBytes.of(folded)) == folded)
  }

  @Test(arguments: [
    ("a, b, and c", ["a", "b", "c"]), ("a and b", ["a", "b"]), ("a\nb", ["a", "b"]),
    ("a (b, c), d", ["a (b, c)", "d"]), ("a,b", ["a,b"]), ("sand", ["sand"]), ("", []),
    ("a), b", ["a)", "b"]), ("a (b, c", ["a (b, c"]), (", a", ["a"]),
  ])
  func enumerations(words: String, parts: [String]) {
    #expect(CellParts.split(Array(words.utf8)).map { text($0) } == parts)
  }

  /// Parts are what stands in the bytes, in order, whatever the bytes.
  @Test func partsAreSlicesInOrder() {
    var random = SeededRandom(31)
    for _ in 0..<1000 {
      let bytes = Array(random.text(pieces: 12).utf8)
      let parts = CellParts.split(bytes)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.endIndex < $1.startIndex })
      #expect(parts.allSatisfy { !$0.isEmpty && Array($0) == Array(bytes[$0.indices]) })
    }
  }

  @Test func anAttemptThatFailsLeavesThePlace() {
    var scanner = ByteScanner(Array("17 apples".utf8))
    let number = scanner.number()
    let place = scanner.place
    let others = (scanner.unit(), scanner.remark().map { text($0) }, scanner.scale())
    #expect(number == Number(units: 17))
    #expect(others == (nil, nil, nil))
    #expect(scanner.place == place)
    scanner.skipSpaces()
    let words = ["apple", "apples", "apples"].map { scanner.take(word: $0) }
    #expect(words == [false, true, false])
    #expect(scanner.isAtEnd && scanner.next == nil)
  }

  @Test(arguments: [
    ("(portrait)", "portrait"), ("  ()", ""), ("(a (b) c)", "a (b"), ("(open", nil), ("a (b)", nil),
  ])
  func remarks(words: String, remark: String?) {
    var scanner = ByteScanner(Array(words.utf8))
    let found = scanner.remark().map { text($0) }
    #expect(found == remark)
  }

  @Test(arguments: [
    ("@2x", "2"), ("@ 2 x", "2"), (" @1.5X", "1.5"), ("2x", nil), ("@x", nil), ("@2", nil),
    ("@-2x", nil),
  ])
  func scales(words: String, scale: String?) {
    var scanner = ByteScanner(Array(words.utf8))
    let found = scanner.scale()?.description
    #expect(found == scale)
  }

  @Test(arguments: [("@2x (pixels)", "2"), ("@3x dimensions", "3"), ("Size", nil), ("@home", nil)])
  func scalesOfHeaders(header: String, scale: String?) {
    #expect(ColumnHeader(CellText(words: header)).scale?.description == scale)
  }
}
