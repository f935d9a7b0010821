import Model
import Testing

@testable import Ingest

@Suite struct AsideLineTests {
  @Test(arguments: Aside.allCases) func aLabelIsKnownAlone(kind: Aside) {
    #expect(AsideLine.label(.init(text: kind.label)) == kind)
    #expect(AsideLine.label(.init(text: kind.label + "s")) == nil)
    #expect(AsideLine.label(.init(text: kind.label.lowercased())) == nil)
    #expect(AsideLine.kind(named: kind.label.uppercased()) == kind)
  }

  @Test(arguments: Aside.allCases) func aLabelStandsBeforeAColon(kind: Aside) {
    let found = AsideLine.labeled(.init(text: kind.label + ": Hot. "))
    #expect(found?.kind == kind)
    #expect(found?.text.asText == "Hot.")
    #expect(AsideLine.labeled(.init(text: kind.label + " Hot.")) == nil)
    #expect(AsideLine.labeled(.init(text: "A " + kind.label + ": Hot.")) == nil)
  }

  @Test func noOtherNameIsAKind() { #expect(AsideLine.kind(named: "Hint") == nil) }

  @Test(arguments: [
    ("Note\n\nHot.\n", ["note Hot."]), ("Tip\nHot.\n", ["tip Hot."]),
    ("Note\n\n## Hot\n", ["p Note", "h2 Hot"]), ("Note\n\n- hot\n", ["p Note", "0- hot"]),
    ("Note\n", ["p Note"]), ("Note\n\n![a](b)\n", ["p Note", "image ![a](b)"]),
    ("Note\n\nTip\n\nHot.\n", ["p Note", "tip Hot."]),
    ("A\nNote\n\nHot.\n", ["p A Note", "p Hot."]),
    ("Note\n\na|b\n-|-\n", ["p Note", "table a|b"]),
    ("Note\n\n```\n```\n", ["p Note", "code ```\n```"]),
  ])
  func aLabelNeedsABody(text: String, blocks: [String]) { #expect(LinesRead(text).dump == blocks) }

  @Test(arguments: [
    ("> [!TIP]\n> Hot.\n", ["tip Hot."]), ("> [!caution]\n> Hot.\n", ["warning Hot."]),
    ("> [!NOTE]\n> A\n> b.\n>\n> C.\n", ["note A b.", "note+ C."]), ("> Hot.\n", ["p Hot."]),
    ("> Note: Hot.\n", ["note Hot."]), ("> Hot. Note: no.\n", ["p Hot. Note: no."]),
    ("> [!NOTE]\n> A.\n\n> B.\n", ["note A.", "p B."]),
    ("> [!NOTE]\n> A.\n\n> [!TIP]\n> B.\n", ["note A.", "tip B."]), (">\n", []),
  ])
  func quotes(text: String, blocks: [String]) { #expect(LinesRead(text).dump == blocks) }
}
