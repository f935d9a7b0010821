import Model
import Testing

@testable import SearchIndex

/// What of a page becomes something to find.
@Suite struct SiteUnitsTests {
  @Test func aPageAndItsSectionsEachHoldTheirOwnText() {
    let units = units(
      abstract: "", [(1, "Boxes", "A box."), (2, "Use", "Do."), (3, "Mac", "Here.")])
    #expect(units.map(\.heading) == ["Boxes", "Use", "Mac"])
    #expect(units.map(\.anchor) == ["", "Use", "Mac"])
    #expect(units.map(\.text) == ["A box.", "Do.", "Here."])
    #expect(units.map(\.parent) == [nil, 0, 1])
  }

  @Test func theAbstractIsFoundOnceWithThePage() {
    #expect(units(abstract: "A box.", [(1, "Boxes", "A box. More.")])[0].text == "A box. More.")
    #expect(units(abstract: "Boxes!", [(1, "Boxes", "More.")])[0].text == "Boxes! More.")
    #expect(units(abstract: "Boxes!", [])[0].text == "Boxes!")
  }

  @Test func aSecondTitleBelongsToThePage() {
    let units = units(abstract: "", [(1, "Boxes", "One."), (2, "Use", "Do."), (1, "More", "Two.")])
    #expect(units.map(\.heading) == ["Boxes", "Use"])
    #expect(units[0].text == "One. Two.")
  }
}

extension SiteUnitsTests {
  private func units(
    abstract: String, _ parts: [(level: Int, title: String, text: String)]
  ) -> [IndexedUnit] {
    var nodes: [Node] = []
    for part in parts {
      for (kind, text) in [
        (NodeKind.heading(level: part.level), part.title), (.paragraph, part.text),
      ] {
        nodes.append(Node(kind, line: 1, column: 1, end: nodes.count + 2))
        nodes.append(Node(.text(text), line: 1, column: 1, end: nodes.count + 1))
      }
    }
    var sections: [Section] = []
    for (place, part) in parts.enumerated() {
      sections.append(
        Section(
          title: part.title, level: part.level, anchor: part.level == 1 ? "" : part.title,
          parent: sections.lastIndex { $0.level < part.level }, nodes: 4 * place..<4 * place + 4,
          ownEnd: 4 * place + 4))
    }
    let front = FrontMatter(title: "Boxes", slug: "boxes", url: "", abstract: abstract)
    let page = SitePage(
      document: Document(frontMatter: front, file: "f", nodes: nodes, sections: sections),
      folder: "boxes", group: 0, previous: nil, next: nil, links: [:])
    return Site(settings: SiteSettings(), pages: [page], groups: []).units
  }
}
