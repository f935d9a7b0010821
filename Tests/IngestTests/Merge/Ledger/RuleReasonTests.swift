import Files
import Model
import TestSupport
import Testing

@testable import Ingest

@Suite struct RuleReasonTests {
  private static let fixtures = Fixtures.folder("../Fixtures", beside: #filePath)

  @Test(arguments: Fixtures.cases(in: fixtures))
  func everyRuleOfALedgerHasAReason(name: String) throws {
    let folder = Path.join(Self.fixtures, name)
    let input = try #require(try FileSystem.disk.walk(folder).first { $0.hasPrefix("input.") })
    let bytes = try FileSystem.disk.read(Path.join(folder, input))
    let ledger = ingested(RawPage(file: input, name: input, bytes: bytes)).ledger
    let unknown = ledger.spans.map(\.rule).filter { ledger.reasons[$0, default: ""].isEmpty }
    #expect(unknown == [])
  }

  @Test func rowsOfFurnitureGiveTheirReasons() {
    #expect(RuleReasons.all["global-navigation"] == "the site’s main menu")
    #expect(RuleReasons.all["eyebrow"] == "the kind of page")
    #expect(RuleReasons.all["see-also"] == "links to the pages beside it")
  }

  /// Where the rows of a rule differ, the first would speak for all: the rule needs words of its
  /// own.
  @Test func aRuleWithManyRowsSpeaksForAll() {
    #expect(RuleReasons.all["navigator"] == "the tree of pages beside the article")
    #expect(RuleReasons.all["video-controls"] == "a player’s labels and buttons")
  }

  @Test func aRuleThatNobodyWroteHasNone() { #expect(RuleReasons.all["no-such-rule"] == nil) }
}
