import Testing

@testable import Command
@testable import SearchIndex

/// Excerpts, wrapped by what is seen of them.
@Suite struct MarkedTextTests {
  private let plain = Paint(for: Outlet(write: { _ in }, width: { 0 }), environment: [:])
  private let painted = Paint(for: Outlet(write: { _ in }, width: { 80 }), environment: [:])

  private func excerpt(_ pieces: [(String, Bool)]) -> ResultExcerpt {
    ResultExcerpt(pieces: pieces.map { .init(text: $0, isMarked: $1) })
  }

  /// Every way to cut a sentence in two, the second part marked.
  @Test func noCutChangesTheText() {
    let sentence = "Use 44 pt, or  more\n– always."
    for cut in sentence.indices {
      let excerpt = excerpt([(String(sentence[..<cut]), false), (String(sentence[cut...]), true)])
      let text = MarkedText(excerpt).lines(width: 0, indent: 2, paint: plain)
      #expect(text == "  Use 44 pt, or more – always.\n")
    }
  }

  @Test(arguments: [12, 17, 24, 80]) func linesFit(width: Int) {
    let excerpt = excerpt([("Give every ", false), ("button", true), (" its hit region.", false)])
    let text = MarkedText(excerpt).lines(width: width, indent: 2, paint: painted)
    let seen = text.replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
    #expect(seen.split(separator: "\n").allSatisfy { $0.count <= width })
    #expect(seen.split(whereSeparator: \.isWhitespace).count == 6)
  }

  @Test func anEmptyExcerptIsNoLine() {
    #expect(MarkedText(excerpt([])).lines(width: 80, indent: 2, paint: plain) == "")
    #expect(MarkedText(excerpt([(" \n", true)])).lines(width: 80, indent: 2, paint: plain) == "")
  }
}
