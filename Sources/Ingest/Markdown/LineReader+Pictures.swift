import Bytes
import Model

/// Pictures on lines of their own, broken over some, or glued to the end of a paragraph.
extension LineReader {
  mutating func takeImage(_ text: ArraySlice<UInt8>) {
    if let embed = EmbedLine(text) {
      add(.image, embed.picture, from: scrape.lines[line], "image")
      line += 1
      return
    }
    guard let image = ImageLine(text) else { return takeBrokenImage(text) }
    let whole = scrape.lines[line]
    add(.image, image.normal, from: whole.lowerBound..<image.picture.endIndex, "image")
    if let run = image.attributes { take(run, behind: image.picture.endIndex) }
    takeCaption(image, in: (book.end ?? whole.upperBound)..<whole.upperBound)
    line += 1
  }

  /// Of a picture’s attributes only its description is kept.
  private mutating func take(_ run: AttributeRun, behind start: Int) {
    let alt = run.alt ?? []
    let words = alt.isEmpty ? run.end..<run.end : alt.startIndex..<alt.endIndex
    book.enter(start..<words.lowerBound, .dropped, "attributes")
    book.extendLast(by: words, "image")
    book.enter(words.upperBound..<run.end, .dropped, "attributes")
  }

  private mutating func takeCaption(_ image: ImageLine, in range: Range<Int>) {
    guard !image.caption.isEmpty else { return book.enter(range, .kept, "blank") }
    add(.caption, words: image.caption, from: range, "caption")
  }

  /// A picture that a tool broke over some lines.
  private mutating func takeBrokenImage(_ text: ArraySlice<UInt8>) {
    var joined = text[text.startIndex..<text.startIndex]
    for last in line..<min(end, line + Self.longestPicture) {
      let rest = scrape.text(last)
      if rest.isEmpty { break }
      if last > line, LinkAddress.opening(in: joined) == nil { joined.append(UInt8(ascii: " ")) }
      joined += rest
      guard let image = ImageLine(references.resolved(joined)) else { continue }
      let whole = scrape.lines[line].lowerBound..<scrape.lines[last].upperBound
      let middle = rest.endIndex - min(rest.count, image.captionCount)
      add(.image, image.normal, from: whole.lowerBound..<middle, "image")
      takeCaption(image, in: middle..<whole.upperBound)
      line = last + 1
      return
    }
    takeText(text)
  }

  /// In lines: openings without an end must not each read the rest.
  private static let longestPicture = 8

  /// A paragraph with a picture glued to its end. A card's thumbnail there is another page's: where
  /// parts of a file were cut, the picture of the next one stayed behind.
  mutating func takeGlued(_ text: ArraySlice<UInt8>, _ picture: ArraySlice<UInt8>) {
    let whole = scrape.lines[line]
    let words = text[..<picture.startIndex]
    let kept = whole.lowerBound..<picture.startIndex
    let rest = picture.startIndex..<whole.upperBound
    add(.paragraph, words: words, from: kept, "paragraph")
    if ImageLine.isThumbnail(picture) {
      book.enter(rest, .dropped, "foreign-thumbnail")
      findings.append(
        LineFinding(
          rule: .foreignThumbnail, line: line,
          summary: "Removed a stray thumbnail of another page"))
    } else {
      add(.image, InlineText.normal(picture), from: rest, "image")
    }
    line += 1
  }
}
