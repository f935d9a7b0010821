import Bytes

extension SwiftCode {
  /// Lines with `try!`, `as!`, a forced unwrap or an implicitly unwrapped type.
  var forces: [Int] {
    return tokens.indices.compactMap { index in
      guard index > 0, tokens[index].text == "!", tokens[index].glued else { return nil }
      let before = tokens[index - 1]
      let isPostfix = before.isWord || [")", "]", "}", "\"", "?", ">", "`"].contains(before.text)
      let isUnequal =
        index + 1 < tokens.count && tokens[index + 1].text == "=" && tokens[index + 1].glued
      return isPostfix && !isUnequal ? line(tokens[index].offset) : nil
    }
  }

  /// The types that the file declares.
  var types: [(name: String, line: Int)] {
    let openers: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    return zip(tokens, tokens.dropFirst()).compactMap { opener, name in
      guard openers.contains(opener.text), name.isWord, !opener.glued else { return nil }
      return (name.text, line(name.offset))
    }
  }
}
