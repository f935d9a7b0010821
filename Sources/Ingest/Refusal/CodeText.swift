import Bytes

/// Whether a text is a style sheet or a script rather than sentences. It is cut at braces,
/// semicolons and ends of lines; what is in braces, before them or before a semicolon is code.
struct CodeText {
  private var depth = 0
  private var pieces = 0
  private var declarations = 0
  private var codeWords = 0
  private var proseWords = 0
}

extension CodeText {
  static func failure(of text: [UInt8]) -> Failure? {
    let opening = opening(text[...])
    let marks = ByteSearch.count(of: "{};", in: text[...])
    let isMarked = opening == nil ? marks > 2 : marks > 0 || opening == .style
    // Most texts end here: they have no braces, or a few semicolons in many words.
    guard isMarked, opening != nil || !hasWords(marks * 12, text) else { return nil }
    var code = CodeText()
    code.read(text)
    let words = code.codeWords + code.proseWords
    let isProse = code.proseWords > max(8, code.codeWords / 4)
    guard !isProse, opening != nil || code.pieces > 2 && marks * 12 > words else { return nil }
    return opening ?? (code.declarations * 2 > code.pieces ? .style : .script)
  }

  /// A title with braces, or with the tag of a style sheet or a script.
  static func failure(ofTitle title: String) -> Failure? {
    let bytes = Array(title.utf8)
    if let opening = opening(bytes[...]) { return opening }
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let inside = bytes[(brace + 1)...]
    guard inside.contains(where: ":;=(".utf8.contains) else { return nil }
    return inside.contains(where: "=(".utf8.contains) ? .script : .style
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";")
  }

  /// Whether a text has so many words that begin with a letter or a digit.
  private static func hasWords(_ least: Int, _ text: [UInt8]) -> Bool {
    var (words, isInside) = (0, false)
    for byte in text {
      if !isInside, ByteClass.isAlphanumeric(byte) {
        words += 1
        if words >= least { return true }
      }
      isInside = byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && !isMark(byte)
    }
    return false
  }

  private static func opening(_ text: ArraySlice<UInt8>) -> Failure? {
    let start = text.prefix(64).trimmed.filter { $0 != UInt8(ascii: "\\") }
    let tag = start.map(ByteClass.lowered)[...]
    if ByteSearch.starts(tag, with: "<style") { return .style }
    return ByteSearch.starts(tag, with: "<script") ? .script : nil
  }

  private mutating func read(_ text: [UInt8]) {
    var start = 0
    for place in text.indices where Self.isMark(text[place]) || text[place] == UInt8(ascii: "\n") {
      add(text[start..<place].trimmed, before: text[place])
      start = place + 1
    }
    add(text[start...].trimmed, before: UInt8(ascii: "\n"))
  }

  private mutating func add(_ piece: ArraySlice<UInt8>, before end: UInt8) {
    let words = piece.split(separator: UInt8(ascii: " ")).count
    if words > 0 {
      if isCode(piece, before: end, words) {
        codeWords += words
        pieces += 1
        if depth > 0, Self.isDeclaration(piece) { declarations += 2 }
        if end == UInt8(ascii: "{"), !piece.contains(UInt8(ascii: "(")) { declarations += 1 }
      } else {
        proseWords += words
      }
    }
    if end == UInt8(ascii: "{") { depth += 1 }
    if end == UInt8(ascii: "}") { depth = max(0, depth - 1) }
  }

  private func isCode(_ piece: ArraySlice<UInt8>, before end: UInt8, _ words: Int) -> Bool {
    switch end {
    case UInt8(ascii: "{"): words <= 12
    case UInt8(ascii: "}"): depth > 0 && piece.contains(where: ":=(".utf8.contains)
    case UInt8(ascii: ";"): words <= 12 && piece.contains(where: ":=(".utf8.contains)
    default:
      depth > 0 && piece.contains(where: ":=(,".utf8.contains) || Self.isTagOrComment(piece)
        || piece.last == UInt8(ascii: ",") && words < 4
    }
  }

  /// `color: red`
  private static func isDeclaration(_ piece: ArraySlice<UInt8>) -> Bool {
    guard let colon = piece.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return piece[..<colon].allSatisfy { ByteClass.isLetter($0) || "- ".utf8.contains($0) }
  }

  private static func isTagOrComment(_ piece: ArraySlice<UInt8>) -> Bool {
    ["<style", "</style", "<script", "</script", "//", "/*", "*/", "@import"]
      .contains { ByteSearch.starts(piece, with: $0) }
  }
}
