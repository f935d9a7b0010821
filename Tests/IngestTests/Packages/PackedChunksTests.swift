import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// Pages that were cut into parts for a search by meaning are put together again.
@Suite struct PackedChunksTests {
  private func texts(_ lines: [String]) -> [String] {
    (Package(raw(lines.joined(separator: "\n"), "chunks.jsonl"))?.pages ?? []).map { page in
      let text = String(decoding: page.bytes, as: UTF8.self)
      return text.split(separator: "\n---\n\n").last.map(String.init) ?? text
    }
  }

  private func chunk(_ text: String, _ fields: String, url: String = "cups") -> String {
    #"{"url":"https://tea.example/\#(url)",\#(fields),"text":"\#(text)"}"#
  }

  @Test(arguments: [
    #""chunk_index":NUMBER"#, #""chunk_id":"cups-NUMBER""#, #""chunkId":"cups#chunk_NUMBER""#,
    #""chunk":"NUMBER""#, #""position":NUMBER"#, #""metadata":{"chunk_index":NUMBER}"#,
    #""metadata":{"start_index":1NUMBER0}"#,
  ])
  func partsInAnyOrder(field: String) throws {
    let parts = [#"# Cups\n\nA cup."#, #"## Handles\n\nCool."#, #"## Lids\n\nWarm."#]
    let lines = [1, 2, 0].map {
      chunk(parts[$0], field.replacing("NUMBER", with: "\($0)"))
    }
    let whole = "# Cups\n\nA cup.\n\n## Handles\n\nCool.\n\n## Lids\n\nWarm."
    #expect(
      texts(lines + [chunk("# Pots", #""chunk_index":0"#, url: "pots")]) == [whole, "# Pots"])
  }

  @Test func partsThatOverlap() {
    let lines = [
      chunk(#"# Cups\n\nA cup holds tea. Its wide handle stays cool."#, #""chunk":1"#),
      chunk(#"Its wide handle stays cool. Its lid stays warm."#, #""chunk":2"#),
    ]
    #expect(
      texts(lines) == ["# Cups\n\nA cup holds tea. Its wide handle stays cool. Its lid stays warm."]
    )
  }

  /// A cut may be in a sentence, in a table or in a list; some write the title above each part.
  @Test(arguments: [
    (#"# Cups\n\nA cup of"#, "tea is warm.", "# Cups\n\nA cup of tea is warm."),
    (
      #"| A | B |\n|---|---|\n| a | b |"#, "| c | d |", "| A | B |\n|---|---|\n| a | b |\n| c | d |"
    ),
    (#"- a\n- b"#, "- c", "- a\n- b\n- c"), ("A cup.", "- c", "A cup.\n\n- c"),
    (#"# Cups\n\nTea."#, #"# Cups\n\nMilk."#, "# Cups\n\nTea.\n\nMilk."),
    ("A cup of", " tea is warm.", "A cup of tea is warm."),
    (#"- a\n- b"#, #"\n  - c\n  - d\n"#, "- a\n- b\n  - c\n  - d"),
    (#"- a\n  - b"#, "- c", "- a\n  - b\n- c"),
    ("A cup", #"\n\n    pour(tea)\n    drink()"#, "A cup\n\n    pour(tea)\n    drink()"),
  ])
  func whereACutIs(one: String, other: String, whole: String) {
    #expect(texts([chunk(one, #""chunk":1"#), chunk(other, #""chunk":2"#)]) == [whole])
  }

  /// Two runs in one file, hits of a search, and pages without a number are no parts of one page.
  @Test(arguments: [
    [#""chunk_index":0"#, #""chunk_index":0"#], [#""position":1"#, #""position":5"#],
    [#""rank":0"#, #""rank":1"#], [#""chunk_id":"a1""#, #""chunk_id":"a2""#],
  ])
  func noParts(fields: [String]) {
    #expect(texts(fields.map { chunk("# Cups", $0) }).count == 2)
  }

  /// Hashes of any size are no order.
  @Test(arguments: [
    ["-5000000000000000000", "5000000000000000000"], ["-1", "0"], ["2147483648", "2147483649"],
    ["-9223372036854775808", "9223372036854775807"],
  ])
  func hashesAreNoNumbers(hashes: [String]) {
    #expect(texts(hashes.map { chunk("# Cups", #""chunk_id":\#($0)"#) }).count == 2)
  }

  /// Of a page that was fetched twice, `A0` is part 0 of the first fetch.
  @Test(arguments: [
    ("A0 A1 A2 B0 B1 B2 B3", ["A0 A1 A2", "B0 B1 B2 B3"]),
    ("A0 A1 A2 A3 B0 B1 B2", ["A0 A1 A2 A3", "B0 B1 B2"]),
    ("A2 A0 A1 B1 B0", ["A0 A1 A2", "B0 B1"]),
    ("A0 B0 A1 B1", ["A0 A1", "B0 B1"]),
    ("A0 B0 A1 B1 B2", ["A0", "B0", "A1", "B1", "B2"]),
  ])
  func fetchesAreNotMixed(order: String, pages: [String]) {
    let lines = order.split(separator: " ").map { part in
      chunk("\(part).", #""chunk_index":\#(part.dropFirst())"#)
    }
    let found = texts(lines).map { text in
      text.split(whereSeparator: \.isWhitespace).map { $0.dropLast() }.joined(separator: " ")
    }
    #expect(found == pages)
  }

  @Test func itIsTold() throws {
    let lines = (0..<3).map { chunk("Tea \($0).", #""chunk_index":\#($0)"#) }
    let package = try #require(Package(raw(lines.joined(separator: "\n"), "a.jsonl")))
    #expect(package.diagnostics.map(\.summary) == ["The file is JSON lines with a page"])
    #expect(
      package.diagnostics.first?.why
        == "3 parts of pages were joined. Each page has a ledger of its own.")
  }

  /// Where a number counts the parts of its page; offsets and names may have gaps.
  @Test(arguments: [
    ("chunk_index", [0, 1, 4], true), ("chunkIndex", [2, 5], true),
    ("chunk_number", [1, 2], false),
    ("chunk_id", [0, 1, 4], false), ("start_index", [0, 900], false), ("chunk_index", [7], false),
  ])
  func missingPartsAreTold(field: String, numbers: [Int], isTold: Bool) throws {
    let lines =
      [0, 1].map { chunk("Pots \($0).", #""chunk_index":\#($0)"#, url: "pots") }
      + numbers.map { chunk("Tea \($0).", #""\#(field)":\#($0)"#) }
    let package = try #require(Package(raw(lines.joined(separator: "\n"), "a.jsonl")))
    let found = package.diagnostics.filter { $0.rule.id == "page-incomplete" }
    #expect(found.map(\.summary) == (isTold ? ["A page lacks parts between others"] : []))
    #expect(
      found.allSatisfy {
        $0.why == "The numbers of the parts have gaps: “https://tea.example/cups”."
      })
  }

  @Test func pagesThatLackPartsAreTold() throws {
    let lines = ["pots", "cups"].flatMap { url in
      [0, 2].map { chunk("Tea \($0).", #""chunk_index":\#($0)"#, url: url) }
    }
    let package = try #require(Package(raw(lines.joined(separator: "\n"), "a.jsonl")))
    #expect(package.diagnostics.last?.summary == "2 pages lack parts between others")
    #expect(
      package.diagnostics.last?.why
        == "The numbers of the parts have gaps, first those of “https://tea.example/pots”.")
  }

  /// A text of one letter overlaps everywhere.
  @Test func manyPartsTakeTheirTimeOnce() {
    let text = String(repeating: "a", count: 5_000)
    let lines = (0..<200).map { chunk(text + ($0 % 2 == 0 ? "b" : ""), #""chunk":\#($0)"#) }
    let time = ContinuousClock().measure { #expect(texts(lines).count == 1) }
    #expect(time < .seconds(8))
  }
}
