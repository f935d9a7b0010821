import Bytes
import Model

/// Makes blocks of an article of plain lines: chapter by chapter, each line taken once.
struct PlainArticle {
  private(set) var book: LooseBook
  private let chapters: [(line: Int, title: String)]

  init(_ article: LooseArticle, lexicon: Lexicon) {
    book = LooseBook(article, dropping: PlainFurniture.inside, lexicon: lexicon)
    chapters = ChapterPlaces.find(article.chapters, in: book.lines).filter { $0.line > 0 }
    if !book.lines.isEmpty { read() }
    book.fill(to: article.body.upperBound)
  }

  private mutating func read() {
    book.heading(1, 0)
    let starts = chapters + [(book.lines.count, "")]
    readChapter("", from: 1, to: starts[0].line)
    for (chapter, next) in zip(starts, starts.dropFirst()) {
      book.heading(2, chapter.line)
      readChapter(chapter.title, from: chapter.line + 1, to: next.line)
    }
  }

  private mutating func readChapter(_ title: String, from start: Int, to end: Int) {
    guard start < end else { return }
    switch title {
    case "Resources": book.readResources(start..<end)
    case "Change log": book.readChangeLog(start..<end)
    default:
      var section = PlainSection(title, book.lines[..<end], at: start)
      while section.place < end { section.takeNext(into: &book) }
    }
  }
}
