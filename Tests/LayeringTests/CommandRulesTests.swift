import Testing

/// `docs/output.md` lists the rules of commands, which no check owns.
@Suite struct CommandRulesTests {
  private static func words(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// As they are declared: `Rule("clean", .error, "The cache cannot be removed.", .command)`.
  private static func declared() throws -> [String] {
    try Repository.files("Sources", "swift").flatMap { file in
      words(String(decoding: file.bytes, as: UTF8.self)).split(separator: "Rule( ").joined(
        separator: "Rule("
      )
      .split(separator: "Rule(\"").dropFirst().compactMap { rule in
        let parts = rule.split(separator: "\"", maxSplits: 3)
        guard parts.count == 4, parts[3].hasPrefix(", .command)") else { return nil }
        let level = parts[1].dropFirst(3).prefix { $0 != "," }
        return "| `\(parts[0])` | \(level) | \(parts[2]) |"
      }
    }
  }

  @Test func areListed() throws {
    let text = String(decoding: try Repository.file("docs/output.md").bytes, as: UTF8.self)
    let rows = text.split(separator: "\n").drop { $0 != "## Rules of commands" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }.map(String.init)
    let declared = try Self.declared().sorted()
    #expect(declared.count > 15)
    #expect(rows.sorted() == declared)
  }
}
