import Ingest
import Testing

/// Where a list begins and ends: nothing marks its items but their neighbors.
@Suite struct FlattenedListTests {
  @Test func aSentenceEndsItemsWithoutMarks() {
    #expect(
      practices("You need:A cupSome teaThat is all. Pour.")
        == ["You need:", "- A cup", "- Some tea", "That is all. Pour."])
  }

  @Test func shortWordsBehindLongItemsAreAHeading() {
    let items = [
      "A cup that is large enough for one person in the morning",
      "Some tea that has been picked on a good day in spring",
    ]
    #expect(
      practices("You need:\(items.joined())Pouring teaTilt the pot. It flows.") == [
        "You need:", "- \(items[0])", "- \(items[1])", "### Pouring tea",
        "**Tilt the pot.** It flows.",
      ])
  }

  /// A short last item is none if it is a command like the others.
  @Test func aShortCommandIsAnItemToo() {
    let items = [
      "Fill the cup that is large enough for one person in the morning",
      "Heat the tea that has been picked on a good day in spring", "Lift it",
    ]
    #expect(
      practices("You can:\(items.joined())For more, see Pots. They are hot.").dropFirst().prefix(3)
        == ["- \(items[0])", "- \(items[1])", "- \(items[2])"])
  }

  /// What is counted is alike.
  @Test func aNumberCountsNoMixture() {
    let blocks = practices(
      "There are two kinds of lids:Lids are round. They close.FlatLids help. They shine.")
    #expect(!blocks.contains("- Flat"), "\(blocks)")
  }

  @Test func itemsWithMarksEndAtALongerParagraph() {
    #expect(
      practices("Do this:Fill the pot.Heat the water.Pour it.Tea is ready. It is hot.")
        == [
          "Do this:", "- Fill the pot.", "- Heat the water.", "- Pour it.",
          "Tea is ready. It is hot.",
        ])
  }

  @Test func itemsWithMarksEndWhereAnotherKindOfSentenceBegins() {
    #expect(
      practices("Do this:Fill the pot.Heat the water.After that, tea is ready.")
        == ["Do this:", "- Fill the pot.", "- Heat the water.", "After that, tea is ready."])
  }

  @Test func aPointerElsewhereIsNoItem() {
    #expect(
      practices("Do this:Fill the pot.Heat the water.For guidance, see Cups.")
        == ["Do this:", "- Fill the pot.", "- Heat the water.", "For guidance, see Cups."])
  }

  @Test func longItemsOpenAlike() {
    let item = "People can pour. It splashes."
    #expect(
      practices("There are ways:\(item)\(item)Use a cup. It helps.")
        == ["There are ways:", "- \(item)", "- \(item)", "**Use a cup.** It helps."])
  }

  @Test func oneLongSentenceBehindAColonIsNoList() {
    let text = ["Mind this:", "Tea is hot. It burns.", "Water is wet. It drips."]
    #expect(practices(text.joined()) == text)
  }

  @Test func anAsideEndsItems() {
    #expect(
      practices("You need:A cupSome teaNoteIt burns.")
        == ["You need:", "- A cup", "- Some tea", "> [!NOTE]", "> It burns."])
  }

  @Test func aPlatformEndsItems() {
    #expect(
      recovered(
        "Platform considerationsYou need:A cupSome teamacOSTea is hot.",
        chapters: ["Platform considerations"]
      ).dropFirst()
        == ["You need:", "- A cup", "- Some tea", "### macOS", "Tea is hot."])
  }

  @Test func twoCommandsAreParagraphs() {
    let text = ["Tea wants care.", "Choose a pot.", "Use fresh water.", "Tea is hot. It burns."]
    #expect(practices(text.joined()) == text)
  }

  @Test func namesBehindALabelAreItems() {
    #expect(
      practices("Things. There are some.TeapotsCups and saucersSugar bowls").suffix(3)
        == ["- Teapots", "- Cups and saucers", "- Sugar bowls"])
  }

  @Test func numbersBeyondWhatFollowsAreIgnored() {
    #expect(
      practices("There are eight ways:One cupTwo cups").suffix(2) == ["- One cup", "- Two cups"])
  }

  /// Its last words are cells, so it has no end mark either.
  @Test func itemsWithoutAnEndStopBeforeAParagraph() {
    let found = practices(
      "Sort kettles by:Size (Small, Large)Form (Round, Flat)Age (New, Old)"
        + "Keep lids apart. They get lost in a drawer, and people look for them. Pot Size 3")
    #expect(found.contains("- Age (New, Old)"), "\(found)")
    #expect(found.last?.hasPrefix("**Keep lids apart.** They get") == true, "\(found)")
  }
}
