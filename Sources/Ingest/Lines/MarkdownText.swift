import Bytes

/// Text that must stay text in Markdown: what could be read as markup is escaped, and only that.
enum MarkdownText {
  /// Text inside a block. Blanks stay as they are; line feeds must be gone.
  static func escape(_ text: ArraySlice<UInt8>, inCell: Bool = false) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.count + 8)
    for place in text.indices {
      append(text[place], at: place, of: text, inCell: inCell, to: &escaped)
    }
    return escaped
  }

  /// The words for a picture. A bracket is a reference there: `](` would end them.
  static func escapeAlt(_ text: ArraySlice<UInt8>, inCell: Bool = false) -> [UInt8] {
    let parts = text.split(separator: UInt8(ascii: "]"), omittingEmptySubsequences: false)
    return Array(parts.map { escape($0, inCell: inCell) }.joined(separator: "&#93;".utf8))
  }

  /// Code in a cell: a bar would end it, even there.
  static func escapeBars(_ code: [UInt8]) -> [UInt8] {
    code.flatMap { byte in byte == UInt8(ascii: "|") ? Array("\\|".utf8) : [byte] }
  }

  static func image(words: [UInt8], source: [UInt8]) -> [UInt8] {
    Array("![".utf8) + words + Array("](".utf8) + source + [UInt8(ascii: ")")]
  }

  /// A finished line, so that its start does not make it another kind of block.
  static func escapeStart(_ line: [UInt8]) -> [UInt8] {
    guard let first = line.first else { return line }
    // Under a line of words it would make a table of both.
    if line.allSatisfy({ "-|: ".utf8.contains($0) }) { return [UInt8(ascii: "\\")] + line }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "="):
      return [UInt8(ascii: "\\")] + line
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      let isMark = line.count == 1 || ByteClass.isSpace(line[1]) || line[1] == first
      return isMark ? [UInt8(ascii: "\\")] + line : line
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard let mark = BlockMark.numberMark(line[...]) else { return line }
      return line[..<mark] + [UInt8(ascii: "\\")] + line[mark...]
    default: return line
    }
  }

  /// A heading's last `#` would close it.
  static func escapeEnd(_ line: [UInt8]) -> [UInt8] {
    guard line.last == UInt8(ascii: "#"), line.dropLast().last != UInt8(ascii: "\\") else {
      return line
    }
    return line.dropLast() + Array("\\#".utf8)
  }

  /// Words that are no markup, yet would be read as the label of an aside, or as those of a film.
  static func escapeLabel(_ line: [UInt8]) -> [UInt8] {
    let isWords = ByteSearch.starts(line[...], with: "Content description: ")
    guard let first = line.first, isWords || AsideLine.label(line[...]) != nil else { return line }
    return Array("&#\(first);".utf8) + line.dropFirst()
  }
}

extension MarkdownText {
  private static func append(
    _ byte: UInt8, at place: Int, of text: ArraySlice<UInt8>, inCell: Bool,
    to escaped: inout [UInt8]
  ) {
    switch byte {
    case UInt8(ascii: "\\"):
      // Two of them at the end are a crawler's line break, and one before a bar is an escape.
      escaped += Array("&#92;".utf8)
      return
    case UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"),
      UInt8(ascii: "`"), UInt8(ascii: "~"):
      escaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "|") where inCell: escaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "_") where !isInsideWord(place, text): escaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "&") where opensReference(place, text): escaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: ":") where isAddress(place, text): escaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: ".") where isHost(place, text): escaped.append(UInt8(ascii: "\\"))
    case 0: return escaped += [0xEF, 0xBF, 0xBD]
    default: break
    }
    escaped.append(byte)
  }

  static func isInsideWord(_ place: Int, _ text: ArraySlice<UInt8>) -> Bool {
    guard place > text.startIndex, place + 1 < text.endIndex else { return false }
    return ByteClass.isAlphanumeric(text[place - 1]) && ByteClass.isAlphanumeric(text[place + 1])
  }

  /// `&amp;`, and what may become one with the text that follows.
  private static func opensReference(_ place: Int, _ text: ArraySlice<UInt8>) -> Bool {
    let name = text[(place + 1)...].prefix(40).drop { $0 == UInt8(ascii: "#") }
      .prefix(while: ByteClass.isAlphanumeric)
    return name.endIndex == text.endIndex || text[name.endIndex] == UInt8(ascii: ";")
  }

  /// `https://`: bare addresses become links by themselves.
  private static func isAddress(_ place: Int, _ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.starts(text[(place + 1)...], with: "//")
  }

  private static func isHost(_ place: Int, _ text: ArraySlice<UInt8>) -> Bool {
    text[..<place].suffix(3).elementsEqual("www".utf8)
  }
}
