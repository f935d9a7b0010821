import Model
import Testing

@testable import Parse

@Suite struct PolarityTests {
  @Test(arguments: [
    ("Avoid lids.", Polarity.avoid), ("Don’t nest.", .avoid), ("Don't nest.", .avoid),
    ("Never nest boxes.", .avoid), ("Do not nest.", .avoid), ("AVOID lids.", .avoid),
    ("Consider a lid.", .consider), ("Prefer lids.", .prefer), ("Favor small boxes.", .prefer),
    ("Ensure lids fit.", .ensure), ("Make sure lids fit.", .ensure), ("Always close.", .ensure),
  ])
  func theFirstWordTells(lead: String, polarity: Polarity) {
    #expect(Polarity(opening: lead) == polarity)
  }

  @Test(arguments: [
    "Make boxes that never open.", "Do nest boxes.", "If you must, avoid lids.", "Sure.",
    "Avoidance is bad.", "", "…", "Donʼt",
  ])
  func noWordBehindItDoes(lead: String) { #expect(Polarity(opening: lead) == .advise) }
}
