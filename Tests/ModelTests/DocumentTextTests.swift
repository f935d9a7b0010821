import Model
import Testing

@Suite struct DocumentTextTests {
  private func text(_ nodes: [(NodeKind, end: Int)]) -> String {
    document(nodes).plainText(of: 0..<nodes.count)
  }

  private func document(_ nodes: [(NodeKind, end: Int)]) -> Document {
    Document(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md",
      nodes: nodes.map { Node($0.0, line: 1, column: 1, end: $0.end) }, sections: [])
  }

  @Test func wordsOfOneBlockRunOn() {
    #expect(
      text([(.paragraph, 6), (.text("a"), 2), (.strong, 4), (.text("b"), 4), (.code("c"), 5)])
        == "abc")
  }

  @Test func breaksAreBlanks() {
    #expect(text([(.text("a"), 1), (.softBreak, 2), (.text("b"), 3), (.lineBreak, 4)]) == "a b ")
  }

  @Test func blocksAndCellsStandApart() {
    #expect(text([(.paragraph, 2), (.text("a"), 2), (.paragraph, 4), (.text("b"), 4)]) == "a b")
    #expect(text([(.cell, 2), (.text("a"), 2), (.cell, 4), (.text("b"), 4)]) == "a b")
    #expect(text([(.text("a"), 1), (.codeBlock(language: "", text: "b"), 2)]) == "a b")
    #expect(text([(.text("a"), 1), (.htmlBlock("<hr>"), 2)]) == "a <hr>")
  }

  @Test func childrenAreTheNextLevelOnly() {
    let page = document(
      [(.list(ordered: false, start: 0, tight: true), 5), (.item(checked: nil), 3)]
        + [(.text("a"), 3), (.item(checked: nil), 5), (.text("b"), 5), (.thematicBreak, 6)])
    #expect(page.topLevel == [0, 5])
    #expect(page.children(of: 0) == [1, 3])
    #expect(page.children(of: 5) == [])
  }
}
