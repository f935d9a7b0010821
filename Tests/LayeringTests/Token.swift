import Bytes

/// A word or a single sign, and where it stands.
struct Token: Sendable, Equatable {
  let text: String
  let offset: Int
  /// Whether nothing stands between it and the token before.
  let glued: Bool

  var isWord: Bool { text.utf8.first.map { ByteClass.isAlphanumeric($0) || $0 >= 0x5F } ?? false }
}

extension Token {
  /// Words (`_`, letters, digits) whole, every other sign on its own; blanks are left out.
  static func all(in bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    var end = -1
    while place < bytes.count {
      let start = place
      while place < bytes.count, isWord(bytes[place]) { place += 1 }
      if place == start { place += 1 }
      guard !ByteClass.isSpace(bytes[start]) else { continue }
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      tokens.append(Token(text: text, offset: start, glued: start == end))
      end = place
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
