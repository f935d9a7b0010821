import Testing

@testable import Command

/// Wrapped paragraphs and columns.
@Suite struct HelpLayoutTests {
  /// Texts of words of every length, in an order that repeats but late.
  private func text(words count: Int) -> String {
    (0..<count).map { String(repeating: "x", count: $0 * 7 % 23 + 1) }.joined(separator: " ")
  }

  @Test(arguments: 0..<60, [0, 2, 30]) func wrappingKeepsWordsAndWidth(count: Int, indent: Int) {
    let text = text(words: count)
    let wrapped = HelpPage().wrapped(text, indent: indent)
    #expect(wrapped.split(whereSeparator: \.isWhitespace) == text.split(separator: " "))
    for line in wrapped.split(separator: "\n") where !line.allSatisfy({ $0 == " " }) {
      #expect(line.count <= HelpPage.widest)
      #expect(line.prefix { $0 == " " }.count == indent)
    }
  }

  @Test func noLineEndsBeforeItMust() {
    let lines = HelpPage().wrapped(text(words: 60), indent: 4).split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.drop { $0 == " " }.prefix { $0 != " " }
      #expect(line.count + 1 + word.count > HelpPage.widest)
    }
  }

  @Test func aWordTooLongStandsAlone() {
    let long = String(repeating: "x", count: 100)
    #expect(HelpPage().wrapped("a \(long) b", indent: 0) == "a\n\(long)\nb\n")
  }

  @Test(arguments: Subcommand.all, [40, 60, 80])
  func helpFitsTheTerminal(command: Subcommand, width: Int) async {
    var trial = Trial()
    trial.outputWidth = width
    var page = await trial.run("help", command.name).output
    let examples = command.examples.map { "  \($0)\n" }.joined()
    page.replace(examples, with: "")
    for line in page.split(separator: "\n") where line.split(separator: " ").count > 1 {
      #expect(line.count <= width, "\(line)")
    }
    let words = HelpPage().text(for: command).split(whereSeparator: \.isWhitespace)
    let shown = await trial.run("help", command.name).output.split(whereSeparator: \.isWhitespace)
    #expect(shown == words)
  }

  @Test func columnsAreObeyedAndAWideTerminalIsNotFilled() async {
    func longest(_ width: Int, _ columns: String?) async -> Int {
      var trial = Trial()
      trial.outputWidth = width
      trial.environment["COLUMNS"] = columns
      let lines = await trial.run("help", "export").output.split(separator: "\n")
      return lines.map(\.count).max() ?? 0
    }
    #expect(await longest(0, nil) > 72)
    #expect(await longest(200, nil) <= HelpPage.widest)
    #expect(await longest(200, "60") <= 71)
    #expect(await longest(0, "nonsense") > 72)
  }

  @Test(arguments: [("init", false), ("help", false), ("build", true), ("check", true)])
  func onlyStatusesThatOccurAreNamed(command: String, isThere: Bool) async {
    let page = await Trial().run("help", command).output
    #expect(page.contains("\n  1   ") == isThere && page.contains("\n  2   "))
  }

  @Test func summariesStandInAColumn() {
    let list = HelpPage().list([("a", "one"), ("three", "two")])
    #expect(list == "  a      one\n  three  two\n")
  }
}
