import Model
import TestSupport
import Testing

@Suite struct DumpTests {
  /// `Node` knows its line, column and end; a dump shows the kind and, by its indentation, the end.
  private func document(_ nodes: [(NodeKind, end: Int)], _ sections: [Section] = []) -> Document {
    Document(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md",
      nodes: nodes.map { Node($0.0, line: 1, column: 1, end: $0.end) }, sections: sections)
  }

  @Test func depthIsIndentation() {
    let page = document([
      (.quote, 4), (.paragraph, 4), (.strong, 4), (.text("say \"no\"\n\\"), 4), (.thematicBreak, 5),
    ])
    #expect(
      page.dump == #"""
        quote
          paragraph
            strong
              "say \"no\"\n\\"
        thematic break

        """#)
  }

  @Test(arguments: [
    (NodeKind.heading(level: 3), "heading 3"), (.aside(.developerNote), "aside developerNote"),
    (.list(ordered: true, start: 4, tight: true), "list from 4"),
    (.list(ordered: false, start: 0, tight: false), "list, loose"),
    (.item(checked: nil), "item"), (.item(checked: true), "item [x]"),
    (.item(checked: false), "item [ ]"),
    (.codeBlock(language: "c", text: "x"), #"code block "c" "x""#),
    (.htmlBlock("<p>"), #"html block "<p>""#),
    (.table(columns: [.left, .none]), "table left none"),
    (.row(header: true), "header row"), (.row(header: false), "row"), (.cell, "cell"),
    (.footnote(name: "1"), #"footnote "1""#), (.softBreak, "soft break"),
    (.lineBreak, "line break"), (.code("x"), #"code "x""#), (.html("<b>"), #"html "<b>""#),
    (.emphasis, "emphasis"), (.strikethrough, "strikethrough"),
    (.link(destination: "/a", title: ""), #"link "/a""#),
    (.image(source: "b", title: "t"), #"image "b" titled "t""#),
    (.footnoteReference(name: "1"), #"footnote reference "1""#),
  ])
  func everyKindHasItsLine(kind: NodeKind, line: String) {
    #expect(document([(kind, 1)]).dump == line + "\n")
  }

  @Test func sectionsAreIndentedByTheirParents() {
    let page = document(
      [],
      [
        Section(title: "T", level: 1, anchor: "", parent: nil, nodes: 0..<0, ownEnd: 0),
        Section(title: "A b", level: 3, anchor: "A-b", parent: 0, nodes: 0..<0, ownEnd: 0),
      ])
    #expect(page.sectionDump == "1 \"T\" #\n  3 \"A b\" #A-b\n")
  }
}
