import Model
import Testing

@Suite struct PlaceTests {
  private func place(of kind: (NodeKind) -> Bool, in markdown: String) -> [Int]? {
    parsed(markdown, firstLine: 10).nodes.first { kind($0.kind) }.map { [$0.line, $0.column] }
  }

  private func isLink(_ kind: NodeKind) -> Bool { if case .link = kind { true } else { false } }
  private func isImage(_ kind: NodeKind) -> Bool { if case .image = kind { true } else { false } }

  @Test func blocksKnowTheirLineInTheFile() {
    #expect(place(of: { $0 == .heading(level: 2) }, in: "a\n\n## b\n") == [12, 1])
    #expect(place(of: { $0 == .thematicBreak }, in: "> a\n>\n> ---\n") == [12, 3])
  }

  @Test func linksAndImagesKnowTheirs() {
    #expect(place(of: isLink, in: "a [b](/c)\n") == [10, 3])
    #expect(place(of: isLink, in: "a\nb\ncd [b](/c)\n") == [12, 4])
    #expect(place(of: isLink, in: "| a | b |\n|---|---|\n| c | [d](/e) |\n") == [12, 7])
    #expect(place(of: isImage, in: "- a\n- b ![](c.png)\n") == [11, 5])
  }
}
