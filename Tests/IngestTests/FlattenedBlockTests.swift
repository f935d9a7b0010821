import Diagnostics
import Ingest
import Model
import Testing

/// What pieces without an end mark are, by what stands around them.
@Suite struct FlattenedBlockTests {
  @Test func aFewWordsBeforeTextAreAHeading() {
    #expect(
      practices("Tea is hot.Pouring teaTilt the pot.")
        == ["Tea is hot.", "### Pouring tea", "Tilt the pot."])
  }

  @Test func wordsWithAnArticleAreACaption() {
    #expect(
      practices("Tea is hot.A pot with teaTilt the pot.")
        == ["Tea is hot.", "A pot with tea", "Tilt the pot."])
  }

  @Test func wordsLikeTheirNeighboursAreCaptions() {
    #expect(
      practices("Tea is hot.Full potEmpty potTilt the pot.")
        == ["Tea is hot.", "Full pot", "Empty pot", "Tilt the pot."])
  }

  @Test func aColonAnnouncesItems() {
    #expect(
      practices("You need:A cupSome teaHot waterPour slowly. It splashes.")
        == ["You need:", "- A cup", "- Some tea", "- Hot water", "**Pour slowly.** It splashes."])
  }

  @Test func aNumberSaysHowManyItems() {
    #expect(
      practices("There are two ways:Pour it. Wait.Drink it. Wait.Tea is hot. It burns.")
        == [
          "There are two ways:", "- Pour it. Wait.", "- Drink it. Wait.", "Tea is hot. It burns.",
        ])
  }

  @Test func namesWithAnExplanationAreItems() {
    #expect(
      practices("It is in a state:Cold. Nobody drinks.Hot. Everybody does.")
        == ["It is in a state:", "- **Cold.** Nobody drinks.", "- **Hot.** Everybody does."])
  }

  @Test func commandsInARowAreItems() {
    #expect(
      practices("Tea wants care.Choose a pot.Use fresh water.Avoid lime.")
        == ["Tea wants care.", "- Choose a pot.", "- Use fresh water.", "- Avoid lime."])
  }

  @Test(arguments: [
    ("Note", "NOTE"), ("Tip", "TIP"), ("Important", "IMPORTANT"), ("Warning", "WARNING"),
    ("Developer note", "DEVELOPER_NOTE"),
  ])
  func aLabelOpensAnAside(label: String, alert: String) {
    #expect(
      practices("Tea is hot.\(label)It burns.The end.")
        == ["Tea is hot.", "> [!\(alert)]", "> It burns.", "The end."])
  }

  @Test func leadsAreBoldInChaptersOnly() {
    #expect(
      recovered("Use a pot with lids. It is there.Best practicesUse a cup. It is there.").last
        == "**Use a cup.** It is there.")
    #expect(
      recovered("Use a pot with lids. It is there.Best practicesTea.").first
        == "Use a pot with lids. It is there.")
  }

  @Test func aTableStaysTextAndSaysSo() throws {
    let body =
      "Tea has sizes.SizeUsersSmall cupOne person in the morning.Large cupA family at breakfast."
      + "Whole potAn office before a meeting.Weigh the pot. It is heavy."
    #expect(
      practices(body) == [
        "Tea has sizes.", "<!-- table, lost -->",
        "Size Users Small cup One person in the morning. Large cup A family at breakfast. "
          + "Whole pot An office before a meeting.", "**Weigh the pot.** It is heavy.",
      ])
    let outcome = ingested(raw(flattened("Best practices" + body)))
    let lost = try #require(outcome.diagnostics.first { $0.rule.id == "table-lost" })
    #expect(lost.location.line == 11 && lost.location.column > 60)
  }

  @Test func whatAPlayerShowsStays() {
    let player = " Video with custom controls. Content description: It lets us Play. Steam. Play "
    #expect(
      practices("Tea is hot.\(player)Water is wet.") == [
        "Tea is hot.", "<!-- video: It lets us Play. Steam. -->", "Water is wet.",
      ])
  }

  @Test func marksAtTheStartOfABlockAreText() {
    #expect(
      practices("Tea.\n# is hot.\n- it was.\n1. one is.\n> it said.\n---\n```\n~~~")
        == [
          "Tea.", "\\# is hot.", "\\- it was.", "1\\. one is.", "\\> it said.", "\\---", "\\```",
          "\\~~~",
        ])
  }
}
