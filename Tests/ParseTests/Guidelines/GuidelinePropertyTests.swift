import Model
import TestSupport
import Testing

/// Ids stay: they are looked up by what the guideline says, in pages written in many ways.
@Suite struct GuidelinePropertyTests {
  private func ids(_ page: RandomGuidelines, _ random: inout SeededRandom) -> [String: [String]] {
    let document = parsed(page.markdown(&random))
    var ids: [String: [String]] = [:]
    for rule in document.guidelines {
      let section = rule.section.map { document.sections[$0].title } ?? ""
      let text = document.plainText(of: rule.node..<document.nodes[rule.node].end)
      ids[section + ": " + text.trimmed, default: []].append(rule.id)
    }
    return ids.mapValues { $0.sorted() }
  }

  @Test(arguments: 0..<60)
  func noneIsThereTwiceAndEachIsFound(seed: UInt64) {
    var random = SeededRandom(seed)
    let page = RandomGuidelines(&random)
    let found = ids(page, &random).values.flatMap(\.self)
    #expect(found.count == page.parts.flatMap(\.rules).count)
    #expect(Set(found).count == found.count)
  }

  @Test(arguments: 0..<60)
  func linesBrokenAnewAndSectionsReorderedChangeNone(seed: UInt64) {
    var random = SeededRandom(seed)
    var page = RandomGuidelines(&random)
    let before = ids(page, &random)
    page.parts.shuffle(using: &random)
    for part in page.parts.indices { page.parts[part].rules.shuffle(using: &random) }
    #expect(ids(page, &random) == before)
  }

  @Test(arguments: 0..<60)
  func anotherGuidelineOfItsOwnWordsChangesNone(seed: UInt64) {
    var random = SeededRandom(seed)
    var page = RandomGuidelines(&random)
    let place = random.below(page.parts.count)
    let other = { (thing: String) in
      RandomGuidelines.Rule(lead: "Prefer \(thing) to all others.", rest: "So.")
    }
    page.parts[place].rules.append(other("one thing"))
    let before = ids(page, &random)
    let last = page.parts[place].rules.count - 1
    for change in 0..<3 {
      switch change {
      case 0: page.parts[place].rules[last] = other("another thing")
      case 1: page.parts[place].rules.insert(other("a third thing"), at: 0)
      default: page.parts[place].rules.removeAll { $0.lead.hasPrefix("Prefer") }
      }
      let after = ids(page, &random).filter { !$0.key.contains("Prefer") }
      #expect(after == before.filter { !$0.key.contains("Prefer") })
    }
  }
}

extension String {
  fileprivate var trimmed: String { split { $0.isWhitespace }.joined(separator: " ") }
}
