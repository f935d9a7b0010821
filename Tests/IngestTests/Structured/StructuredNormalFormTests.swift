import Bytes
import Model
import TestSupport
import Testing

@testable import Ingest

/// What a structured shape writes reads back as the blocks that it wrote.
@Suite struct StructuredNormalFormTests {
  /// The blocks as others tell them: a caption is a paragraph once it is written.
  private func told(_ blocks: [Block]) -> [String] {
    blocks.map { block in
      let kind = block.kind == .caption ? .paragraph : block.kind
      let cells = block.rows.map { $0.map { String(decoding: $0, as: UTF8.self) } }
      return "\(kind) \(block.string) \(cells)"
    }
  }

  private func readsBack(_ blocks: [Block], _ what: String) {
    let markdown = UTF8Repair.repaired(ArticleWriter.markdown(blocks))
    let scrape = Scrape(raw(markdown))
    var reader = LineReader(scrape, scrape.lines.indices)
    reader.read()
    let (back, wrote) = (told(reader.book.blocks), told(blocks))
    let place = zip(back, wrote).prefix { $0 == $1 }.count
    let isSame = back == wrote && ArticleWriter.markdown(reader.book.blocks) == markdown
    #expect(
      isSame,
      "\(what): wrote \(wrote.dropFirst(place).first ?? "-"), read \(back.dropFirst(place).first ?? "-")"
    )
  }

  private func blocks(_ bytes: [UInt8]) -> [Block] {
    Ingester.read(raw(bytes)).drafts.flatMap(\.blocks)
  }

  @Test func samplesReadBack() throws {
    let folders = ["apple-markdown/", "docc-json/", "saved-html/"]
    let samples = try Fixtures.samples().filter { sample in
      folders.contains { sample.name.hasPrefix($0) }
    }
    #expect(samples.count >= 6)
    for sample in samples { readsBack(blocks(sample.bytes), sample.name) }
  }

  private static let words: [String] =
    ["a", "B.", " ", "\n", "*", "_", "[", "]", "(", ")", "<", "`", "\\", "&", "&amp;", "#", "-"]
    + ["1.", "+", ">", "|", "~~", "!", ":", "http://x", "é", "“", "”", "Note", "---", "--", ","]

  private static let marks: [(open: String, close: String)] = [
    ("<b>", "</b>"), ("<i>", "</i>"), ("<code>", "</code>"), ("<a href=/b>", "</a>"),
    ("<a href='#'>", "</a>"), ("<img alt='", "' src=c>"), ("<br>", ""), ("<span>", "</span>"),
  ]

  private static let elements = [
    "p", "h2", "h3", "ul", "ol", "li", "div", "td", "tr", "table", "aside class=note", "figcaption",
    "pre", "blockquote", "dl", "dt", "dd", "th", "div role=tabpanel",
  ]

  private func inline(_ random: inout SeededRandom, depth: Int = 0) -> String {
    random.list(upTo: 5) { random -> String in
      guard depth < 3, random.chance(3) else {
        return random.pick(Self.words).replacing("<", with: "&lt;")
      }
      let mark = random.pick(Self.marks)
      let inner =
        mark.open.hasPrefix("<img")
        ? "x]( y" : inline(&random, depth: depth + 1)
      return mark.open + inner + mark.close
    }.joined()
  }

  private func element(_ random: inout SeededRandom, depth: Int = 0) -> String {
    let name = random.pick(Self.elements)
    let inner =
      depth < 3 && random.chance(2)
      ? random.list(upTo: 3) { element(&$0, depth: depth + 1) }.joined() : inline(&random)
    return "<\(name)>\(inner)" + (random.chance(6) ? "" : "</\(name.prefix { $0 != " " })>")
  }

  @Test func anyHTMLReadsBack() {
    var random = SeededRandom(43)
    for _ in 0..<1500 {
      let body = random.list(upTo: 6) { element(&$0) }.joined()
      let html =
        "<!DOCTYPE html><link rel=canonical href=/design/human-interface-guidelines/a>"
        + "<main><h1>T</h1><p>start</p>\(body)"
      readsBack(blocks(Array(html.utf8)), html)
    }
  }
}
