import Ingest
import Model
import TestSupport
import Testing

/// Pages flattened here, whose blocks are known: they come back as they were.
@Suite struct FlattenedOracleTests {
  private static let subjects = [
    "Tea", "A pot", "The cup", "Water", "Your kettle", "iPad", "Steam",
  ]
  private static let verbs = ["is hot", "boils", "needs time", "runs over", "stays on iPhone"]
  private static let ends = [".", "?", "!", " (mostly).", ", says “Tea.”"]
  private static let titles = [
    "Pouring", "Lids and spouts", "Sugar", "Milk first", "Handles", "Boiling water", "Tea on iPad",
  ]

  private func sentence(_ random: inout SeededRandom) -> String {
    "\(random.pick(Self.subjects)) \(random.pick(Self.verbs))\(random.pick(Self.ends))"
  }

  /// Chapters, each with paragraphs of one sentence or more.
  private func page(_ random: inout SeededRandom) -> [(title: String, paragraphs: [String])] {
    var titles = Self.titles
    return (0..<(1 + random.below(5))).map { _ in
      let title = titles.remove(at: random.below(titles.count))
      let paragraphs = (0..<(1 + random.below(4))).map { _ in
        (0..<(1 + random.below(3))).map { _ in sentence(&random) }.joined(separator: " ")
      }
      return (title, paragraphs)
    }
  }

  private func plain(_ block: String) -> String {
    String(block.drop { "#- ".contains($0) }.filter { $0 != "*" })
  }

  @Test func paragraphsAndChaptersComeBack() {
    var random = SeededRandom(61)
    for number in 0..<200 {
      let page = page(&random)
      let body = page.map { $0.title + $0.paragraphs.joined() }.joined()
      let blocks = recovered(body, chapters: page.map(\.title))
      let expected = page.flatMap { [$0.title] + $0.paragraphs }
      #expect(blocks.map(plain) == expected, "\(number): \(body)")
      #expect(
        blocks.filter { $0.hasPrefix("## ") }.map(plain) == page.map(\.title), "\(number): \(body)")
    }
  }

  @Test func headingsBelowChaptersComeBack() {
    var random = SeededRandom(62)
    for number in 0..<200 {
      let page = page(&random)
      let body = page.map { $0.title + $0.paragraphs.joined() }.joined()
      let blocks = practices("Tea is hot." + body)
      #expect(
        blocks.filter { $0.hasPrefix("### ") }.map(plain) == page.map(\.title), "\(number): \(body)"
      )
    }
  }

  @Test func itemsBehindAColonComeBack() {
    var random = SeededRandom(63)
    let items = ["A cup with a handle", "Some milk", "Two lumps of sugar", "Hot water", "A spoon"]
    for number in 0..<100 {
      let list = items.filter { _ in random.chance(2) } + [random.pick(["A tray", "A cloth"])]
      let blocks = practices("You need:\(list.joined())Tea is hot. It burns.")
      #expect(
        blocks == ["You need:"] + list.map { "- \($0)" } + ["Tea is hot. It burns."], "\(number)")
    }
  }

  @Test func datesOfTheLogComeBack() {
    var random = SeededRandom(64)
    let months = ["January", "March", "May", "June", "September", "December"]
    for number in 0..<100 {
      let rows = (0..<(1 + random.below(5))).map { _ in
        (
          "\(random.pick(months)) \(1 + random.below(28)), \(2014 + random.below(12))",
          sentence(&random)
        )
      }
      let log = "Change logDateChanges" + rows.map { $0.0 + $0.1 }.joined()
      let cells = recovered(log, chapters: ["Change log"]).dropFirst(3).map { row in
        row.split(separator: "|").map { trimmed($0) }
      }
      #expect(cells == rows.map { [$0.0, $0.1] }, "\(number): \(log)")
    }
  }

  private func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(String(start.reversed().drop { $0 == " " }).reversed())
  }

  @Test func chaptersInTheOrderOfTheirListOnly() {
    var random = SeededRandom(65)
    for number in 0..<100 {
      let body = (0..<8).map { _ in random.pick(Self.titles) + sentence(&random) }.joined()
      let listed = (0..<3).map { _ in random.pick(Self.titles) }
      let found = recovered(body, chapters: listed).filter { $0.hasPrefix("## ") }.map(plain)
      #expect(isPartInOrder(found, of: listed), "\(number): \(found) of \(listed)")
    }
  }

  private func isPartInOrder(_ part: [String], of whole: [String]) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { item in
      guard let place = rest.firstIndex(of: item) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
