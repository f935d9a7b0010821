import Testing

/// How styles and scripts are laid out. `AssetMinifier` removes it all from styles; it keeps the
/// lines of scripts.
@Suite struct AssetLayoutTests {
  /// Lines of code that are wider, by file: to break them would change the published script.
  private static let wide = [
    "tables/10-tools.js": 1
  ]

  @Test func stylesHaveADeclarationALine() throws {
    let files = try Repository.files("templates/assets/css", "css")
    #expect(files.count > 20)
    #expect(files.flatMap { StyleLayout($0).findings } == [])
  }

  @Test func scriptsAreNarrow() throws {
    let folder = "templates/assets/js"
    for file in try Repository.files(folder, "js") {
      let known = Self.wide[String(file.path.dropFirst(folder.count + 1))] ?? 0
      #expect(SizeRules(file: file).longLines.count == known, "\(file.path)")
      let ragged = file.lines.filter { line in
        let indent = line.prefix { $0 == " " }.count
        let isComment = line.dropFirst(indent).hasPrefix("*")
        return line.last?.isWhitespace == true || line.contains("\t")
          || indent.isMultiple(of: 2) == isComment
      }
      #expect(ragged == [], "\(file.path)")
    }
  }

  @Test(
    arguments: [
      ("a {\n  color: red;\n}\n", 0), ("a { color: red; }\n", 1), ("a {\n  b: c; d: e;\n}\n", 1),
      ("a {\n    b: c;\n}\n", 1), ("a {\n  b: \";{\"; /* c; d */\n}\n", 0),
      ("@media x {\na {}\n}\n", 1),
      ("a {\n  b:\n    c(d; e),\n    f;\n}\n", 0),
      ("a {\n  b: \"\(String(repeating: "c", count: 99))\";\n}\n", 0),
      ("a {\n  b: c /* \(String(repeating: "c", count: 99)) */;\n}\n", 1),
    ])
  func layoutIsToldLineByLine(text: String, count: Int) {
    #expect(StyleLayout(SourceFile(text, path: "a.css")).findings.count == count)
  }
}

/// One style sheet: each declaration and each end of a rule on a line of its own, two blanks deeper
/// for each rule around it, and no line wider than source is, strings apart.
private struct StyleLayout {
  let file: SourceFile
  private var depth = 0
  private var brackets = 0
  private var quote: Character?
  private var inComment = false
  /// Signs in the strings of a line, which cannot be broken.
  private var words = 0
  private(set) var findings: [String] = []

  init(_ file: SourceFile) {
    self.file = file
    var startsStatement = true
    for (number, line) in file.lines.enumerated() {
      let place = "\(file.path):\(number + 1)"
      let isComment = inComment
      let before = depth
      let code = code(of: line)
      let body = code.drop { $0 == " " }
      if line.count - words > SizeRules.widest {
        findings.append("\(place): \(line.count) columns")
      }
      guard !body.isEmpty else { continue }
      let level = body.hasPrefix("}") ? before - 1 : before
      let isIndented = line.prefix { $0 == " " }.count == 2 * level
      if startsStatement, !isComment, !isIndented {
        findings.append("\(place): not \(2 * level) deep")
      }
      if hasMore(body) { findings.append("\(place): more than one") }
      startsStatement = brackets == 0 && "{};".contains(body.last { $0 != " " } ?? ";")
    }
  }

  /// Without comments and what is in strings.
  private mutating func code(of line: Substring) -> String {
    var code = ""
    var last: Character = " "
    words = 0
    for sign in line {
      defer { last = sign }
      if inComment {
        if last == "*", sign == "/" { inComment = false }
        continue
      }
      if let open = quote {
        guard sign == open, last != "\\" else {
          words += 1
          continue
        }
        quote = nil
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if last == "/", sign == "*" {
        inComment = true
        code.removeLast()
        continue
      }
      depth += sign == "{" && quote == nil ? 1 : sign == "}" && quote == nil ? -1 : 0
      brackets += sign == "(" ? 1 : sign == ")" ? -1 : 0
      code.append(sign)
    }
    return code
  }

  /// Whether something follows an end; `{}` is one thing.
  private func hasMore(_ body: Substring) -> Bool {
    var open = 0
    var ended: Character?
    for sign in body where sign != " " {
      if let last = ended, !(last == "{" && sign == "}") { return true }
      open += sign == "(" ? 1 : sign == ")" ? -1 : 0
      ended = open == 0 && "{};".contains(sign) ? sign : nil
    }
    return false
  }
}
