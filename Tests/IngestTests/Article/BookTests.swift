import Model
import Testing

@testable import Ingest

/// What a book makes of the bytes that are entered.
@Suite struct BookTests {
  private func spans(_ book: Book) -> [String] {
    book.bookings.map { "\($0.range) \($0.fate) \($0.rule) \($0.block?.block ?? -1)" }
  }

  @Test func blocksAndBlanksFollowOneAnother() {
    var book = Book(from: 2)
    book.add(.heading(level: 1), Array("T".utf8), from: 2..<5, "heading")
    book.enter(5..<6, .dropped, "bell")
    book.add(.paragraph, Array("a".utf8), from: 6..<9, "paragraph")
    book.extendLast(by: 9..<12, "line")
    book.settleLast(Array("a b".utf8))
    #expect(book.blocks.map(\.dump) == ["h1 T", "p a b"])
    #expect(book.blocks.map(\.origin) == [2..<5, 6..<12])
    #expect(
      spans(book) == [
        "2..<5 kept heading 0", "5..<6 dropped bell -1", "6..<9 kept paragraph 1",
        "9..<12 kept line 1",
      ])
  }

  @Test func aBlockWithoutWordsIsBlank() {
    var book = Book()
    book.add(.paragraph, [], from: 0..<3, "paragraph")
    book.add(.tabs, [], from: 3..<3, "tabs")
    #expect(book.blocks.map(\.dump) == ["tabs "])
    #expect(spans(book) == ["0..<3 kept blank -1"])
  }

  @Test func blankLinesAreOneRun() {
    var book = Book()
    for line in 0..<3 { book.enter(line..<line + 1, .kept, "blank") }
    book.enter(3..<4, .dropped, "markup")
    book.enter(4..<5, .dropped, "markup")
    #expect(
      spans(book) == ["0..<3 kept blank -1", "3..<4 dropped markup -1", "4..<5 dropped markup -1"])
  }

  @Test func bytesFollowTheirBlocks() {
    var book = Book()
    book.add(.image, Array("a".utf8), from: 0..<1, "image")
    book.add(.image, Array("b".utf8), from: 1..<2, "image")
    book.enter(2..<3, .kept, "blank")
    let arranged = book.arranged(
      as: [.made(.tabs), book.blocks[0]], places: [1, nil], twin: ("pair", of: "the other"))
    #expect(arranged.blocks.map(\.dump) == ["tabs ", "image a"])
    #expect(
      spans(arranged) == ["0..<1 kept image 1", "1..<2 merged pair -1", "2..<3 kept blank -1"])
    #expect(arranged.bookings[1].destination == "the other")
  }
}
