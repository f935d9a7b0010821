import Bytes
import Diagnostics

/// Lines with more columns than any table has: their delimiter is disarmed, so that cmark-gfm
/// reads text instead of spending minutes on a header row.
enum WideRows {
  static func disarm(
    _ markdown: [UInt8], file: String, firstLine: Int
  ) -> (markdown: [UInt8], diagnostics: [Diagnostic]) {
    var disarmed = markdown
    var diagnostics: [Diagnostic] = []
    for (line, place) in wideLines(markdown) {
      // A delimiter row holds nothing but bars, hyphens, colons and blanks.
      disarmed[place] = UInt8(ascii: ".")
      diagnostics.append(
        Diagnostic(
          "wide-table", .warning,
          at: SourceLocation(file: file, line: firstLine + line, column: 1),
          "a table of more than \(DocumentParser.widestTable) columns is shown as text"))
    }
    return (disarmed, diagnostics)
  }
}

extension WideRows {
  /// The delimiter rows that are too wide: their line, from 0, and the place of their first hyphen.
  private static func wideLines(_ markdown: [UInt8]) -> [(line: Int, place: Int)] {
    var found: [(Int, Int)] = []
    var (line, columns, isDelimiter) = (0, 0, true)
    var hyphen: Int?
    // Whether a cell has begun behind the last bar: outer bars make no column of their own.
    var isOpen = false
    var place = 0
    while place <= markdown.count {
      let byte = place < markdown.count ? markdown[place] : UInt8(ascii: "\n")
      switch byte {
      case UInt8(ascii: "\r") where markdown[(place + 1)...].first == UInt8(ascii: "\n"): break
      // cmark-gfm ends lines at either.
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if isDelimiter, columns > DocumentParser.widestTable, let hyphen {
          found.append((line, hyphen))
        }
        (line, columns, isDelimiter, hyphen, isOpen) = (line + 1, 0, true, nil, false)
      case UInt8(ascii: "|"): isOpen = false
      case UInt8(ascii: "-"):
        if !isOpen { columns += 1 }
        (hyphen, isOpen) = (hyphen ?? place, true)
      case UInt8(ascii: ":"), UInt8(ascii: ">"): break
      case _ where ByteClass.isSpace(byte): break
      default:
        isDelimiter = false
        place = endOfLine(markdown, from: place)
        continue
      }
      place += 1
    }
    return found
  }

  private static func endOfLine(_ markdown: [UInt8], from start: Int) -> Int {
    var place = start
    while place < markdown.count, markdown[place] != UInt8(ascii: "\n"),
      markdown[place] != UInt8(ascii: "\r")
    {
      place += 1
    }
    return place
  }
}
