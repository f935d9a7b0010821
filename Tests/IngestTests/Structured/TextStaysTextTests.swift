import Bytes
import Model
import Parse
import TestSupport
import Testing

@testable import Ingest

/// Whatever text a block holds, a Markdown parser that is not ours gives the same text back, in a
/// block of the same kind.
@Suite struct TextStaysTextTests {
  private static let pieces: [String] =
    ["a", "B.", " ", "  ", "\n", "*", "**", "_", "__", "[", "]", "](", "![", "(", ")", "<", "<b>"]
    + ["</b>", "<!--", "-->", "<?", "`", "``", "\\", "\\*", "&", "&amp;", "&#65;", "&#x41;", "#"]
    + ["##", "-", "--", "---", "+", "=", "===", "1.", "2)", ">", "|", "~", "~~", "!", ":", "://"]
    + [
      "http://x.test", "www.x.test", "@", "mailto:", "a@b.test", "mailto:a@b.test", "é", "“", "…",
      "日", "\u{A0}", "Note",
    ]
    + ["Note:", "[!NOTE]", "[x]", "[ ]", "[^1]", "[^1]:", "[a]:", "```", "    ", "\t", "$", "^"]

  private func anyText(_ random: inout SeededRandom) -> String {
    random.list(upTo: 7) { $0.pick(Self.pieces) }.joined()
  }

  private func oneLine(_ text: String) -> String {
    String(decoding: InlineBlanks.oneLine(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// What a parser makes of a page that holds one block: the tree without the title.
  private func parsed(_ block: Block) -> String {
    let title = Block(.heading(level: 1), Array("T".utf8), from: 0..<0)
    let markdown = ArticleWriter.markdown([title, block])
    let page = SourcePage(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), body: markdown, file: "t.md",
      bodyLine: 1)
    let lines = DocumentParser.parse(page).document.dump.split(separator: "\n").dropFirst(2)
    return lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func holds(_ kind: Block.Kind, _ around: String, seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<1500 {
      let text = anyText(&random)
      var writer = InlineWriter(kind == .heading(level: 2) ? .heading : .block)
      writer.text(Array(text.utf8)[...])
      var sink = ArticleSink()
      sink.add(kind, writer.finish(), from: 0..<1, "x")
      guard let block = sink.blocks.first else {
        #expect(oneLine(text).isEmpty, "\(text.debugDescription)")
        continue
      }
      let tree = parsed(block)
      #expect(tree == "\(around) \(quoted(oneLine(text)))", "\(text.debugDescription)")
    }
  }

  @Test func inParagraphs() { holds(.paragraph, "paragraph", seed: 71) }

  @Test func inHeadings() { holds(.heading(level: 2), "heading 2", seed: 72) }

  @Test func inItems() {
    holds(.item(depth: 0, number: nil), "list item paragraph", seed: 73)
  }

  @Test func inNumberedItems() {
    holds(.item(depth: 0, number: 3), "list from 3 item paragraph", seed: 74)
  }

  @Test func inAsides() { holds(.aside(.note), "aside note paragraph", seed: 75) }

  @Test func inCells() {
    var random = SeededRandom(76)
    for _ in 0..<1500 {
      let texts = [anyText(&random), anyText(&random)]
      let cells = texts.map { text in
        var writer = InlineWriter(.cell)
        writer.text(Array(text.utf8)[...])
        return writer.finish()
      }
      var sink = ArticleSink()
      sink.add(table: [[Array("h".utf8), Array("i".utf8)], cells], from: 0..<1)
      guard let block = sink.blocks.first else { continue }
      let row = texts.map { text in
        let line = oneLine(text)
        return line.isEmpty ? "cell" : "cell \(quoted(line))"
      }
      let tree = parsed(block)
      #expect(tree.hasSuffix("row " + row.joined(separator: " ")), "\(texts.debugDescription)")
    }
  }

  @Test func inCode() {
    var random = SeededRandom(77)
    for _ in 0..<1500 {
      let text = anyText(&random)
      var writer = InlineWriter()
      writer.text(Array("a ".utf8)[...])
      writer.code(Array(text.utf8)[...])
      writer.text(Array(" b".utf8)[...])
      var sink = ArticleSink()
      sink.add(.paragraph, writer.finish(), from: 0..<1, "x")
      let line = oneLine(text)
      guard let block = sink.blocks.first, !line.isEmpty else { continue }
      let expected = "paragraph \"a \" code \(quoted(line)) \" b\""
      #expect(parsed(block) == expected, "\(text.debugDescription)")
    }
  }

  @Test func inFences() {
    var random = SeededRandom(78)
    for _ in 0..<800 {
      let lines = random.list(upTo: 4) { oneLine(anyText(&$0)) }
      var sink = ArticleSink()
      sink.add(code: Array(lines.joined(separator: "\n").utf8), language: [], from: 0..<1)
      guard let block = sink.blocks.first else { continue }
      let first = lines.firstIndex { !$0.isEmpty } ?? 0
      let last = lines.lastIndex { !$0.isEmpty } ?? 0
      let text = quoted(lines[first...last].joined(separator: "\n") + "\n")
        .replacing("\n", with: "\\n")
      #expect(parsed(block) == "code block \"\" \(text)", "\(lines)")
    }
  }
}
