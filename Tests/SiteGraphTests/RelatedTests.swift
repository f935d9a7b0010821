import Model
import Testing

@Suite struct RelatedTests {
  private static let root = "/design/human-interface-guidelines"

  private func related(_ body: String) -> [String] {
    let site = site([page("a", body: body), page("b"), page("c")], [("One", ["a", "b", "c"])])
    return site.pages[0].related.map { site.pages[$0].folder }
  }

  @Test func whatAppleLists() {
    let list = "[C](\(Self.root)/c)\n\n- [B](\(Self.root)/b)\n- [C](\(Self.root)/c)"
    #expect(
      related("## Resources\n\n#### Related\n\n\(list)\n\n[X](\(Self.root)/x)\n") == ["c", "b"])
    #expect(related("## Resources\n\n### RELATED\n\n\(list)\n\n### Videos\n") == ["c", "b"])
  }

  @Test func nothingElse() {
    let list = "[C](\(Self.root)/c)"
    #expect(related("## Related\n\n\(list)") == [])
    #expect(related("## Resources\n\n\(list)\n\n#### Videos\n\n\(list)") == [])
    #expect(related("## Resources\n\n#### Related\n\nNone\n\n## Change log\n\n\(list)") == [])
  }
}
