import Ingest
import Model
import Testing

/// What other pages of a run teach about a flattened one.
@Suite struct FlattenedLexiconTests {
  /// Other pages speak of `TabView`.
  @Test func aSymbolWithAPrefixStaysOne() {
    let other = mirror("Use a TabView here, a TabView there, or the TabView of old.\n", slug: "b")
    let blocks = recovered("Tea is hot. For developer guidance, see NSTabView.", besides: other)
    #expect(blocks.joined(separator: "|").contains("see NSTabView."))
  }

  private func recovered(_ body: String, besides others: String...) -> [String] {
    let page = Ingester.read(raw(flattened("Best practices\(body)")))
    let others = others.enumerated().map { Ingester.read(raw($1, "b\($0).md")) }
    let lexicon = Ingester.lexicon(of: [page] + others)
    let text = Ingester.merge([Ingester.recover(page, with: lexicon)]).pages[0].body
    let blocks = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    return Array(blocks.dropFirst(3))
  }

  @Test func aHeadingSeenElsewhereIsOneHere() {
    let body = "Tea is hot.A short talePour it. It flows."
    #expect(recovered(body)[1] == "A short tale")
    #expect(
      recovered(body, besides: mirror("### A short tale\n\nx\n", slug: "b"))[1]
        == "### A short tale")
  }

  @Test func aNameOfACleanPageStaysWhole() {
    let body = "Tea is made by TeaMakers of note.It is TeaMaker to them.See how TeaMaker works"
    let taught = recovered(body, besides: mirror("The TeaMaker works.\n", slug: "b"))
    #expect(taught.contains("It is TeaMaker to them."))
    #expect(taught.last == "See how TeaMaker works")
  }

  @Test func aVerbThatOpensLeadsElsewhereOpensThemHere() {
    let body = "Teaify the pot with care. It helps."
    let leads = (0..<3).map { "**Teaify \($0).** It helps.\n" }.joined(separator: "\n")
    #expect(recovered(body) == ["Teaify the pot with care. It helps."])
    #expect(
      recovered(body, besides: mirror(leads, slug: "b")) == [
        "**Teaify the pot with care.** It helps."
      ])
  }

  @Test func namesOfPagesAtTheEndOfAChapterAreAList() {
    let others = ["Cups", "Lids"].map { title in
      mirror("x\n", slug: title.lowercased()).replacingFirst("# T", "# \(title)")
    }
    let blocks = recovered("Tea is hot.CupsLids", besides: others[0], others[1])
    #expect(blocks.suffix(2).map { $0.prefix(7) } == ["- [Cups", "- [Lids"])
  }

  /// What heads a section elsewhere may be an item here, if it is a page that the list points to.
  @Test func theNameOfAPageIsTheLastItem() {
    let body = "You need:A round lidA long spoutCupsTea is hot. It burns."
    let heading = mirror("### Cups\n\nx\n", slug: "b")
    let page = mirror("x\n", slug: "cups").replacingFirst("# T", "# Cups")
    #expect(recovered(body, besides: heading).contains("### Cups"))
    #expect(recovered(body, besides: heading, page).contains { $0.hasPrefix("- [Cups]") })
  }

  @Test func aPageNeedsNoOther() { #expect(recovered("Tea is hot.") == ["Tea is hot."]) }
}
