import Model
import TestSupport
import Testing

@testable import Ingest

/// What Pandoc and others write in braces behind headings, links and pictures.
@Suite struct AttributeRunTests {
  @Test(arguments: [
    ("{#a}", ""), ("{.a .b}", ""), ("{ #a .b c=d }", ""), ("{alt=\"A cup.\"}", "A cup."),
    ("{width=50% alt='A “cup”'}", "A “cup”"), ("{: .a alt=\"a } b\"}", "a } b"),
    ("{alt=\"a \\\"b\\\" c\" .d}", "a \\\"b\\\" c"), ("{alt=\"\"}", ""),
  ])
  func aRunAndItsDescription(text: String, alt: String) {
    let run = AttributeRun(.init(text: text + " b"), at: 0)
    #expect(run?.end == text.utf8.count && (run?.alt ?? []).asText == alt)
  }

  @Test(arguments: ["", "a", "{}", "{a}", "{ a b }", "{#a", "{alt=\"a}", "{alt=\"a\\\"}", "{=}"])
  func whatIsNone(text: String) { #expect(AttributeRun(.init(text: text), at: 0) == nil) }

  @Test(arguments: [
    ("a [b](c){.d width=\"9\"} g", "a [b](c) g"), ("a ![](b){alt=\"A cup\"} c", "a ![A cup](b) c"),
    ("![A](b){alt=\"C [d]\"}", "![C \\[d&#93;](b) A"), ("![a](b){.c}", "![a](b)"),
    ("![a [b](c)](d){alt=\"E\"}", "![E](d) a [b](c)"),
    ("`[a](b){.c}` [a](b){c}", "`[a](b){.c}` [a](b){c}"),
    ("[a](b){alt=\"c\"}", "[a](b){alt=\"c\"}"), ("[a](b){.c}{#d} e", "[a](b) e"),
    ("{.a} [b](c){alt=\"d\"}", "{.a} [b](c){alt=\"d\"}"),
    ("[a](b){.c title=\"Tea\"} [d](e){.f}", "[a](b){.c title=\"Tea\"} [d](e)"),
    ("![](b){alt=\"A cup\" title=\"Tea\"}", "![](b){alt=\"A cup\" title=\"Tea\"}"),
  ])
  func withinAText(text: String, expected: String) {
    #expect(AttributeRun.read(.init(text: text)).asText == expected)
  }

  /// Whatever is around them, nothing but runs of looks goes.
  @Test func nothingElseIsLost() {
    let pieces = [
      "[a](b)", "![c](d)", "{.e}", "{title=\"f\"}", " g", "`", "\\", "](h)", "![", "[i]",
    ]
    var random = SeededRandom(7)
    for _ in 0..<2000 {
      let text = (0..<random.below(9)).map { _ in random.pick(pieces) }.joined()
      let read = AttributeRun.read(.init(text: text)).asText
      #expect(
        read.replacing("{.e}", with: "") == text.replacing("{.e}", with: ""), "\(text)")
    }
  }

  @Test func aDescriptionIsThePicturesAndTheBracketsItsCaption() {
    let read = LinesRead(
      """
      ![](/x.png){alt="A hand holds a *cup*."}

      ![Warm [tea](/t).](/y.png){.wide alt="A cup \\"of\\" tea." width="50%"}

      ![A pot](/z.png){width="50%"} Hot

      ![Two lines
      of words](/w.png){alt="A jug"}

      | a | b |
      |---|---|
      | ![](/v.png){alt="A | B"} | c |

      """)
    let host = "https://developer.apple.com"
    #expect(
      read.dump == [
        "image ![A hand holds a \\*cup\\*.](\(host)/x.png)",
        "image ![A cup \"of\" tea.](\(host)/y.png)", "caption Warm [tea](\(host)/t).",
        "image ![A pot](\(host)/z.png)", "caption Hot",
        "image ![A jug](\(host)/w.png)", "caption Two lines of words",
        "table a|b / ![A \\| B](\(host)/v.png)|c",
      ])
    let dropped = read.bookings.filter { $0.rule == "attributes" }
    #expect(dropped.count == 5 && dropped.allSatisfy { $0.fate == .dropped })
  }
}
