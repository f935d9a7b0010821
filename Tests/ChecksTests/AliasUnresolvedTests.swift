import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct AliasUnresolvedTests {
  private func found(
    _ pages: [TestPage], concepts: [CheckedSite.Entry] = [], planned: [String] = []
  ) -> [String] {
    var settings = SiteSettings()
    if !planned.isEmpty { settings.navigation = [NavigationEntry(title: "G", slugs: planned)] }
    return findings(of: AliasUnresolved.self, pages, settings) { $0.concepts = concepts }.map {
      "\($0.told) \($0.remedy ?? "")"
    }
  }

  private func page(_ slug: String, _ aliases: String...) -> TestPage {
    TestPage(slug: slug) { $0.aliases = aliases }
  }

  private func concept(_ name: String, _ slug: String) -> CheckedSite.Entry {
    CheckedSite.Entry(name, target: slug, at: SourceLocation(file: "site.yaml", line: 3, column: 3))
  }

  @Test func anAliasThatAnotherPageHasIsFound() {
    let remedy = "Remove it from one of them."
    #expect(
      found([page("a", "b"), page("b")])
        == ["a.md:1:1 The alias “b” points to “T b”, not to this page \(remedy)"])
    #expect(
      found([page("a", "x"), page("b", "x")])
        == ["b.md:1:1 The alias “x” points to “T a”, not to this page \(remedy)"])
  }

  @Test func aConceptWithoutItsPageIsFound() {
    #expect(
      found([page("boxes")], concepts: [concept("frames", "boxen")]) == [
        "site.yaml:3:3 “frames” points to a missing page, “boxen” "
          + "Did you mean `boxes`?"
      ])
  }

  @Test func namesThatLeadSomewhereAreFine() {
    #expect(found([page("a", "x", "a"), page("b", "y")]) == [])
    #expect(found([page("a", "x")], concepts: [concept("n", "a"), concept("m", "x")]) == [])
    #expect(found([page("a")], concepts: [concept("n", "")]) == [])
    #expect(found([page("a")], concepts: [concept("n", "later")], planned: ["later"]) == [])
  }

  @Test func anotherEditionHasNamesOfItsOwn() {
    let old = TestPage(slug: "b") {
      $0.edition = "old"
      $0.aliases = ["a"]
    }
    #expect(found([page("a"), old]) == [])
  }
}
