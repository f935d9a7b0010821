import Bytes

/// Which styles a drawing must not have: those that load something. Comments are not taken out, so
/// that what only looks like one hides nothing.
enum StyleRules {
  static func fault(of style: [UInt8]) -> SVGProblem.Reason? {
    guard style.contains(where: { "(@:\\".utf8.contains($0) }) else { return nil }
    let text = unescaped(style).map(ByteClass.lowered)
    for phrase in phrases where ByteSearch.first(of: phrase, in: text[...]) != nil {
      return .style("\(phrase)")
    }
    return outsideReference(text).map { .reference($0) }
  }

  /// Functions and rules that load something and have no use within one file.
  private static let phrases: [StaticString] = [
    "@import", "image-set(", "src(", "expression(", "-moz-binding", "behavior:",
  ]
}

extension StyleRules {
  /// The first address of a `url(…)` that leads out of the file.
  private static func outsideReference(_ text: [UInt8]) -> String? {
    let end = UInt8(ascii: ")")
    var rest = text[...]
    while let start = ByteSearch.first(of: "url(", in: rest) {
      rest = rest[(start + 4)...]
      var address = rest.drop(while: ByteClass.isSpace)
      if let quote = address.first, "\"'".utf8.contains(quote) { address = address.dropFirst() }
      guard SVGRules.isInside(address.prefix(64)) else {
        return String(decoding: address.prefix(64).prefix { $0 != end }, as: UTF8.self)
      }
    }
    return nil
  }

  /// `\75 rl` as `url`.
  private static func unescaped(_ style: [UInt8]) -> [UInt8] {
    guard style.contains(UInt8(ascii: "\\")) else { return style }
    var text: [UInt8] = []
    var rest = style[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix(while: isHexadecimal)
      if digits.isEmpty {
        if let next = rest.popFirst(), next != UInt8(ascii: "\n") { text.append(next) }
        continue
      }
      rest = rest.dropFirst(digits.count)
      if let space = rest.first, ByteClass.isSpace(space) { rest.removeFirst() }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      let scalar = value.flatMap(UnicodeScalar.init) ?? "\u{FFFD}"
      text.append(contentsOf: String(scalar).utf8)
    }
    return text
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    ByteClass.isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= ByteClass.lowered(byte)
  }
}
