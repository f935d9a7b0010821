import Ingest
import Model
import TestSupport
import Testing

/// Whatever the lines are: every byte is booked, nothing hangs, and two runs agree.
@Suite(.timeLimit(.minutes(15))) struct PlainPropertyTests {
  private let pieces = [
    "Red", "red", "iOS", "iOS, iPadOS", "12 pt", "Use it.", "Avoid it. It burns.", "Note", "Tip",
    "Here are two ways:", "The following table is here.", "Attribute", "Value", "Resources",
    "Related", "Videos", "Change log", "Date", "June 9, 2025", "Best practices", "Play",
    "Current page is Kettles", "Skip Navigation", "---", "## Summary", "a(_:b:)", "x | y", "\u{A0}",
    "\u{200B}", "**", "\"", "1. One", "• Two", "    • Three", "image: ../Art/a.png", "A cup:",
    "A cup is round.", "Cup View", "\0", "Supported platforms",
  ]

  private func hold(_ text: String, _ name: String, _ what: String) {
    let page = raw(text, name)
    let (first, second) = (ingested(page), ingested(page))
    #expect(first.ledger.addsUp && first.ledger.size == text.utf8.count, "\(what)")
    #expect(first.pages == second.pages && first.ledger == second.ledger, "\(what)")
    for page in first.pages {
      #expect(page.body.last == UInt8(ascii: "\n") && page.body.suffix(2) != [10, 10], "\(what)")
      #expect(!page.body.contains(0), "\(what)")
    }
  }

  @Test func anyLines() {
    var random = SeededRandom(31)
    for number in 0..<60 {
      let gaps = ["\n", "\n\n", "\n\n", "\r\n", "\n \n"]
      let body = random.list(upTo: 60) { $0.pick(pieces) + $0.pick(gaps) }.joined()
      hold(plainPage(body, chapters: ["Red", "Best practices", "Resources"]), "a.md", "\(number)")
      hold("iOS Developer Library\n\nTea Views\n\n" + body, "a.txt", "\(number), legacy")
    }
  }

  @Test(arguments: ["Red\n\n", "Use it. Avoid ", "If a, ", "Use these:\n\n", "\" ", "&", "Red\n"])
  func muchOfOneThing(piece: String) {
    let body = String(repeating: piece, count: 4_000 / piece.utf8.count)
    hold(plainPage(body), "a.md", piece)
    hold("iOS Developer Library\n\nTea Views\n\n" + body, "a.txt", "\(piece), legacy")
  }
}
