import Model
import Testing

@testable import Parse

/// Every form that leads of the guidelines have, in words of our own.
@Suite struct PolarityTests {
  @Test(arguments: [
    ("Avoid lids.", Polarity.avoid), ("Don’t nest.", .avoid), ("Don't nest.", .avoid),
    ("Donʼt nest.", .avoid), ("Never nest boxes.", .avoid), ("Do not nest.", .avoid),
    ("AVOID lids.", .avoid), ("Refrain from lids.", .avoid), ("Resist the urge to nest.", .avoid),
    ("Consider a lid.", .consider), ("Prefer lids.", .prefer), ("Favor small boxes.", .prefer),
    ("Ensure lids fit.", .ensure), ("Make sure lids fit.", .ensure), ("Always close.", .ensure),
    ("Be sure a lid is there.", .ensure), ("Make boxes that never open.", .advise),
    ("Do nest boxes.", .advise), ("Sure.", .advise), ("Avoidance is bad.", .advise),
    ("", .advise), ("…", .advise), ("Donʼt", .avoid),
  ])
  func theVerbInFront(lead: String, polarity: Polarity) { expect(lead, polarity) }

  @Test(arguments: [
    ("In general, avoid lids.", Polarity.avoid), ("In general avoid lids.", .avoid),
    ("Generally, don’t nest.", .avoid), ("Generally avoid lids.", .avoid),
    ("Whenever possible, prefer lids.", .prefer), ("When possible prefer lids.", .prefer),
    ("As much as possible, avoid lids.", .avoid), ("Carefully consider lids.", .consider),
    ("In rare cases, consider no lid at all.", .consider), ("As a rule, never nest.", .avoid),
    ("In kitchens, generally avoid lids.", .avoid), ("Ideally, make sure lids fit.", .ensure),
    ("Instead, prefer lids.", .prefer), ("Strongly prefer lids.", .prefer),
    ("Also consider lids.", .consider), ("By default, ensure that lids fit.", .ensure),
    ("If necessary, avoid lids.", .avoid), ("When in doubt, prefer a lid.", .prefer),
  ])
  func aPhraseInFront(lead: String, polarity: Polarity) { expect(lead, polarity) }

  @Test(arguments: [
    ("If the box is full, avoid lids.", Polarity.avoid),
    ("If you must nest, avoid lids.", .avoid),
    ("If you don’t use boxes, jars, or trays of tin, prefer bags.", .prefer),
    ("In boxes, trays, and bags, consider lids.", .consider),
    ("Before moving a box, consider its weight.", .consider),
    ("To stack boxes, prefer flat lids.", .prefer),
    ("Between meals, avoid lids.", .avoid),
    ("Outside of kitchens, avoid lids.", .avoid), ("For games, consider a larger box.", .consider),
    ("Because lids are lost, ensure that boxes do without.", .ensure),
    ("While a box moves, make sure its lid stays.", .ensure),
    ("When stacking tins, prefer round ones.", .prefer),
    ("When you know a lid fits, you generally want to avoid tape.", .avoid),
    ("In a box, don’t nest another.", .avoid), ("Instead of a lid, consider a cloth.", .consider),
    ("If there’s a lid, consider closing it, and prefer tin.", .consider),
    ("On a shelf — with others — avoid tall boxes.", .avoid),
    ("As boxes wear out, always consider new ones.", .consider),
    ("If a lid has parts, be sure to fasten them.", .ensure),
    ("In tins, never nest.", .avoid), ("At least once, make sure that the lid opens.", .ensure),
  ])
  func aClauseInFront(lead: String, polarity: Polarity) { expect(lead, polarity) }

  @Test(arguments: [
    ("Take care to avoid dents.", Polarity.avoid), ("Try to avoid dents.", .avoid),
    ("Strive to avoid dents.", .avoid), ("Be especially careful to avoid dents.", .avoid),
    ("Be careful not to dent it.", .avoid), ("Try not to dent it.", .avoid),
    ("Make sure not to dent it.", .avoid), ("Be sure to avoid dents.", .avoid),
    ("Be sure to close it.", .ensure), ("Aim to ensure a fit.", .ensure),
    ("It’s best to avoid lids.", .avoid), ("It’s generally best to prefer lids.", .prefer),
    ("You should never nest.", .avoid), ("In tins, you must not nest.", .avoid),
    ("You might want to close it.", .consider), ("You should consider lids.", .consider),
    ("A box must never open.", .avoid), ("Boxes shouldn’t open.", .avoid),
    ("Don’t forget to close it.", .ensure), ("Always avoid lids.", .avoid),
  ])
  func aHelperInFront(lead: String, polarity: Polarity) { expect(lead, polarity) }

  @Test(arguments: [
    ("Don’t nest; instead, stack.", Polarity.avoid), ("Don’t nest, instead prefer stacks.", .avoid),
    ("Avoid lids — prefer cloth.", .avoid), ("Prefer cloth, and avoid lids.", .prefer),
    ("Use cloth — don’t use lids.", .advise), ("Hide a lid, don’t dim it.", .advise),
    ("Use a box, not a bag.", .advise), ("Help people avoid dents.", .advise),
    ("If it’s hot, close it, but don’t lock it.", .advise),
    ("Stop the box; don’t drop it.", .advise),
    ("At the minimum, provide a lid; prefer a lock too.", .advise),
    ("In a box, use cloth to avoid dents.", .advise),
    ("When full, move it, and avoid dents.", .advise),
    ("Don’t hesitate to nest.", .advise), ("If it’s flat, you don’t need to avoid lids.", .advise),
    ("In tins, you can avoid lids.", .advise), ("Use lids only if you must.", .advise),
    ("Apply lids only when it rains.", .advise), ("Show which lid must not move.", .advise),
  ])
  func onlyTheMainVerbCounts(lead: String, polarity: Polarity) { expect(lead, polarity) }

  private func expect(_ lead: String, _ polarity: Polarity) {
    #expect(Polarity(of: LeadClauses(lead).main ?? []) == polarity, "\(lead)")
  }
}
