import Bytes

/// What is before a place of a script, as far as it decides what a slash means there: a
/// division behind a value, a regular expression behind everything else.
struct ScriptContext {
  private var last: [UInt8] = []
  /// Of each bracket that is open, whether it holds the condition of a statement.
  private var conditions: [Bool] = []
  private var endsCondition = false

  /// `piece` is a sign, a word, or a whole literal; blanks between words end them.
  mutating func read(_ piece: ArraySlice<UInt8>) {
    guard let first = piece.first else { return }
    endsCondition = false
    switch first {
    case UInt8(ascii: "("): conditions.append(Self.statements.contains(word))
    case UInt8(ascii: ")"): endsCondition = conditions.popLast() ?? false
    default: break
    }
    if last.count > 2 * Self.longest { last.removeFirst(Self.longest) }
    last.append(contentsOf: piece.suffix(Self.longest))
  }

  mutating func readSpace() {
    if last.last != UInt8(ascii: " ") { last.append(UInt8(ascii: " ")) }
  }
}

extension ScriptContext {
  var startsExpression: Bool {
    guard let sign = lastSign else { return true }
    switch sign {
    case UInt8(ascii: ")"): return endsCondition
    case _ where "]/\"'`".utf8.contains(sign): return false
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return !isDoubled(sign)
    case _ where Self.isOfWord(sign): return Self.openers.contains(word)
    default: return true
    }
  }

  private var lastSign: UInt8? { last.last { $0 != UInt8(ascii: " ") } }

  private func isDoubled(_ sign: UInt8) -> Bool {
    let signs = last.reversed().drop { $0 == UInt8(ascii: " ") }
    return signs.dropFirst().first == sign
  }

  /// The word that ends here; none if it names a member, as in `list.of`.
  private var word: String {
    let end = last.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    let start = last[..<end].lastIndex { !Self.isOfWord($0) }.map { $0 + 1 } ?? 0
    if start > 0, last[start - 1] == UInt8(ascii: ".") { return "" }
    return String(decoding: last[start..<end], as: UTF8.self)
  }

  static func isOfWord(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }

  private static let longest = 16
  private static let statements: Set<String> = ["if", "while", "for", "with"]
  private static let openers: Set<String> = [
    "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw",
    "typeof", "void", "yield",
  ]
}
