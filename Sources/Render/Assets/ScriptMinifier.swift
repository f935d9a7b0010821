import Bytes

/// Takes comments and needless white space out of a script. Strings, template literals and regular
/// expressions stay as they are; so does every line, since its end may end a statement.
struct ScriptMinifier {
  private let source: [UInt8]
  private var output: [UInt8] = []
  private var place = 0
  private var space = false
  private var context = ScriptContext()

  static func minify(_ source: [UInt8]) -> [UInt8] {
    var minifier = ScriptMinifier(source: source)
    while minifier.place < source.count { minifier.step() }
    minifier.endLine()
    return minifier.output
  }

  private init(source: [UInt8]) { self.source = source }
}

extension ScriptMinifier {
  private mutating func step() {
    let byte = source[place]
    let next = place + 1 < source.count ? source[place + 1] : 0
    switch (byte, next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      place = source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    case (UInt8(ascii: "\n"), _):
      endLine()
      place += 1
    case (_, _) where ByteClass.isSpace(byte):
      space = true
      place += 1
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _), (UInt8(ascii: "`"), _):
      take(through: literalEnd(closing: byte))
    case (UInt8(ascii: "/"), _) where context.startsExpression: take(through: expressionEnd)
    default: take(through: max(wordEnd, place + 1))
    }
  }

  private var wordEnd: Int {
    var end = place
    while end < source.count, ScriptContext.isOfWord(source[end]) { end += 1 }
    return end
  }

  private mutating func skipComment() {
    let end = AssetMinifier.commentEnd(source, from: place)
    // A comment over several lines ends a line, as they do.
    if source[place..<end].contains(UInt8(ascii: "\n")) { endLine() }
    space = true
    place = end
  }

  private mutating func endLine() {
    space = false
    if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
  }

  /// Two words need a space between them, and so do signs that would make another sign.
  private mutating func take(through end: Int) {
    let isInside = output.last.map { $0 != UInt8(ascii: "\n") } ?? false
    if space, isInside, let last = output.last, !Self.parts(last, source[place]) {
      output.append(UInt8(ascii: " "))
    }
    if space || !isInside { context.readSpace() }
    space = false
    context.read(source[place..<end])
    output.append(contentsOf: source[place..<end])
    place = end
  }

  private static func parts(_ left: UInt8, _ right: UInt8) -> Bool {
    signs[Int(left)] || signs[Int(right)]
  }

  private static let signs: [Bool] = (0...255).map { "{}()[];,:=<>&|?*".utf8.contains($0) }

  private var expressionEnd: Int {
    var (end, inClass) = (place + 1, false)
    while end < source.count, source[end] != UInt8(ascii: "\n") {
      switch source[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): inClass = true
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "/") where !inClass: return end + 1
      default: break
      }
      end += 1
    }
    return min(end, source.count)
  }

  /// Where a string ends; values in a template may hold templates again.
  private func literalEnd(closing quote: UInt8) -> Int {
    var end = place + 1
    var open: [UInt8] = [quote]
    while end < source.count, let inner = open.last {
      let byte = source[end]
      switch byte {
      case UInt8(ascii: "\\"): end += 1
      case inner: open.removeLast()
      case UInt8(ascii: "{"):
        let isValue = inner == UInt8(ascii: "`") && source[end - 1] == UInt8(ascii: "$")
        if isValue || inner == UInt8(ascii: "}") { open.append(UInt8(ascii: "}")) }
      case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        if inner == UInt8(ascii: "}") { open.append(byte) }
      default: break
      }
      end += 1
    }
    return min(end, source.count)
  }
}
