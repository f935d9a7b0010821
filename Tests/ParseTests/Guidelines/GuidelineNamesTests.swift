import Model
import Testing

@Suite struct GuidelineNamesTests {
  private func ids(_ markdown: String) -> [String] { parsed(markdown).guidelines.map(\.id) }

  @Test func theFirstEightWordsInLowerCase() {
    #expect(
      ids("**Don’t put 2 boxes (or more) on Émile’s one shelf at once.** So.")
        == ["dont-put-2-boxes-or-more-on-émiles"])
  }

  @Test(arguments: [
    ("Don’t use “quotes” — ever.", "dont-use-quotes-ever"),
    ("Use Größe 44 × 44 pt.", "use-größe-44-44-pt"),
  ])
  func signsSeparateWords(lead: String, id: String) { #expect(ids("**\(lead)** So.") == [id]) }

  @Test func theSameLeadInTwoSectionsIsToldApartByThem() {
    let rule = "\n\n**Keep boxes small.** So.\n\n"
    #expect(
      ids("# T\n## Good use\(rule)## macOS\(rule)")
        == ["Good-use--keep-boxes-small", "macOS--keep-boxes-small"])
  }

  @Test func theSameLeadInOneSectionIsToldApartByItsText() {
    let (one, two) = ("**Keep boxes small.** One.", "**Keep boxes small.** Two.")
    let ids = ids("## A\n\n\(one)\n\n\(two)\n")
    #expect(ids.allSatisfy { $0.hasPrefix("A--keep-boxes-small--") })
    #expect(Set(ids).count == 2)
    #expect(self.ids("## A\n\n\(two)\n\n\(one)\n") == ids.reversed())
  }

  @Test func aboveTheFirstHeadingTheTextTells() {
    let rule = "**Keep boxes small.** So.\n\n"
    let ids = ids("\(rule)## A\n\n\(rule)")
    #expect(ids[0].hasPrefix("keep-boxes-small--") && ids[1] == "A--keep-boxes-small")
  }

  @Test func twinsAreNumbered() {
    let ids = ids(String(repeating: "**Keep boxes small.** So.\n\n", count: 3))
    #expect(Set(ids) == [ids[0], ids[0] + "-2", ids[0] + "-3"])
  }

  @Test func aHeadingsAnchorIsNotTakenAgain() {
    #expect(ids("## keep-it\n\n**Keep it.** So.\n") == ["keep-it--keep-it"])
  }

  @Test func noIdIsLongerThanAnchorsAre() {
    let long = String(repeating: "x", count: 5000)
    let rule = "**Keep \(long) small, or else use none.** So.\n\n"
    for markdown in [rule, rule + rule, "## \(long)\n\n\(rule)## \(long)y\n\n\(rule)"] {
      let ids = ids(markdown)
      #expect(ids.allSatisfy { $0.utf8.count <= AnchorNames.longest + 2 })
      #expect(Set(ids).count == ids.count)
    }
  }
}
