import Bytes

/// Takes comments and needless white space out of styles, and nothing else.
enum AssetMinifier {
  /// Styles: outside of strings, runs of white space shrink, and go beside punctuation.
  static func css(_ source: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var space = false
    var place = 0
    while place < source.count {
      let end = tokenEnd(source, from: place)
      let (start, first) = (place, source[place])
      place = end
      // Of what begins with a slash, only a comment is longer; what begins with a blank is blank.
      if ByteClass.isSpace(first) || first == UInt8(ascii: "/") && end > start + 1 {
        space = true
        continue
      }
      if space, needsSpace(between: output.last, and: first) { output.append(0x20) }
      if first == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
      output.append(contentsOf: source[start..<end])
      space = false
    }
    return output
  }
}

extension AssetMinifier {
  /// Where a comment ends that may span lines, in a style or in a script.
  static func commentEnd(_ source: [UInt8], from start: Int) -> Int {
    let end = ByteSearch.first(of: "*/", in: source.dropFirst(start + 2))
    return end.map { $0 + 2 } ?? source.count
  }

  /// Where a comment, a string, a run of white space, a word or a single sign ends.
  private static func tokenEnd(_ source: [UInt8], from start: Int) -> Int {
    let first = source[start]
    if isOfWord(first) { return source[start...].firstIndex { !isOfWord($0) } ?? source.count }
    if first == UInt8(ascii: "/"), source[start...].starts(with: "/*".utf8) {
      return commentEnd(source, from: start)
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return source[...].closingQuote(of: start).map { $0 + 1 } ?? source.count
    }
    guard ByteClass.isSpace(first) else { return start + 1 }
    return source[start...].firstIndex { !ByteClass.isSpace($0) } ?? source.count
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: "-")
  }

  /// A space means something between words; not beside these. Before a colon it shows
  /// `a :hover` from `a:hover`, so there it stays.
  private static func needsSpace(between left: UInt8?, and right: UInt8) -> Bool {
    guard let left else { return false }
    return !"{};,:(<>=~".utf8.contains(left) && !"{};,)<>=~".utf8.contains(right)
  }
}
