/// A function, initializer, subscript or computed property that has a body.
struct Function: Sendable, Equatable {
  let name: String
  let line: Int
  /// Lines from its first word to its last brace that are neither blank nor a comment.
  let length: Int
  /// A single `switch` or one literal, without a loop or a branch inside: a table in disguise.
  let isTable: Bool
}

extension SwiftCode {
  private static let openers: Set = ["func", "init", "deinit", "subscript", "var"]
  private static let branches: Set = ["if", "for", "while", "repeat", "guard", "do"]
  /// What may not come between a declaration and its body: there is none then.
  private static let stops: Set = [
    "}", "func", "init", "deinit", "subscript", "var", "let", "static", "mutating", "case",
    "associatedtype", "typealias", "public", "private", "internal", "struct", "enum", "class",
    "extension", "@", "#", "if", "for", "while", "return", ";",
  ]

  var functions: [Function] {
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let isMember = index > 0 && tokens[index - 1].text == "."
      guard Self.openers.contains(token.text), !isMember else { return nil }
      guard let open = bodyStart(tokens, after: index),
        let close = bodyEnd(tokens, from: open)
      else { return nil }
      return Function(
        name: name(tokens, index), line: line(token.offset),
        length: codeLines(from: token.offset, to: tokens[close].offset),
        isTable: isTable(tokens[(open + 1)..<close]))
    }
  }

  private func name(_ tokens: [Token], _ index: Int) -> String {
    let named = ["func", "var"].contains(tokens[index].text) && index + 1 < tokens.count
    return named ? tokens[index + 1].text : tokens[index].text
  }

  /// The index of the brace that opens the body of the declaration, nil if it has none.
  private func bodyStart(_ tokens: [Token], after index: Int) -> Int? {
    var depth = 0
    for place in tokens.indices[(index + 1)...] {
      let text = tokens[place].text
      switch text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return place
      case "=" where depth == 0 && tokens[index].text == "var": return nil
      default:
        let isName = place == index + 1
        if depth < 0 || (depth == 0 && !isName && Self.stops.contains(text)) { return nil }
      }
    }
    return nil
  }

  private func bodyEnd(_ tokens: [Token], from open: Int) -> Int? {
    var depth = 0
    for place in tokens.indices[open...] {
      if tokens[place].text == "{" { depth += 1 }
      if tokens[place].text == "}" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private func codeLines(from start: Int, to end: Int) -> Int {
    bytes[start...end].split(separator: UInt8(ascii: "\n"))
      .count { line in line.contains { $0 != UInt8(ascii: " ") } }
  }

  private func isTable(_ body: ArraySlice<Token>) -> Bool {
    let first = body.first { $0.text != "return" }?.text
    return (first == "switch" || first == "[") && !body.contains { Self.branches.contains($0.text) }
  }
}
