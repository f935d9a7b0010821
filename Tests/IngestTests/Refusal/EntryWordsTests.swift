import Bytes
import TestSupport
import Testing

@testable import Ingest

/// The words of a line, held against what a reader would copy from it.
@Suite struct EntryWordsTests {
  private static let pieces =
    ["[", "](", "]", ")", "(", "a.md", "2014-03-10", "x", "12", " ", "\t", "|", "`", "*", "\""]
    + ["'", ",", "é", ".", "-", "!", "[b](c d)", "[e](f", "\u{201C}"]

  @Test func asShown() {
    var random = SeededRandom(75)
    for _ in 0..<5_000 {
      let line = Array(random.list(upTo: 12) { $0.pick(Self.pieces) }.joined().utf8)
      var (reader, words) = (EntryWords(line[...]), [[UInt8]]())
      while let word = reader.next() { words.append(Array(word)) }
      #expect(words == shown(line), "\(String(decoding: line, as: UTF8.self))")
    }
  }

  /// All words with a letter or a digit, of the line without the addresses of its links.
  private func shown(_ line: [UInt8]) -> [[UInt8]] {
    var shown: [UInt8] = []
    var rest = line[...]
    while let target = ByteSearch.first(of: "](", in: rest) {
      shown += rest[..<target]
      rest = rest[target...].drop { $0 != UInt8(ascii: ")") }.dropFirst()
      shown.append(UInt8(ascii: " "))
    }
    return (shown + rest).split { " \t|`*[]\"',".utf8.contains($0) }
      .filter { $0.contains(where: ByteClass.isAlphanumeric) }.map(Array.init)
  }
}
