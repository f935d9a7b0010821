import Model
import TestSupport
import Testing

@Suite struct SectionTests {
  @Test func headingsMakeATree() {
    let page = parsed("# T\n\n## A b\n\n### C\n\n#### D\n\n## E\n")
    #expect(
      page.sectionDump == """
        1 "T" #
          2 "A b" #A-b
            3 "C" #C
              4 "D" #D
          2 "E" #E

        """)
  }

  @Test func aDuplicateGetsItsParentsAnchor() {
    let page = parsed("# T\n## iOS\n### Size\n## macOS\n### Size\n### Size\n## iOS\n")
    #expect(
      page.sections.map(\.anchor)
        == ["", "iOS", "Size", "macOS", "macOS-Size", "macOS-Size-2", "iOS-2"])
  }

  @Test func noTwoAnchorsAreTheSame() {
    for markdown in [
      "# T\n## A-2\n## A\n## A\n", "# T\n## A\n## A\n## A-2\n", "## !\n## ?\n", "# T\n# U\n# U\n",
      "# T\n## A\n### B\n## A-B\n### B\n## A\n### B\n",
    ] {
      let anchors = parsed(markdown).sections.map(\.anchor)
      #expect(Set(anchors).count == anchors.count, "\(markdown): \(anchors)")
    }
  }

  @Test func onlyTheTitleHasNoAnchor() {
    #expect(parsed("# T\n# Second\n").sections.map(\.anchor) == ["", "Second"])
    #expect(parsed("## A\n# T\n").sections.map(\.anchor) == ["A", "T"])
  }

  @Test func aSectionSpansItsSubsectionsAndOwnsItsText() throws {
    let page = parsed("# T\n\nintro\n\n## A\n\na\n\n### B\n\nb\n\n## C\n")
    let words = page.sections.map { page.plainText(of: $0.nodes) }
    #expect(words == ["T intro A a B b C", "A a B b", "B b", "C"])
    let own = page.sections.map { page.plainText(of: $0.nodes.lowerBound..<$0.ownEnd) }
    #expect(own == ["T intro", "A a", "B b", "C"])
  }

  @Test func headingsInQuotesAndListsAreNoSections() {
    #expect(parsed("# T\n\n> ## Q\n\n- ## L\n").sections.map(\.title) == ["T"])
  }

  @Test func aTitleIsItsWords() {
    let page = parsed("# *A* `b` [c](/d)\n")
    #expect(page.sections.map(\.title) == ["A b c"])
  }

  @Test func aSkippedLevelStillHasItsParent() {
    #expect(parsed("# T\n#### D\n## B\n").sections.map(\.parent) == [nil, 0, 0])
  }

  @Test func aLongHeadingHasAnAnchorOfItsFirstWords() {
    let title = Array(repeating: "Words", count: 30).joined(separator: " ")
    let anchors = parsed("# T\n## \(title)\n### \(title)\n### \(title)\n").sections.map(\.anchor)
    let words = Array(repeating: "Words", count: 16).joined(separator: "-")
    #expect(anchors == ["", words, words + "-2", words + "-3"])
  }

  @Test func noHeadingTakesAnIdOfTheLayout() {
    #expect(
      parsed("# T\n## main\n## note-1\n").sections.map(\.anchor)
        == ["", "main-2", "note-1-2"])
  }

  @Test(.timeLimit(.minutes(15)))
  func manyHeadingsOfOneNameHaveAnchors() {
    let page = parsed("# T\n" + String(repeating: "## A\n", count: 20_000))
    #expect(Set(page.sections.map(\.anchor)).count == 20_001)
  }
}
