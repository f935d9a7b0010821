import Testing

@testable import Ingest

/// First sentences that tell people what to do are set bold again.
@Suite struct LeadsTests {
  private func marked(
    _ text: String, _ section: String = "Best practices", _ lexicon: Lexicon = Lexicon()
  ) -> String? {
    Leads.marked(.init(text: text), section: section, lexicon: lexicon).map { $0[...].asText }
  }

  @Test(arguments: [
    "Use small cups.", "Don’t use jugs.", "Don't use jugs.", "Be brief.", "Always avoid jugs.",
    "Clearly and briefly explain tea.", "If tea cools, remove it.", "In general, avoid jugs.",
    "When people, guests, or friends come, offer tea.", "Instead, use cups.", "Tea time.",
  ])
  func guidelines(lead: String) {
    #expect(marked(lead + " It stays hot.") == "**\(lead)** It stays hot.")
    #expect(Leads.isGuideline(.init(text: lead), lexicon: Lexicon()))
    #expect(marked(lead) == nil)
  }

  @Test(arguments: [
    "Cups are small things.", "For example, use a jug.", "To learn more, see the jug.",
    "If tea cools, people leave.", "As shown below, use a cup.", "It is tea.", "Small tea is hot.",
    "When people pour, they, too, use cups.",
  ])
  func whatIsNone(lead: String) { #expect(marked(lead + " It stays hot.") == nil) }

  @Test func aboveTheFirstChapterOnlyNamesLead() {
    #expect(marked("Tea time. It stays hot.", "") == "**Tea time.** It stays hot.")
    #expect(marked("Use cups. They stay hot.", "") == nil)
  }

  @Test(arguments: ["Resources", "Change log"]) func closingSectionsHaveNone(section: String) {
    #expect(marked("Use small cups. They stay hot.", section) == nil)
  }

  @Test func thePagesOfARunTeachVerbs() {
    var lexicon = Lexicon()
    let text = "Whisk the tea with care. It foams."
    #expect(marked(text) == nil)
    lexicon.add(opener: "Whisk", leads: true)
    #expect(marked(text, "A", lexicon) == nil)
    lexicon.add(opener: "Whisk", leads: true)
    #expect(marked(text, "A", lexicon) != nil)
    lexicon.add(opener: "Whisk", leads: false)
    #expect(marked(text, "A", lexicon) == nil)
  }

  @Test func thePagesOfARunUnteachVerbs() {
    var lexicon = Lexicon()
    for _ in 0..<3 { lexicon.add(opener: "Consider", leads: false) }
    #expect(marked("Consider a small cup. It is hot.", "A", lexicon) != nil)
    lexicon.add(opener: "Consider", leads: false)
    #expect(marked("Consider a small cup. It is hot.", "A", lexicon) == nil)
  }
}
