import Ingest
import Model
import Testing

/// Links that have no words of their own are named for what they lead to, if the run has it.
@Suite struct LinkTitlesTests {
  private static let folder = "doc://com.example/design/Human-Interface-Guidelines/"

  /// A page of Apple's Markdown with a text, among other pages.
  private func linked(_ text: String, _ others: [RawPage]) -> String {
    let page = raw("<!-- {\"identifier\": \"\(Self.folder)a\"} -->\n\n# A\n\n\(text)\n", "z.md")
    let readings = ([page] + others).map { Ingester.read($0) }
    let found = Ingester.merge(readings).pages.first { $0.frontMatter.slug == "a" }
    let body = found.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
    return body.replacing("# A\n\n", with: "").replacing(
      PageAddress.host + PageAddress.root, with: "…")
  }

  private let cups = raw(
    mirror("## Hot or cold\n\n### *Big* cups\n", slug: "tea-cups")
      .replacing("# T\n\n#", with: "# Tea & Cups\n\n#"), "b.md")

  @Test(arguments: [
    ("Use <\(folder)tea-cups>.", "Use [Tea & Cups](…/tea-cups).\n"),
    ("<\(folder)tea-cups#Hot-or-cold>", "[Hot or cold](…/tea-cups#Hot-or-cold)\n"),
    ("<\(folder)tea-cups#Big-cups>", "[*Big* cups](…/tea-cups#Big-cups)\n"),
    (
      "<\(folder)tea-cups> and <\(folder)tea-cups>",
      "[Tea & Cups](…/tea-cups) and [Tea & Cups](…/tea-cups)\n"
    ),
    ("<\(folder)tea-cups#Nothing>", "[Nothing](…/tea-cups#Nothing)\n"),
    ("<\(folder)pots>", "[Pots](…/pots)\n"),
    ("[my cups](\(PageAddress.root)/tea-cups)", "[my cups](…/tea-cups)\n"),
    ("- <\(folder)tea-cups>", "- [Tea & Cups](…/tea-cups)\n"),
  ])
  func links(text: String, expected: String) { #expect(linked(text, [cups]) == expected) }

  @Test func inCellsToo() {
    let table = "| a | b |\n|---|---|\n| <\(Self.folder)tea-cups> | c |"
    #expect(linked(table, [cups]).contains("| [Tea & Cups](…/tea-cups) | c "))
  }

  @Test func withoutThePageTheAddressNamesIt() {
    #expect(linked("<\(Self.folder)tea-cups>", []) == "[Tea cups](…/tea-cups)\n")
  }

  @Test func otherShapesKeepTheWordsTheyHave() {
    let page = raw(mirror("[Tea cups](\(PageAddress.root)/tea-cups)\n"), "a.md")
    let pages = Ingester.merge([page, cups].map { Ingester.read($0) }).pages
    #expect(
      pages.first.map { String(decoding: $0.body, as: UTF8.self) }?.contains("[Tea cups](") == true)
  }
}
