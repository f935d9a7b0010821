import Bytes
import Model

/// A raw file cut into lines, with the fields that its scraper put on top.
struct Scrape: Sendable {
  let file: String
  let name: String
  let bytes: [UInt8]
  /// The day of the page, as a journal beside the file has it.
  let captured: String?
  /// Where the text starts: behind a byte order mark.
  let start: Int
  /// Each line with what ends it, so that they follow one another without a gap.
  let lines: [Range<Int>]
  /// Each without the blanks at its ends: many look at the same line.
  private let texts: [Range<Int>]
  let fields: ScraperFields
  /// The first line behind the scraper's front matter.
  let firstLine: Int

  init(_ raw: RawPage) {
    file = raw.file
    name = raw.name
    bytes = raw.bytes
    captured = raw.captured
    let start = raw.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.start = start
    lines = Scrape.lines(of: raw.bytes)
    texts = lines.map { line in
      raw.bytes[max(start, line.lowerBound)..<line.upperBound].trimmed.indices
    }
    fields = ScraperFields(raw.bytes, lines: lines)
    firstLine = fields.lineCount
  }

  /// A line's text, without blanks at its ends.
  func text(_ line: Int) -> ArraySlice<UInt8> { bytes[texts[line]] }

  /// A line's text with the blanks in front of it.
  func indented(_ line: Int) -> ArraySlice<UInt8> {
    let text = content(of: line)
    let end = text.lastIndex { !ByteClass.isSpace($0) }
    return text[text.startIndex..<(end.map { $0 + 1 } ?? text.startIndex)]
  }

  private func content(of line: Int) -> ArraySlice<UInt8> {
    bytes[max(start, lines[line].lowerBound)..<lines[line].upperBound]
  }

  /// The whole text.
  var text: ArraySlice<UInt8> { bytes[start...] }

  func isBlank(_ line: Int) -> Bool { texts[line].isEmpty }

  /// The line, from 0, in which a byte is.
  func line(at offset: Int) -> Int {
    max(0, lines.indices.partition { lines[$0].lowerBound > offset } - 1)
  }

  /// Whether a phrase is anywhere in the file.
  func contains(_ phrase: StaticString) -> Bool {
    ByteSearch.first(of: phrase, in: bytes[...]) != nil
  }

  /// Bytes as text that can be anywhere: what is no UTF-8, and NUL, is replaced.
  static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: UTF8Repair.repaired(Array(bytes)), as: UTF8.self)
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while let feed = ByteSearch.next(UInt8(ascii: "\n"), in: bytes.span, from: start) {
      lines.append(start..<feed + 1)
      start = feed + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }
}

extension Scrape {
  /// What the scraper says that the page is about; a rule (“---”) says nothing.
  var description: String {
    let told = fields["description"] ?? ""
    return told.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
      ? PlainInline.text(told) : ""
  }

  func string(_ line: Int) -> String {
    String(decoding: UTF8Repair.repaired(Array(Invisible.cleaned(text(line)))), as: UTF8.self)
  }

  func isRule(_ line: Int) -> Bool { ByteSearch.equal(text(line), "---") }

  /// `:::` opens or closes what is around lines.
  func isColons(_ line: Int) -> Bool { ByteSearch.starts(text(line), with: ":::") }

  /// Where a line starts; behind the last one, the end of the file.
  func start(of line: Int) -> Int { line < lines.count ? lines[line].lowerBound : bytes.count }
}
