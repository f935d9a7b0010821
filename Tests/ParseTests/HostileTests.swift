import Model
import Parse
import Testing

/// Pages that were written to hurt: they may come out as anything, but soon, and without a crash.
@Suite(.timeLimit(.minutes(15))) struct HostileTests {
  private static func many(_ text: String, _ count: Int = 100_000) -> String {
    String(repeating: text, count: count)
  }

  /// Named, so that a failure does not print the page.
  private static let pages: [String: String] = [
    "quotes": many("> ") + "a",
    "brackets": many("["),
    "closed brackets": many("[") + many("]"),
    "images": many("!["),
    "links": many("[a]("),
    "emphasis": many("*a "),
    "two emphases": many("*a **a ", 30_000),
    "closers": many("a**b") + many("c* "),
    "underscores": many("_") + "a",
    "deep list": deepList,
    "items on one line": many("- ", 20_000) + "a",
    "ticks": ticks,
    "tags": many("<"),
    "comments": many("<!--"),
    "references": many("[a]: /b\n", 20_000),
    "footnotes": many("[^a]", 20_000) + "\n\n[^a]: b\n",
    "tildes": many("~~a "),
    "entities": many("&#9999999999;", 20_000),
    "addresses": many("www.a.b/", 10_000),
    "mails": many("a@b.c", 10_000),
    "empty rows": "|a|b|\n|-|-|\n" + many("|\n", 50_000),
    "fences": many("```\n", 20_000),
    "one line": many("word ", 200_000),
    "nul": many("\0"),
    "carriage returns": many("\r"),
    "underlined headings": many("a\n=\n", 20_000),
  ]

  private static var deepList: String {
    (0..<300).map { many(" ", $0 * 2) + "- a\n" }.joined()
  }

  private static var ticks: String { (1..<400).map { "e" + many("`", $0) }.joined() }

  @Test(arguments: pages.keys.sorted())
  func comesToAnEnd(name: String) throws {
    let markdown = try #require(Self.pages[name])
    let document = parsed(markdown)
    let count = document.nodes.count
    let size = document.plainText(of: 0..<count).utf8.count
    let isInside = document.nodes.allSatisfy { $0.end <= count }
    #expect(isInside)
    #expect(size <= 4 * markdown.utf8.count)
  }

  /// A row costs its table's width, however short it is.
  @Test func shortRowsOfAWideTableDoNotMultiply() {
    let width = TableLimit.columns - 1
    let table = Self.many("|a", width) + "|\n" + Self.many("|-", width) + "|\n"
    let document = parsed(table + Self.many("|\n", 20_000))
    #expect(document.nodes.count < 2_000_000)
  }

  @Test func everyNodeOfADeepPageIsInside() {
    let document = parsed(Self.many("> ", 10_000) + "a")
    #expect(document.nodes.count == 10_002)
    #expect(document.topLevel == [0])
    #expect(document.nodes.allSatisfy { $0.end == 10_002 })
  }
}
