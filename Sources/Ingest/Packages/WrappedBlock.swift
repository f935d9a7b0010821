import Bytes

/// A line of a text that is wrapped.
struct WrappedLine {
  let text: ArraySlice<UInt8>
  let indent: Int
  /// In columns, with its indent.
  let width: Int
  /// Where the words of an item begin, behind its mark; nil if it is none.
  let words: Int?

  /// Behind its indent.
  init(_ indented: ArraySlice<UInt8>) {
    text = indented.trimmed
    indent = text.startIndex - indented.startIndex
    let all = Self.columns(indented)
    width = all
    let item = (ItemLine(indented) ?? ItemLine(bulleted: indented)).map { Self.columns($0.text) }
    words = item.flatMap { $0 > 0 ? all - $0 : nil }
  }

  var isItem: Bool { words != nil }

  /// Whether it may be a part of a paragraph.
  var isProse: Bool { !isRow && !Self.isDrawn(text) }

  var isRow: Bool { text.first == UInt8(ascii: "|") }

  /// In columns.
  var firstWord: Int { Self.columns(text.prefix { $0 != UInt8(ascii: " ") }) }

  /// Whether blanks part its words as columns do, or it is a line of dashes. Some write two blanks
  /// behind a sentence.
  static func isDrawn(_ text: ArraySlice<UInt8>) -> Bool {
    if isRule(text) { return true }
    let start = (ItemLine(text) ?? ItemLine(bulleted: text))?.text ?? text
    var place = start.startIndex
    while let gap = ByteSearch.first(of: "  ", in: start[place...]) {
      let isEnd = gap > start.startIndex && ".?!:".utf8.contains(start[gap - 1])
      if !isEnd || start[(gap + 2)...].first == UInt8(ascii: " ") { return true }
      place = gap + 2
    }
    return false
  }

  static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
  }

  static func columns(_ text: ArraySlice<UInt8>) -> Int { text.count { $0 & 0xC0 != 0x80 } }
}

/// Lines of a wrapped text that are one block.
struct WrappedBlock {
  private(set) var text: [UInt8]
  private let first: WrappedLine
  private var last: WrappedLine

  init(_ line: WrappedLine) {
    (first, last, text) = (line, line, Array(line.text))
  }

  var isItem: Bool { first.isItem }
  var isRow: Bool { first.isRow }
  var indent: Int { first.indent }

  /// Whether the line right below is of the block: its first word had no room above, and it begins
  /// where the words of the block do.
  func goesOn(with line: WrappedLine, width: Int) -> Bool {
    guard first.isProse, line.isProse, last.width + line.firstWord >= width else { return false }
    guard let words = first.words else { return line.indent == indent }
    return !line.isItem && (line.indent == words || line.indent == indent)
  }

  mutating func add(_ line: WrappedLine) {
    if !HyphenatedWord.isBroken(text[...], line.text) { text.append(UInt8(ascii: " ")) }
    text += line.text
    last = line
  }
}
