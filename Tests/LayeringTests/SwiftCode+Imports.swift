/// `import Model`, `public import Model`, `import struct Model.Site`: what, and in which line.
struct Import: Sendable, Equatable {
  let module: String
  let line: Int
}

extension SwiftCode {
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  var imports: [Import] {
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "import", index + 1 < tokens.count else { return nil }
      let isKind = Self.kinds.contains(tokens[index + 1].text)
      guard let module = tokens[(index + (isKind ? 2 : 1))...].first else { return nil }
      return Import(module: module.text, line: line(tokens[index].offset))
    }
  }
}
