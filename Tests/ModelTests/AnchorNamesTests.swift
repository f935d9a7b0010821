import Model
import Testing

@Suite struct AnchorNamesTests {
  @Test func givesNoNameTwice() {
    var names = AnchorNames(taken: ["a"])
    #expect(
      ["a", "b", "b", "a-2", "a", "b-2"].map { names.take($0) } == [
        "a-2", "b", "b-2", "a-2-2", "a-3", "b-2-2",
      ])
  }

  @Test(arguments: [
    "main", "tree", "search-hits", "search-hit-3", "note-1", "mention-12", "i-search", "p-ios",
  ])
  func leavesTheLayoutItsOwn(name: String) {
    var names = AnchorNames()
    #expect(names.take(name) == name + "-2")
    #expect(names.take(name) == name + "-3")
  }

  @Test(arguments: ["Main", "note-the-size", "i", "i-want-this", "trees"])
  func leavesOtherNamesAsTheyAre(name: String) {
    var names = AnchorNames()
    #expect(names.take(name) == name)
  }

  @Test(arguments: ["note", "i", "p", "mention", "search-hit"])
  func countsWordsThatTheLayoutBeginsWith(name: String) {
    var names = AnchorNames()
    #expect(
      [names.take(name), names.take(name), names.take(name)] == [name, "\(name)--2", "\(name)--3"])
  }

  @Test func cutsBetweenWords() {
    var names = AnchorNames()
    let words = Array(repeating: "word", count: 40).joined(separator: "-")
    let cut = names.take(words)
    #expect(words.hasPrefix(cut + "-word") && cut.utf8.count <= AnchorNames.longest)
    #expect(names.take(words) == cut + "-2")
    #expect(names.take(String(repeating: "é", count: 90)).utf8.count == AnchorNames.longest)
    let exact = String(repeating: "x", count: AnchorNames.longest)
    #expect(names.take(exact) == exact && names.take(exact + "-y") == exact + "-2")
  }

  @Test(.timeLimit(.minutes(15)))
  func manyOfOneNameTakeTheirTimeAndNoMore() {
    var names = AnchorNames(taken: (2...50_000).map { "a-\($0)" })
    let given = (0..<50_000).map { _ in names.take("a") }
    #expect(Set(given).count == 50_000 && given.last == "a-99999")
  }
}
