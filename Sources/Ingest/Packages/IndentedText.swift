import Bytes

/// A text all of whose lines are indented, so that Markdown takes it for code.
enum IndentedText {
  static let form = "an indented text"

  /// The text without the blanks that all lines begin with; nil if they are too few for code.
  static func dedented(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = bytes.firstIndex(where: { !ByteClass.isSpace($0) }),
      !"{[<".utf8.contains(bytes[first]),
      case let blanks = bytes[..<first].suffix(codeIndent), blanks.count == codeIndent,
      blanks.allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let filled = lines.filter { !$0.allSatisfy(ByteClass.isSpace) }
    let indent = filled.lazy.map { $0.prefix { $0 == UInt8(ascii: " ") }.count }.min() ?? 0
    guard indent >= codeIndent, filled.count >= fewest, isPage(lines) else { return nil }
    return Array(
      lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == UInt8(ascii: " ") }.count)) }
        .joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Whether a line is a heading, or names a section. One sign of numbers opens a comment as well,
  /// with code right below it.
  private static func isPage(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let lines = lines.map(\.trimmed)
    return zip(lines, lines.dropFirst() + [[]]).contains { line, next in
      SectionLine.isOne(line) || HeadingLine.level(line).map { $0 > 1 || next.isEmpty } ?? false
    }
  }

  private static let codeIndent = 4
  /// A few lines may be code.
  private static let fewest = 8
}
