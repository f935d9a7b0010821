import Testing

/// The rule about folders within a target is seen to fail on a target that breaks it.
@Suite struct FolderRulesTests {
  private func findings(
    _ list: KeyValuePairs<String, Set<String>>, _ files: [(path: String, text: String)]
  ) -> [String] {
    let sources = files.map { SourceFile($0.text, path: "Sources/\($0.path)") }
    return FolderRules(target: "Ingest", importing: ["Model"], files: sources)
      .findings(against: list)
  }

  private static let lines = ("Ingest/Lines/Line.swift", "struct Line { func cut() {} }")
  private static let merge = ("Ingest/Merge/Page.swift", "struct Page { let line: Line }")

  @Test func aListedArrowIsFine() {
    #expect(findings(["Lines": [], "Merge": ["Lines"]], [Self.lines, Self.merge]) == [])
  }

  @Test func anArrowThatIsNotListedIsFound() {
    #expect(
      findings(["Lines": [], "Merge": []], [Self.lines, Self.merge])
        == ["Sources/Ingest/Merge/Page.swift:1: Line: Merge → Lines"])
  }

  @Test func aListedArrowThatNothingUsesIsFound() {
    #expect(
      findings(["Lines": [], "Merge": ["Lines"]], [Self.lines, ("Ingest/Merge/A.swift", "")])
        == ["Merge → Lines is listed, and nothing uses it"])
  }

  @Test func anArrowUpwardsIsFound() {
    #expect(
      findings(["Merge": ["Lines"], "Lines": []], [Self.lines, Self.merge])
        == ["Merge → Lines goes upwards"])
  }

  @Test func aFolderThatIsNotListedIsFound() {
    #expect(findings([:], [Self.lines]) == ["Lines is listed or there alone"])
    #expect(findings(["Line": []], [("Ingest/Line.swift", "struct Line {}")]) == [])
  }

  @Test(arguments: ["// Line", "\"Line\"", "let line = cut()", "let a = cut"])
  func whatNamesNothingIsNoArrow(text: String) {
    #expect(findings(["Lines": [], "A": []], [Self.lines, ("Ingest/A/A.swift", text)]) == [])
  }

  @Test func aFunctionIsKnownBehindADot() {
    let found = findings(["Lines": [], "A": []], [Self.lines, ("Ingest/A/A.swift", "a.cut()")])
    #expect(found == ["Sources/Ingest/A/A.swift:1: cut: A → Lines"])
  }

  @Test(arguments: [
    "Ingest/Merge/B.swift", "Ingest/B/B.swift", "Model/Line.swift",
  ])
  func aNameThatIsDeclaredTwiceSaysNothing(path: String) {
    let twice = (path, "enum Line {}; struct Other { func cut() {} }")
    let list: KeyValuePairs<String, Set<String>> =
      path.contains("/B/") ? ["Lines": [], "Merge": [], "B": []] : ["Lines": [], "Merge": []]
    #expect(findings(list, [Self.lines, Self.merge, twice]) == [])
  }

  @Test func whatIsPrivateIsNotSeenElsewhere() {
    let hidden = ("Ingest/Lines/Line.swift", "struct Run { private static func union() {} }")
    #expect(
      findings(["Lines": [], "A": []], [hidden, ("Ingest/A/A.swift", "a.union(b)")]) == [])
  }
}
