import Ingest
import Testing

/// Items that lost their marks, told by the line in front of them and by being alike.
@Suite struct PlainListTests {
  private func items(_ lines: String...) -> Int {
    plainRecovered(lines.joined(separator: "\n\n")).split(separator: "\n").count {
      $0.hasPrefix("- ")
    }
  }

  private let after = "The water is hot, so pour it slowly. Steam burns."

  @Test func fragmentsBehindAColon() {
    #expect(items("A kettle has:", "A handle", "A lid", "A spout", after) == 3)
  }

  @Test func sentencesThatOpenAlike() {
    #expect(items("People can:", "Fill it.", "Lift it.", "Clean it.", after) == 3)
  }

  @Test func asManyAsAnnounced() {
    #expect(
      items(
        "There are two kinds of kettles:", "Electric kettles are fast.", "Iron kettles are slow.",
        "Copper kettles are a memory.", after) == 2)
  }

  @Test func namesWithExplanations() {
    #expect(
      items("A kettle has one of these states:", "Cold. It waits.", "Hot. It whistles.", after) == 2
    )
    #expect(
      items("Kettles boil in one of two ways.", "Fast. It is loud.", "Slow. It hums.", after) == 2)
  }

  @Test func aPointerElsewhereIsNoItem() {
    #expect(
      items("Please:", "Fill it.", "Lift it.", "For developer guidance, see KettleView.") == 2)
  }

  @Test func anotherVerbInBetweenIsOne() {
    #expect(items("People can:", "Fill it.", "Xyzzy it.", "Clean it.", after) == 3)
  }

  @Test func theFollowingAnnouncesToo() {
    #expect(items("Use the following parts.", "A handle", "A lid", after) == 2)
    #expect(items("Use these parts.", "A handle", "A lid", after) == 0)
  }

  @Test func titlesOfPagesAreAMenu() {
    let others = ["Cups", "Plates", "Tea pots"].map { plainPage("Abstract.", title: $0) }
    let text = plainRecovered(
      lines("System features help. There are many.", "Cups", "Plates", "Tea pots"), beside: others)
    #expect(
      text.contains(
        "- [Cups](https://developer.apple.com/design/human-interface-guidelines/cups)\n- [Plates]"))
  }

  @Test(arguments: [
    ("Choosing a cup.", "Pouring the tea.", "Drinking it."),
    ("A cup is round.", "The lid is flat.", "A spout is long."),
    ("When it is hot, wait.", "When it is cold, hurry.", "When it is gone, refill."),
  ])
  func anyFormMayRepeat(one: String, two: String, three: String) {
    #expect(items("There is much to do:", one, two, three, after) == 3)
  }

  @Test func numbersAreItemsAmongNumbers() {
    #expect(
      items("Sizes are:", "60x60 pt for cups", "34x34 pt for lids", "Pouring tea", after) == 2)
  }

  @Test func guidelinesThatAreAnnouncedMayExplain() {
    #expect(
      items(
        "Follow these guidelines for tea:", "Avoid steam in rooms. It is wet.",
        "Prefer large pots for guests. They last.", "To learn more, ask a friend. Friends know.")
        == 2)
  }

  @Test func nothingIsAnItemWithoutAnAnnouncement() {
    #expect(items("A kettle is round.", "Fill it.", "Lift it.", "Clean it.", after) == 0)
  }

  @Test func anAnnouncementBeforeATextIsNone() {
    #expect(items("For example:", "The kettle was full, and nobody knew. It boiled over.") == 0)
  }
}
