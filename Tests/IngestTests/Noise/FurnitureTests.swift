import Testing

@testable import Ingest

/// Every rule of every table: a line that it is the first to know, and one close by that no rule of
/// its table may know.
@Suite struct FurnitureTests {
  struct Case: Sendable {
    let known: String
    let id: String
    let miss: String

    init(_ known: String, _ id: String, not miss: String) {
      (self.known, self.id, self.miss) = (known, id, miss)
    }
  }

  struct Table: Sendable, CustomTestStringConvertible {
    let name: String
    let rules: [NoiseRule]
    let cases: [Case]
    var testDescription: String { name }
  }

  @Test(arguments: tables) func everyRuleKnowsItsLine(table: Table) {
    for one in table.cases {
      #expect(table.rules.rule(for: .init(text: one.known))?.id == one.id, "\(one.known)")
    }
  }

  @Test(arguments: tables) func noRuleKnowsTheLineBeside(table: Table) {
    for one in table.cases {
      #expect(table.rules.rule(for: .init(text: one.miss)) == nil, "\(one.miss)")
    }
  }

  /// A rule that is never the first to know a line is dead.
  @Test(arguments: tables) func everyRuleHasACase(table: Table) {
    #expect(table.cases.count == table.rules.count)
    for (place, rule) in table.rules.enumerated() {
      let isFirst = table.cases.contains { one in
        table.rules.firstIndex { $0.matches(.init(text: one.known)) } == place
      }
      #expect(isFirst, "\(rule.id) \(rule.match)")
    }
  }

  @Test func everyRuleOfAShapeIsInATable() {
    let known = Set(Self.tables.flatMap(\.rules).map(\.id))
    let rules = ShapeRegistry.all.flatMap { $0.furniture }.map(\.id)
    #expect(rules.filter { !known.contains($0) } == [])
  }

  @Test(arguments: tables) func everyRuleHasANameAndAReason(table: Table) {
    for rule in table.rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" } && !rule.id.isEmpty)
      #expect(!rule.reason.isEmpty && rule.reason.last?.isPunctuation == false, "\(rule.id)")
    }
  }

  /// In a ledger, a rule's name says alone why bytes were dropped: none may be a reader's name for
  /// what it keeps.
  @Test(arguments: tables) func noRuleIsNamedLikeAReadersOwn(table: Table) {
    let readers = ["blank", "heading", "item", "paragraph", "table", "code", "image", "caption"]
    #expect(table.rules.filter { readers.contains($0.id) }.isEmpty)
  }

  @Test(arguments: tables) func nothingAndPlainWordsAreContent(table: Table) {
    for line in ["", "A kettle whistles.", "## Kettles", "1. Fill", "> Hot", "**Pour.** Wait."] {
      let isMadeUp = table.name == "plain after" && line.hasPrefix("#")
      #expect((table.rules.rule(for: .init(text: line)) != nil) == isMadeUp, "\(line)")
    }
  }
}
