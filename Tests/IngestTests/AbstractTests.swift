import Ingest
import Model
import Testing

@Suite struct AbstractTests {
  private func abstract(_ body: String, fields: String = "") -> String? {
    ingested(raw(mirror(body, fields: fields))).pages.first?.frontMatter.abstract
  }

  @Test func theScrapersWordComesFirst() {
    #expect(abstract("a\n", fields: "description: b\n") == "b")
  }

  @Test(arguments: [
    "a\n\nb\n", "> a\n\nb\n", "![c](d)\n\na\n", "> [!NOTE]\n> c\n\na\n", "Note\n\nc\n\na\n",
    "- c\n\na\n", "## C\n\na\n", "c|d\n-|-\ne|f\n\na\n",
  ])
  func elseTheFirstParagraph(body: String) { #expect(abstract(body) == "a") }

  @Test func aPageWithoutTextHasNone() { #expect(abstract("## B\n") == "") }
}
