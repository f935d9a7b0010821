import Files
import Model
import SearchCore
import TestSupport
import Testing

@testable import SearchIndex

/// A search that is narrowed to a part of the site.
@Suite struct FilterTests {
  private func search() throws -> SiteSearch {
    try SiteSearch(output: "out", files: published(SampleSite.make(seed: 4, pages: 12)))
  }

  private func answer(
    _ query: String, _ filters: (String, String)..., limit: Int = 100
  ) throws -> SearchAnswer {
    var question = SearchQuestion(query, limit: limit)
    question.filters = filters.map { SearchQuestion.Filter(facet: $0, name: $1) }
    return try search().answer(question)
  }

  @Test func ofAFacetAnyValueWillDo() throws {
    let all = try answer("button label")
    let pages = try answer("button label", ("kind", "pages"))
    let sections = try answer("button label", ("kind", "Sections"))
    #expect(!pages.results.isEmpty && pages.results.allSatisfy(\.anchor.isEmpty))
    #expect(!sections.results.isEmpty && !sections.results.contains(where: \.anchor.isEmpty))
    #expect(try answer("button label", ("kind", "PAGES"), ("kind", "sections")) == all)
    #expect(pages.total + sections.total == all.total)
  }

  @Test func ofDifferentFacetsAllMustBeMet() throws {
    let group = try answer("button", ("group", "All"))
    #expect(group == (try answer("button")))
    let both = try answer("button", ("group", "all"), ("kind", "pages"))
    #expect(both == (try answer("button", ("kind", "pages"))))
  }

  @Test func aFilterChangesNoScoreAndNoOrder() throws {
    let all = try answer("text size").results
    let pages = try answer("text size", ("kind", "sections")).results
    #expect(pages == all.filter { !$0.anchor.isEmpty })
  }

  @Test func theTotalCountsBeyondTheLimit() throws {
    let all = try answer("button")
    let few = try answer("button", limit: 2)
    #expect(few.total == all.results.count && few.results == Array(all.results.prefix(2)))
  }

  @Test func aNameThatTheSiteDoesNotHaveIsRefused() {
    let kind = SearchQuestion.Filter(facet: "kind", name: "chapters")
    #expect(throws: SearchError.unknownName(kind, known: ["Pages", "Sections"])) {
      try answer("button", ("kind", "chapters"))
    }
    let edition = SearchQuestion.Filter(facet: "edition", name: "old")
    #expect(throws: SearchError.unknownName(edition, known: [])) {
      try answer("button", ("edition", "old"))
    }
    #expect(
      SearchError.unknownName(kind, known: ["Pages", "Sections"]).text
        == "kind “chapters” is not one of Pages, Sections")
    #expect(SearchError.unknownName(edition, known: []).text == "the site has only one edition")
  }
}
