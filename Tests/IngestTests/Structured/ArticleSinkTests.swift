import Model
import Testing

@testable import Ingest

/// Blocks are taken so that what is written of them reads back.
@Suite struct ArticleSinkTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func kinds(_ sink: ArticleSink) -> [Block.Kind] { sink.blocks.map(\.kind) }

  @Test func emptyTextIsNoBlock() {
    var sink = ArticleSink()
    sink.add(.paragraph, [], from: 0..<1, "a")
    sink.add(code: bytes(" \n\n"), language: [], from: 0..<1)
    #expect(sink.blocks.isEmpty)
  }

  @Test func itemsStandOneStepInside() {
    var sink = ArticleSink()
    for depth in [3, 5, 4, 0, 20] {
      sink.add(.item(depth: depth, number: nil), [97], from: 0..<1, "i")
    }
    sink.add(.paragraph, [97], from: 0..<1, "p")
    sink.add(.item(depth: 2, number: 5000), [97], from: 0..<1, "i")
    let depths = kinds(sink).map { kind in
      if case .item(let depth, _) = kind { depth } else { -1 }
    }
    #expect(depths == [0, 1, 1, 0, 1, -1, 0])
    #expect(kinds(sink).last == .item(depth: 0, number: 999))
  }

  @Test func picturesAtTheEndsAreBlocks() {
    var sink = ArticleSink()
    sink.add(.paragraph, bytes("![a](b) words ![c](d) more ![e](f)"), from: 0..<1, "p")
    #expect(kinds(sink) == [.image, .paragraph, .image])
    #expect(sink.blocks[1].string == "words ![c](d) more")
  }

  @Test func onlyItemsGoOn() {
    var sink = ArticleSink()
    sink.add(.item(depth: 0, number: nil), bytes("a"), from: 0..<1, "i")
    sink.extend(bytes("b"), from: 1..<2, "i")
    sink.add(code: bytes("c"), language: [], from: 2..<3)
    sink.extend(bytes("d"), from: 3..<4, "i")
    #expect(sink.blocks.map(\.string) == ["a<br>b", "```\nc\n```", "d"])
    let blocks = sink.book(size: 4, else: "rest").bookings.map { $0.block?.block }
    #expect(blocks == [0, 0, 1, 2])
  }

  @Test func labelsDoNotEndTheirComment() {
    var sink = ArticleSink()
    sink.openTabs(missing: [bytes("a --> b"), bytes("c")], at: 0)
    sink.openPanel(bytes(" "), from: 0..<1)
    sink.closeTabs(at: 1)
    #expect(sink.blocks.map(\.string) == ["a - b; c", "Tab", ""])
    #expect(kinds(sink) == [.tabs, .panel, .tabsEnd])
  }

  @Test func theTitleIsLifted() {
    var sink = ArticleSink()
    sink.add(image: bytes("![a](b)"), from: 0..<1)
    sink.add(.heading(level: 1), bytes("T"), from: 1..<2, "h")
    sink.add(.paragraph, bytes("about"), from: 2..<3, "p")
    sink.add(.paragraph, bytes("more"), from: 3..<4, "p")
    sink.liftTitle()
    #expect(sink.blocks.map(\.string) == ["T", "about", "![a](b)", "more"])
    let blocks = sink.book(size: 4, else: "rest").bookings.map { $0.block?.block }
    #expect(blocks == [2, 0, 1, 3])
  }

  @Test(arguments: [("---", "\\---"), (": -", "\\: -"), ("a-", "a-"), ("", "")])
  func aCellIsNoDelimiter(cell: String, expected: String) {
    var sink = ArticleSink()
    sink.add(table: [[bytes(cell)]], from: 0..<1)
    #expect(sink.blocks.first?.rows == [[bytes(expected)]])
  }
}
