import Model
import TestSupport
import Testing

/// Whatever a page holds: each of its tables is part of the data once, and no words are lost.
@Suite(.timeLimit(.minutes(15))) struct TablePropertyTests {
  private static let cells = [
    "", "", "", "a", "Lamp", "1x1", "20×30", "44 pt", "+0.24", "–", "N/A", "`code`", "**b**",
    "![p](q)", "[l](m)", "a<br>b", "954x1 *", "Canvas", "日本", "\\|", "x[^1]", "<i>", "Panel",
  ]

  private static let between = [
    "## Lamps\n\n", "### Lamps\n\n", "#### iOS lamps\n\n", "**Small**\n\n", "**Large**\n\n",
    "<!-- tabs -->\n\n", "<!-- tabs, missing: A; B -->\n\n", "<!-- tab: A -->\n\n",
    "<!-- tab: iOS -->\n\n", "<!-- /tabs -->\n\n", "\\* Small print.\n\n", "Words.\n\n",
    "![p](q)\n\n", "> ", "- ", "> [!NOTE]\n> ", "[^1]: ",
  ]

  private static func table(_ random: inout SeededRandom) -> String {
    let width = random.below(5) + 1
    let rows = (0...random.below(6)).map { _ in
      // Short rows are filled up; long ones are cut by the library, and never come to us.
      let count = random.chance(5) ? random.below(width) + 1 : width
      return "| " + (0..<count).map { _ in random.pick(cells) }.joined(separator: " | ") + " |\n"
    }
    let head = String(repeating: "| \(random.chance(3) ? "" : random.pick(cells)) ", count: width)
    return head + "|\n" + String(repeating: "|---", count: width) + "|\n" + rows.joined() + "\n"
  }

  private static func page(_ random: inout SeededRandom) -> String {
    let blocks = (0..<random.below(12) + 1).map { _ in
      random.chance(2) ? table(&random) : random.pick(between)
    }
    return "# Type\n\n" + blocks.joined()
  }

  @Test func nothingIsLostFromRandomTables() {
    var random = SeededRandom(4)
    var tables = 0
    for _ in 0..<3_000 {
      let page = Self.page(&random)
      let document = document(page)
      tables += document.tables.count
      let difference = Self.difference(document)
      #expect(difference == nil, "\(difference ?? ""):\n\(page)")
      if difference != nil { return }
    }
    #expect(tables > 5_000)
  }

  @Test func nothingIsLostFromTheSamples() throws {
    for (name, bytes) in try Fixtures.samples() {
      let document = document(String(decoding: bytes, as: UTF8.self))
      #expect(Self.difference(document) == nil, "\(name)")
    }
  }

  @Test func theSameAnchorsAndKeysAreNeverThereTwice() {
    var random = SeededRandom(5)
    for _ in 0..<1_000 {
      let tables = document(Self.page(&random)).tables
      #expect(Set(tables.map(\.id)).count == tables.count)
      #expect(tables.allSatisfy { Set($0.keys).count == $0.keys.count })
    }
  }
}

extension TablePropertyTests {
  /// What is wrong with the data of a page; nil if all is well.
  private static func difference(_ document: Document) -> String? {
    let nodes = document.nodes.indices.filter { place in
      if case .table = document.nodes[place].kind { true } else { false }
    }
    let parts = document.tables.flatMap(\.parts).map(\.node)
    if parts.sorted() != nodes { return "tables \(nodes) became \(parts)" }
    for table in document.tables {
      let rows = table.parts.flatMap(\.rows)
      if rows != Array(table.rows.indices) { return "rows \(rows) of \(table.rows.count)" }
      if table.rows.contains(where: { $0.cells.count != table.columns.count }) {
        return "a row of another length"
      }
    }
    let (source, data) = (wordsOfNodes(document), wordsOfData(document))
    return source == data ? nil : "cells \(source) became \(data)"
  }

  /// How often each text stands in a cell of the page.
  private static func wordsOfNodes(_ document: Document) -> [String: Int] {
    let cells = document.nodes.indices.filter { document.nodes[$0].kind == .cell }
    return count(cells.map { document.plainText(of: $0..<document.nodes[$0].end) })
  }

  /// The same of the data: without the labels of panels, and without what spans from above.
  private static func wordsOfData(_ document: Document) -> [String: Int] {
    count(
      document.tables.flatMap { table in
        let names = table.columns.map(\.name).dropFirst(table.parts[0].panel == nil ? 0 : 1)
        let cells = table.rows.flatMap(\.cells).filter { $0.node != nil && !$0.isSpanned }
        return table.parts.flatMap { _ in names } + cells.map(\.raw)
      })
  }

  private static func count(_ texts: [String]) -> [String: Int] {
    let plain = texts.map { text in
      text.replacing("<br>", with: " ").split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    return plain.filter { !$0.isEmpty }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
