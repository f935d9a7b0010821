import Diagnostics
import Model
import Parse
import TestSupport
import Testing

@Suite struct TableTests {
  @Test func alignmentAndHeader() {
    #expect(
      parsed("| a | b |\n|:--|--:|\n| *c* | d \\| e |\n").dump == """
        table left right
          header row
            cell
              "a"
            cell
              "b"
          row
            cell
              emphasis
                "c"
            cell
              "d | e"

        """)
  }

  @Test func missingCellsAreEmptyAndSurplusOnesAreLost() {
    let dump = parsed("| a | b |\n|---|:-:|\n| c |\n| d | e | f |\n").dump
    #expect(dump.hasPrefix("table none center\n"))
    #expect(dump.split(separator: "\n").count { $0.hasSuffix("cell") } == 6)
    #expect(!dump.contains("\"f\""))
  }

  /// The one form of a break that a cell can hold.
  @Test func aBreakInACellIsOne() {
    let dump = parsed("| a |\n|---|\n| b<br>**c<br>d** |\n| `<br>` \\<br> <br/> <b> |\n").dump
    let lines = dump.split(separator: "\n").map { $0.drop { $0 == " " } }.dropFirst(6)
    #expect(
      lines.joined(separator: " ") == """
        "b" line break strong "c" line break "d" \
        row cell code "<br>" " <br> " html "<br/>" " " html "<b>"
        """)
  }

  @Test(.timeLimit(.minutes(15)), arguments: [501, 20_000])
  func aTableTooWideIsTextAndSaysSo(columns: Int) {
    let row = String(repeating: "|a", count: columns) + "|\n"
    let rule = String(repeating: "|-", count: columns) + "|\n"
    let body = Array("x\n\n\(row)\(rule)\(row)".utf8)
    let (document, diagnostics) = DocumentParser.parse(page(body, firstLine: 10))
    #expect(!document.dump.contains("table"))
    #expect(diagnostics.map(\.location.text) == ["t.md:13:1"])
    #expect(diagnostics.map(\.rule.id) == ["wide-table"])
  }

  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      ("\r", " "), ("\r\n", " "), ("\n", "\u{0B}"), ("\n", "\u{0C}"), ("\r", "\t"),
    ])
  func aTableTooWideIsFoundWhateverItsBlanksAndLineEnds(end: String, blank: String) {
    let row = String(repeating: "|a", count: 5000) + "|" + end
    let rule = String(repeating: "|\(blank)-", count: 5000) + "|" + end
    let (document, diagnostics) = DocumentParser.parse(
      page(Array("x\(end)\(end)\(row)\(rule)\(row)".utf8)))
    #expect(!document.dump.contains("table"))
    #expect(diagnostics.map(\.location.text) == ["t.md:4:1"])
  }

  /// Each row is filled up to the width of the head, in all tables of the page.
  @Test func tablesOfTooManyCellsAreTextAndSaySo() {
    let head = String(repeating: "|a", count: 400) + "|\n" + String(repeating: "|-", count: 400)
    let table = head + "|\n" + String(repeating: "|b|\n", count: 199)
    for between in ["\n", " \t\n", "x\n\n", "\r\n\r\n"] {
      let (document, found) = DocumentParser.parse(
        page(Array((table + between + table + between + table).utf8)))
      #expect(document.nodes.count { if case .table = $0.kind { true } else { false } } == 1)
      #expect(found.filter { $0.rule.id == "large-table" }.map(\.location.line).count == 2)
    }
    #expect(!parsed(table + "|b|\n\u{0C}\n" + table).dump.contains("table"))
  }

  /// Lines of hyphens may be anything else.
  @Test func manyLinesUnderALineOfHyphensStay() {
    let text = "a\n\n---\n" + String(repeating: "b\n", count: 100_001)
    let (document, found) = DocumentParser.parse(page(Array(text.utf8)))
    #expect(found == [])
    #expect(document.nodes.contains { $0.kind == .thematicBreak })
  }

  @Test func theWidestTableIsATable() {
    let row = String(repeating: "|a", count: TableLimit.columns) + "|\n"
    let rule = String(repeating: "|-", count: TableLimit.columns) + "|\n"
    let (document, diagnostics) = DocumentParser.parse(page(Array("\(row)\(rule)".utf8)))
    #expect(document.dump.hasPrefix("table none"))
    #expect(diagnostics == [])
  }

  @Test(.timeLimit(.minutes(15)))
  func wideTablesInQuotesAndListsAreGuardedToo() {
    for (first, then) in [("> ", "> "), ("- ", "  "), ("> - ", ">   ")] {
      let row = String(repeating: "|a", count: 5000)
      let rule = String(repeating: "|-", count: 5000)
      let document = parsed("\(first)\(row)\n\(then)\(rule)\n")
      #expect(!document.dump.contains("table"))
    }
  }
}
