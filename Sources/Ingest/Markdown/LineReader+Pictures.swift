import Bytes
import Model

/// Pictures on lines of their own, broken over some, or glued to the end of a paragraph.
extension LineReader {
  mutating func takeImage(_ text: ArraySlice<UInt8>) {
    guard let image = ImageLine(text) else { return takeBrokenImage(text) }
    let whole = scrape.lines[line]
    let middle = image.picture.endIndex
    add(.image, image.normal, from: whole.lowerBound..<middle, "image")
    if image.caption.isEmpty {
      book.enter(middle..<whole.upperBound, .kept, "blank")
    } else {
      add(.caption, words: image.caption, from: middle..<whole.upperBound, "caption")
    }
    line += 1
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
      let middle = rest.endIndex - min(rest.count, image.caption.count)
      add(.image, image.normal, from: whole.lowerBound..<middle, "image")
      if !image.caption.isEmpty {
        add(.caption, words: rest[middle...], from: middle..<whole.upperBound, "caption")
      } else {
        book.enter(middle..<whole.upperBound, .kept, "blank")
      }
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
