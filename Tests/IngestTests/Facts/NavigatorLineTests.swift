import Testing

@testable import Ingest

@Suite struct NavigatorLineTests {
  private static let root = "/design/human-interface-guidelines/"

  private func line(_ inside: String, _ title: String) -> String {
    "1 of 2 symbols inside \(inside)[\(title)](\(Self.root)\(title.lowercased()))"
  }

  private func told(_ text: String) -> String? {
    NavigatorLine(.init(text: text)).map { "\($0.parent) \($0.isGroup) \($0.title) \($0.slug)" }
  }

  @Test func anEntryNamesItsParentAndItsPage() {
    #expect(told(line("-7 ", "Cups")) == "-7 false Cups cups")
    #expect(told(line("<root> containing 3 symbols", "Cups")) == "<root> true Cups cups")
  }

  @Test(arguments: [
    "", "[Cups](\(root)cups)", "1 of 2 symbols inside 7", "1 of 2 symbols inside 7 [Cups]",
    "1 of 2 symbols inside 7 [Cups](\(root)cups", "1 of 2 symbols inside 7 [Cups](https://x.test)",
  ])
  func whatIsNoEntry(text: String) { #expect(told(text) == nil) }

  private func tree(_ lines: [(String, String)]) -> [String] {
    NavigatorLine.links(
      lines.compactMap { NavigatorLine(.init(text: line($0.0, $0.1))) }
    ).map { "\($0.title) < \($0.group)" }
  }

  @Test func aNumberNamesTheEntryOpenedBeforeIt() {
    let lines = [
      ("<root> containing 2 symbols", "Kitchen"), ("11 ", "Cups"),
      ("11 containing 1 symbols", "Jugs"), ("22 ", "Spouts"), ("11 ", "Pots"),
      ("<root> ", "Garden"),
    ]
    #expect(
      tree(lines) == [
        "Kitchen < ", "Cups < Kitchen", "Jugs < Kitchen", "Spouts < Jugs", "Pots < Kitchen",
        "Garden < ",
      ])
  }

  @Test func aTreeWhoseTopWasLostHasNoGroup() { #expect(tree([("11 ", "Cups")]) == ["Cups < "]) }

  @Test func pagesAreFoundInTheTreesOfOthers() {
    var (first, second) = (Ingester.read(raw("")), Ingester.read(raw("")))
    first.navigation = [NavigationLink(slug: "cups", title: "Cups", group: "Kitchen")]
    second.navigation = [
      NavigationLink(slug: "cups", title: "Cups", group: ""),
      NavigationLink(slug: "pots", title: "Pots", group: "Garden"),
    ]
    let groups = MergedRun.groups([first, second])
    #expect(["cups", "pots", "jugs"].map { groups[$0] } == ["Kitchen", "Garden", nil])
  }
}
