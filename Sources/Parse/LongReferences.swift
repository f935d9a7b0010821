import Bytes
import Diagnostics
import Model

/// Definitions of links that a page would unfold to megabytes, since each use has the whole
/// address: a backslash disarms them, so that they are read as the text that they are.
enum LongReferences {
  /// Bytes of addresses and titles that the uses of one definition may come to.
  static let most = 4 << 20

  static func disarm(
    _ markdown: [UInt8], file: String, firstLine: Int
  ) -> (markdown: [UInt8], diagnostics: [Diagnostic]) {
    guard ByteSearch.first(of: "]:", in: markdown[...]) != nil else { return (markdown, []) }
    let uses = markdown.count { $0 == bracket }
    guard markdown.count > most / max(1, uses) else { return (markdown, []) }
    var disarmed: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    var (line, copied) = (0, 0)
    for place in markdown.indices {
      if markdown[place] == lineEnd { line += 1 }
      guard markdown[place] == bracket, place + 1 < markdown.count, markdown[place + 1] == colon,
        isLong(markdown, at: place + 2, limit: most / uses)
      else { continue }
      disarmed += markdown[copied...place] + [UInt8(ascii: "\\")]
      copied = place + 1
      diagnostics.append(long(SourceLocation(file: file, line: firstLine + line, column: 1)))
    }
    return (disarmed + markdown[copied...], diagnostics)
  }
}

extension LongReferences {
  private static let bracket = UInt8(ascii: "]")
  private static let colon = UInt8(ascii: ":")
  private static let lineEnd = UInt8(ascii: "\n")
  private static let blanks = Set(" \t\r\n>".utf8)
  private static let marks = Set("\"'(".utf8)

  /// Whether what is defined, an address and a title up to the next blank line, may be longer than
  /// a limit. No more than that is read. Marks of quotes may be before each of its lines.
  private static func isLong(_ markdown: [UInt8], at start: Int, limit: Int) -> Bool {
    let rest = markdown[start...].prefix(limit + 1)
    func skip(from place: Int, while matches: (UInt8) -> Bool) -> Int {
      rest[place...].firstIndex { !matches($0) } ?? rest.endIndex
    }
    let address = skip(from: start, while: blanks.contains)
    let addressEnd = skip(from: address) { !blanks.contains($0) }
    let title = skip(from: addressEnd, while: blanks.contains)
    guard title < rest.endIndex, marks.contains(rest[title]) else {
      return title == rest.endIndex && rest.count > limit
    }
    let lines = rest[title...].split(separator: lineEnd, omittingEmptySubsequences: false)
    return rest.count > limit && lines.allSatisfy { !$0.isEmpty }
  }

  private static func long(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .longReference, at: place,
      "A link definition is shown as text: its uses would exceed \(most >> 20) MiB",
      why: "Each use repeats the whole address.",
      remedy: "Shorten the address, or write it where it is used.")
  }
}
