import Testing

@testable import Ingest

@Suite struct DraftSectionTests {
  private func cut(_ blocks: [Block]) -> [String] {
    DraftSection.sections(of: blocks, keys: blocks.map(\.key)).map { section in
      let path = section.path.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ">")
      return "\(path) \(section.blocks)"
    }
  }

  @Test func aPathIsTheHeadingsAround() {
    #expect(
      cut([
        .heading(1, "T"), .words("x"), .heading(2, "A"), .heading(3, "B"), .words("x"),
        .heading(3, "C"), .heading(2, "D"), .words("x"),
      ]) == [" 0..<2", "a 2..<3", "a>b 3..<5", "a>c 5..<6", "d 6..<8"])
  }

  @Test func aLevelMayBeSkipped() {
    #expect(
      cut([.heading(4, "A"), .heading(2, "B"), .heading(4, "C"), .heading(3, "D")])
        == [" 0..<0", "a 0..<1", "b 1..<2", "b>c 2..<3", "b>d 3..<4"])
  }

  @Test func aDraftWithoutHeadingsIsOneSection() {
    #expect(cut([.words("a"), .words("b")]) == [" 0..<2"])
    #expect(cut([]) == [" 0..<0"])
  }
}
