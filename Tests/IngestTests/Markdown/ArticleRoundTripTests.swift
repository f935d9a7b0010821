import Model
import TestSupport
import Testing

@testable import Ingest

/// What the writer wrote reads back as the same blocks, whatever stands beside what.
@Suite struct ArticleRoundTripTests {
  private static let texts = [
    "Cups hold tea.", "Hot", "a b c", "**Pour.** Then wait.", "A [jug](https://x.test/j) too",
    "Use `pour()` twice", "_Slowly_, then fast", "Größe: 3 × 4", "a \\* b", "x < y > z", "1.5 l",
  ]

  private static func block(_ random: inout SeededRandom, after last: Block?) -> Block {
    let text = random.pick(texts)
    switch random.below(10) {
    case 0: return .heading(1 + random.below(6), text)
    case 1: return .words(text)
    case 2: return .made(.paragraph, text, doubt: .lost)
    case 3, 4: return item(text, &random, after: last)
    case 5: return aside(text, &random, after: last)
    case 6: return table(&random)
    case 7 where last?.kind == .image && random.chance(2): return .made(.caption, text)
    case 7: return .made(.image, "![\(random.pick(["", "A cup"]))](https://x.test/i.png)")
    case 8: return .made(.code, random.pick(["```\na\n\n  # b\n```", "~~~ c\n- d\n```\n~~~"]))
    default: return comment(&random)
    }
  }

  /// Another aside, or one more paragraph of the one before it.
  private static func aside(
    _ text: String, _ random: inout SeededRandom, after last: Block?
  ) -> Block {
    switch last?.kind {
    case .aside(let kind), .asideRest(let kind):
      .made(random.chance(2) ? .asideRest(kind) : .aside(kind), text)
    default: .made(.aside(random.pick(Aside.allCases)), text)
    }
  }

  /// One level deeper than the item before it at most.
  private static func item(
    _ text: String, _ random: inout SeededRandom, after last: Block?
  ) -> Block {
    var deepest = 0
    if case .item(let depth, _) = last?.kind { deepest = min(depth + 1, 8) }
    let number = random.chance(2) ? nil : random.below(1000)
    return .made(.item(depth: random.below(deepest + 1), number: number), text)
  }

  private static func table(_ random: inout SeededRandom) -> Block {
    let cells = texts + ["", "a \\| b", "c<br>d", String(repeating: "long ", count: 12) + "."]
    let columns = 1 + random.below(4)
    let rows = (0...random.below(4)).map { _ in (0..<columns).map { _ in random.pick(cells) } }
    return .made(.table, rows: rows, doubt: random.chance(3) ? .guessed : nil)
  }

  private static func comment(_ random: inout SeededRandom) -> Block {
    random.pick([
      .made(.tabs), .made(.tabs, "A; B"), .made(.panel, "Large"), .made(.tabsEnd),
      .made(.video, "A cup; steam - rising"),
    ])
  }

  @Test func blocksComeBack() {
    var random = SeededRandom(2026)
    for _ in 0..<600 {
      var blocks: [Block] = []
      for _ in 0..<(1 + random.below(9)) {
        blocks.append(Self.block(&random, after: blocks.last))
      }
      let markdown = String(decoding: ArticleWriter.markdown(blocks), as: UTF8.self)
      let read = LinesRead(markdown)
      #expect(read.dump == blocks.map(\.dump), "\(markdown)")
      #expect(ArticleWriter.markdown(read.blocks) == Array(markdown.utf8), "\(markdown)")
    }
  }

  @Test func whatCannotStandRightUnderAPictureIsAParagraph() {
    let words = [
      "# a", "- a", "1. a", "> a", "```", "<b>", "<!-- tabs -->", "![b](c)", "=", "Note", "|--",
      ":-", "-|-",
      "Content description: a", "[![](a) b](c)",
    ]
    for text in words {
      let blocks: [Block] = [.made(.image, "![a](b)"), .made(.caption, text), .words("d")]
      let written = String(decoding: ArticleWriter.markdown(blocks), as: UTF8.self)
      #expect(written == "![a](b)\n\n\(text)\n\nd\n")
    }
  }

  /// The oracle writes one block more each time and looks for where the page goes on.
  @Test func eachBlockStartsOnItsLine() {
    var random = SeededRandom(2027)
    for _ in 0..<200 {
      var blocks: [Block] = []
      for _ in 0..<(1 + random.below(9)) {
        blocks.append(Self.block(&random, after: blocks.last))
      }
      let starts = blocks.indices.map { number -> Int in
        let before = ArticleWriter.markdown(Array(blocks[..<number]))
        let rest = ArticleWriter.markdown(Array(blocks[...number])).dropFirst(before.count)
        let gap = rest.starts(with: ">\n".utf8) || rest.starts(with: "\n".utf8) ? 1 : 0
        return 1 + before.count { $0 == UInt8(ascii: "\n") } + (number > 0 ? gap : 0)
      }
      #expect(ArticleWriter.article(blocks).starts == starts)
    }
  }
}
