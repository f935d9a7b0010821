import Diagnostics
import Testing

@testable import Checks

@Suite struct CheckRegistryTests {
  @Test func findingsComeInOrderOfPlaceWhateverTheRule() {
    let page = "# A\n\n![](x.png)\n\n[y](#z)\n\n### B\n\n![](w.png)\n"
    #expect(
      findings([("b", page), ("a", "![](v.png)\n")]) == [
        "a.md:5:1 warning missing-alt", "b.md:7:1 warning missing-alt",
        "b.md:9:1 warning broken-anchor", "b.md:11:1 note heading-order",
        "b.md:13:1 warning missing-alt",
      ])
  }

  @Test func rulesStandInOrderOfTheirFiles() {
    let names = CheckRegistry.all.map { "\($0)" }
    #expect(names == names.sorted())
  }

  /// `broken-link` is `BrokenLink`, in `Rules/BrokenLink.swift`.
  @Test(arguments: CheckRegistry.all.map { (rule: $0.rule.id, name: "\($0)") })
  func checksHaveTheNamesOfTheirRules(check: (rule: String, name: String)) {
    let words = check.rule.split(separator: "-")
    #expect(check.name == words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }
}
