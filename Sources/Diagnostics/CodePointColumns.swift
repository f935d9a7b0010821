/// Columns in Unicode code points, for readers that know none in bytes.
public enum CodePointColumns {
  /// The columns of those places that have one and lie in a text; they are of one file.
  public static func columns(of places: [SourceLocation], in text: [UInt8]) -> [SourceLocation: Int]
  {
    var columns: [SourceLocation: Int] = [:]
    var rest = places.filter { $0.line > 0 && $0.column > 0 }.sorted()[...]
    var (line, byteColumn, column) = (1, 1, 1)
    // The end of the text is the end of a line too.
    for byte in text + [lineFeed] {
      guard !rest.isEmpty else { break }
      while let next = rest.first, (next.line, next.column) <= (line, byteColumn) {
        if (next.line, next.column) == (line, byteColumn) { columns[next] = column }
        rest.removeFirst()
      }
      if byte == lineFeed {
        (line, byteColumn, column) = (line + 1, 1, 1)
      } else {
        byteColumn += 1
        if !isContinuation(byte) { column += 1 }
      }
    }
    return columns
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
