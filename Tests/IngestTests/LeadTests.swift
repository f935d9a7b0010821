import Ingest
import Testing

/// Guidelines are told by the form of their first sentence.
@Suite struct LeadTests {
  private func isLead(_ sentence: String) -> Bool {
    plainRecovered(sentence + " That is why.\n") == "**\(sentence)** That is why.\n"
  }

  @Test(arguments: [
    "Avoid steam.", "Never lift the lid.", "Don't whistle at night.", "Clearly state the reason.",
    "Briefly and precisely name the cup.", "If the cup is full, stop pouring.",
    "When people hold a cup, a pot, or a plate, avoid motion.", "In general, prefer steel.",
    "For each cup, choose a saucer.", "To keep it warm, add a cozy.", "Ideally, show a lid.",
    "Handles.", "Be brief.",
  ])
  func aGuidelineIsSetBold(sentence: String) {
    #expect(isLead(sentence.replacing("'", with: "’")) || isLead(sentence))
  }

  @Test(arguments: [
    "A kettle whistles.", "People pour tea.", "For example, use a cup.",
    "In iOS, kettles are round.",
    "To learn more, see the kettle book.", "When it boils, people take it off, pour, and drink.",
    "As shown below, add a lid.", "Using a lid helps.", "It helps.",
    "Cover is what most cups have.",
  ])
  func anythingElseIsNot(sentence: String) { #expect(!isLead(sentence)) }

  @Test func aSentenceAloneExplainsNothing() {
    #expect(plainRecovered("Avoid steam.\n") == "Avoid steam.\n")
  }

  @Test func thereAreNoGuidelinesBeforeTheFirstChapter() {
    #expect(
      plainRecovered("Avoid steam in small rooms. It burns.\n", chapters: ["Steam"])
        == "Avoid steam in small rooms. It burns.\n")
  }

  @Test func aNameThatIsExplainedIsBoldThere() {
    #expect(
      plainRecovered("Ergonomics. People hold it.\n", chapters: ["Steam"])
        == "**Ergonomics.** People hold it.\n")
  }

  @Test func otherPagesOfTheRunTeachVerbs() {
    let taught = mirror(
      "**Decant the wine at noon.** It is old.\n\n**Decant the tea.** It is hot.\n")
    #expect(
      plainRecovered("Decant the water into jugs. It is clear.\n", beside: [taught])
        == "**Decant the water into jugs.** It is clear.\n")
    #expect(!isLead("Decant the water into jugs."))
  }

  @Test func aWordThatOpensClausesIsNeverAVerb() {
    let taught = mirror(
      "**In general, prefer tea.** It is hot.\n\n**In summer, avoid steam.** It is hot.\n")
    let text = "In this kitchen, you may not want steam. It burns.\n"
    #expect(plainRecovered(text, beside: [taught]) == text)
  }

  @Test func otherPagesOfTheRunTeachNames() {
    let paragraphs = Array(repeating: "Display cases hold cups. They are of glass.", count: 4)
    let taught = mirror(paragraphs.joined(separator: "\n\n"))
    let text = "Display cases keep dust out. They are closed.\n"
    #expect(plainRecovered(text, beside: [taught]) == text)
  }
}
