import Bytes

/// What is around the article of a flattened page, and where.
struct FlatFrame {
  /// The lines with text, behind the notice about JavaScript.
  let content: Range<Int>
  /// The notice of an update in front of the title; empty if there is none.
  let notice: Range<Int>
  let title: Range<Int>
  /// The article, title included.
  let body: Range<Int>
  let chapters: [Range<Int>]
  /// Whether the page lists its chapters, found or not.
  let listsChapters: Bool

  /// nil if there is no title to be found. Without one the article begins at once, and the title's
  /// place is empty.
  init?(_ scrape: Scrape, content: Range<Int>, hasTitle: Bool = true) {
    let bytes = scrape.bytes
    var tail = FlatTail(bytes, in: content)
    let start = Self.behindSkipLink(bytes, content.lowerBound..<tail.start)
    let title =
      hasTitle
      ? tail.findTitle(bytes, in: start..<tail.start, field: scrape.fields["title"])
      : start..<start
    guard let title else { return nil }
    self.content = content
    self.title = title
    notice = start..<title.lowerBound
    body = title.lowerBound..<tail.start
    listsChapters = !tail.list.isEmpty
    chapters = ChapterFinder(bytes, tail.list, title.upperBound..<tail.start).chapters
  }

  private static func behindSkipLink(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    let link = "Skip Navigation".utf8
    guard bytes[range].starts(with: link) else { return range.lowerBound }
    let rest = bytes[range].dropFirst(link.count)
    return rest.firstIndex { !ByteClass.isSpace($0) } ?? rest.endIndex
  }
}

/// `Current page is X Supported platforms X Best practices …` behind the article.
private struct FlatTail {
  let start: Int
  private(set) var list: Range<Int>
  private var title: ArraySlice<UInt8> = []

  init(_ bytes: [UInt8], in content: Range<Int>) {
    let text = bytes[content]
    guard let place = ByteSearch.last(of: "Current page is ", in: text) else {
      start = content.upperBound
      list = start..<start
      return
    }
    start = place
    let name = place + 16
    let window = text[name..<min(content.upperBound, name + 400)]
    guard let middle = ByteSearch.first(of: " Supported platforms", in: window) else {
      list = name..<content.upperBound
      return
    }
    title = text[name..<middle]
    let rest = text[(middle + 20)...].dropFirst().drop(while: ByteClass.isSpace)
    list = rest.startIndex..<content.upperBound
  }

  /// The place of the title at the head of the article. The tail has it word for word; without a
  /// tail, the scraper’s field has it but for the case.
  mutating func findTitle(_ bytes: [UInt8], in body: Range<Int>, field: String?) -> Range<Int>? {
    let head = bytes[body.lowerBound..<min(body.upperBound, body.lowerBound + 2000)]
    if !title.isEmpty, let place = Self.find(title, in: head) {
      if bytes[list].starts(with: title) {
        list = (list.lowerBound + title.count)..<list.upperBound
      }
      return place
    }
    if let field, let place = Self.find(Array(field.utf8)[...], in: head) { return place }
    let names = Names(Lexicon())
    guard let end = GlueFinder.cuts(bytes, in: head.indices, names: names).first,
      end - head.startIndex < 60
    else { return nil }
    return head.startIndex..<end
  }

  /// Where a title is with text right behind it, whatever the case and the hyphens.
  private static func find(_ title: ArraySlice<UInt8>, in head: ArraySlice<UInt8>) -> Range<Int>? {
    let wanted = title.map(folded)
    guard !wanted.isEmpty, head.count >= wanted.count else { return nil }
    return head.indices.dropLast(wanted.count - 1).lazy
      .map { $0..<($0 + wanted.count) }
      .first { place in
        head[place].lazy.map(folded).elementsEqual(wanted)
          && (place.upperBound == head.endIndex || !isWordGoingOn(head, place.upperBound))
          && (place.lowerBound == head.startIndex
            || ByteClass.isSpace(head[place.lowerBound - 1]))
      }
  }

  private static func isWordGoingOn(_ head: ArraySlice<UInt8>, _ place: Int) -> Bool {
    ByteClass.isSpace(head[place]) || ",.’".utf8.contains(head[place])
      || ByteClass.isLowercase(head[place]) && Names.smallInitial(head[place...]) == nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "-") ? UInt8(ascii: " ") : ByteClass.lowered(byte)
  }
}
