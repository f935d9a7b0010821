import Bytes
import Model
import Vocabulary

/// Makes blocks of an article of plain lines: chapter by chapter, each line taken once.
struct PlainArticle {
  private(set) var book: LooseBook
  private let chapters: [(line: Int, title: String)]
  /// The first line behind the title.
  private let start: Int

  init(_ article: LooseArticle, lexicon: Lexicon) {
    book = LooseBook(article, dropping: PlainFurniture.inside, lexicon: lexicon)
    let told = article.chapters.isEmpty ? lexicon.chapters(in: book.lines) : article.chapters
    let start = article.isTitled ? 1 : 0
    chapters = ChapterPlaces.find(told, in: book.lines).filter { $0.line >= start }
    self.start = start
    if !book.lines.isEmpty { read(titled: article.title) }
    book.fill(to: article.body.upperBound)
  }

  private mutating func read(titled title: String) {
    if start > 0 {
      book.heading(1, 0)
    } else {
      let title = PlainText.markdown(Array(title.utf8)[...], book.lexicon, inLine: true)
      book.insert(.heading(level: 1), title, before: 0)
    }
    if isTopic { return readTopic() }
    let starts = chapters + [(book.lines.count, "")]
    readChapter("", from: start, to: starts[0].line)
    for (chapter, next) in zip(starts, starts.dropFirst()) {
      book.heading(2, chapter.line)
      readChapter(chapter.title, from: chapter.line + 1, to: next.line)
    }
  }

  /// A page that is nothing but the titles of other pages.
  private var isTopic: Bool {
    chapters.isEmpty && book.lines.count > 2
      && book.lines.dropFirst(start).allSatisfy { $0.isBare && !$0.isJoined }
  }

  private mutating func readTopic() {
    for line in book.lines.indices.dropFirst(start) {
      book.add(.item(depth: 0, number: nil), book.listItem(line), line: line, "topic")
    }
  }

  private mutating func readChapter(_ title: String, from start: Int, to end: Int) {
    guard start < end else { return }
    switch title {
    case SectionNames.resources: book.readResources(start..<end)
    case SectionNames.changeLog where !book.lines[start].isRow: book.readChangeLog(start..<end)
    default: PlainSection.read(title, start..<end, into: &book)
    }
  }
}

extension Lexicon {
  /// The chapters of a page whose scrape lost its contents: those that most pages have, and those
  /// that Apple’s page is known to have.
  fileprivate func chapters(in lines: [LooseLine]) -> [String] {
    var seen: Set<String> = []
    return lines.lazy.filter(\.isBare).map(\.string).filter { line in
      let fixed = SectionNames.fixed.first { $0.title == line }
      return (fixed?.level ?? levelInOutline(of: line)) == 2 && seen.insert(line).inserted
    }
  }
}
