import Bytes
import Model

/// A page’s text in lines of one width, as browsers for terminals and `pandoc -t plain` write it:
/// its blocks become a line each. The lines show the width: what is first on a line had no room on
/// the one above it.
struct WrappedText {
  /// In columns.
  let width: Int
  private let scrape: Scrape
  private let marks: LinkMarks
  private(set) var text: [UInt8] = []
  private var open: WrappedBlock?

  init?(_ bytes: ArraySlice<UInt8>) {
    guard Self.isNarrow(bytes) else { return nil }
    scrape = Scrape(RawPage(file: "", name: "", bytes: Array(bytes)))
    marks = LinkMarks(scrape)
    guard Self.isPlainPage(scrape, upTo: marks.list), let width = Self.width(scrape, marks.list)
    else { return nil }
    self.width = width
    unwrap()
  }

  /// The text with the list of its links, which is content where no ledger can say that it went.
  var whole: [UInt8] { text + scrape.bytes[scrape.start(of: marks.list)...] }

  static func contents(_ bytes: ArraySlice<UInt8>, of raw: RawPage) -> PackageContents? {
    guard let wrapped = WrappedText(bytes) else { return nil }
    let page = PackedPage(wrapped.text, as: nil, at: [], path: raw.name)
    let list = wrapped.scrape.start(of: wrapped.marks.list)
    let spans = [
      PackedSpan(range: 0..<list, page: 0, rule: ""),
      PackedSpan(range: list..<wrapped.scrape.bytes.count, page: nil, rule: "link-list"),
    ]
    return PackageContents(
      form: "a text wrapped at \(wrapped.width) columns", pages: [page],
      spans: spans.filter { !$0.range.isEmpty })
  }
}

extension WrappedText {
  /// Whether no line goes on far behind the greatest width: looked at first, as most files have
  /// such a line near their beginning. Fields above a text may be long.
  private static func isNarrow(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first(where: { !ByteClass.isSpace($0) }), !"{<".utf8.contains(first)
    else { return false }
    var place = bytes.startIndex
    if ByteSearch.starts(bytes, with: "---\n") {
      place = ByteSearch.first(of: "\n---\n", in: bytes).map { $0 + 5 } ?? place
    }
    while place < bytes.endIndex {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = bytes[place..<end]
      if line.count > WrapWidth.possible.upperBound, isLong(line) { return false }
      place = end + 1
    }
    return true
  }

  /// Whether words begin behind the greatest width, and no columns do.
  private static func isLong(_ line: ArraySlice<UInt8>) -> Bool {
    guard !line.contains(UInt8(ascii: "\t")), !WrappedLine.isDrawn(line.trimmed) else {
      return false
    }
    var width = 0
    for (place, byte) in zip(line.indices, line) where byte & 0xC0 != 0x80 {
      width += 1
      if width > WrapWidth.possible.upperBound, byte == UInt8(ascii: " ") {
        let isField = line[..<place].prefix(40).contains(UInt8(ascii: ":"))
        return !isField || ByteClass.isSpace(line[line.startIndex])
      }
    }
    return false
  }

  /// Whether a section has a name that most pages have, without marks, and nothing is Markdown.
  private static func isPlainPage(_ scrape: Scrape, upTo end: Int) -> Bool {
    let lines = scrape.firstLine..<max(scrape.firstLine, end)
    let hasName = lines.contains { line in
      SectionLine.isOne(LinkMarks.withoutFirst(scrape.text(line)))
    }
    return hasName
      && !lines.contains {
        let text = scrape.text($0)
        return HeadingLine.level(text) != nil || FenceLine(text) != nil
          || scrape.underlined($0) != nil
      }
  }

  private static func width(_ scrape: Scrape, _ end: Int) -> Int? {
    var width = WrapWidth()
    for line in scrape.firstLine..<max(scrape.firstLine, end) {
      width.add(scrape.isBlank(line) ? nil : WrappedLine(scrape.indented(line)))
    }
    width.add(nil)
    return width.columns
  }
}

extension WrappedText {
  private mutating func unwrap() {
    text = Array(scrape.bytes[scrape.start..<scrape.start(of: scrape.firstLine)])
    var line = scrape.firstLine
    while line < marks.list {
      if scrape.isBlank(line) {
        close()
        line += 1
      } else if open == nil, let table = ColumnRows(scrape, from: line, upTo: marks.list) {
        close()
        text += table.markdown + Array("\n".utf8)
        line = table.end
      } else {
        take(WrappedLine(scrape.indented(line)))
        line += 1
      }
    }
    close()
  }

  private mutating func take(_ line: WrappedLine) {
    if open?.goesOn(with: line, width: width) == true {
      open?.add(line)
    } else {
      close()
      open = WrappedBlock(line)
    }
  }

  /// Items keep their indent, which shows the lists that they are in.
  private mutating func close() {
    guard let block = open else { return }
    open = nil
    if block.isItem { text += Array(repeating: UInt8(ascii: " "), count: block.indent) }
    text += marks.linked(block.text) + Array(block.isRow ? "\n".utf8 : "\n\n".utf8)
  }
}
