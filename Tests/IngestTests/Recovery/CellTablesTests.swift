import Ingest
import Model
import TestSupport
import Testing

/// Markdown of a tool that knows no tables: each cell is a paragraph.
@Suite struct CellTablesTests {
  private static let fields = """
    ---
    url: https://developer.apple.com/design/human-interface-guidelines/boxes
    ---

    # Boxes

    A box groups things.


    """
  private static let log = """
    ## Change log

    Date

    Changes

    June 9, 2025

    Added guidance for [tea](https://developer.apple.com/tea).

    Removed milk.

    June 5, 2023

    New page.

    """
  private static let sizes = """
    ## Specifications

    The following table shows the sizes of a box.

    Box

    Width

    Height

    Small

    100 pt

    120 pt

    Large

    200 pt

    240 pt


    """

  private func body(_ texts: String...) -> String {
    let files = texts.enumerated().map { raw($1, "\($0)/boxes.md") }
    let readings = files.map { Ingester.read($0) }
    let page = Ingester.merge(readings).pages.first
    return page.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
  }

  private func table(_ name: String, in body: String) -> [String] {
    body.lines(under: "## \(name)").filter { $0.hasPrefix("|") }.map(String.init)
  }

  @Test func theChangeLogIsATableAgain() {
    let page = body(Self.fields + Self.log)
    #expect(
      table("Change log", in: page) == [
        "| Date         | Changes |", "| ------------ | --- |",
        "| June 9, 2025 | Added guidance for [tea](https://developer.apple.com/tea).<br>"
          + "Removed milk. |", "| June 5, 2023 | New page. |",
      ])
  }

  @Test func soAreTheOtherTablesOfThePage() {
    let page = body(Self.fields + Self.sizes + Self.log)
    #expect(
      table("Specifications", in: page) == [
        "| Box   | Width  | Height |", "| ----- | ------ | ------ |", "| Small | 100 pt | 120 pt |",
        "| Large | 200 pt | 240 pt |",
      ])
    #expect(page.contains("shows the sizes of a box.\n\n"))
    #expect(table("Change log", in: page).count == 4)
  }

  /// Only a log of that form shows that tables were lost: short paragraphs alone do not.
  @Test func withoutALogOfThatFormParagraphsStay() {
    #expect(table("Specifications", in: body(Self.fields + Self.sizes)) == [])
    let dateless = Self.log.replacing("June 9, 2025", with: "Soon")
    #expect(table("Specifications", in: body(Self.fields + Self.sizes + dateless)) == [])
  }

  /// A source with tables leads the page, so that no cell is there twice.
  @Test func aSourceWithTablesLeads() {
    let names = "## Names\n\nOf a box:\n\nBox\n\nCalled\n\nSmall\n\nBoxling\n\n"
    let named = "## Names\n\nOf a box:\n\n| Box | Called |\n|---|---|\n| Small | Boxling |\n"
    let page = body(Self.fields + names + Self.log, Self.fields + named)
    #expect(page.lines(under: "## Names").filter { $0.contains("Boxling") }.count == 1)
    #expect(table("Change log", in: page).count == 4)
  }

  @Test func everyByteIsKept() {
    let text = Self.fields + Self.sizes + Self.log
    let ledger = ingested(raw(text)).ledger
    #expect(ledger.spans.last?.end == text.utf8.count)
    let dropped = ledger.spans.filter { $0.fate == .dropped }
    #expect(dropped.allSatisfy { Array(text.utf8)[$0.start..<$0.end].allSatisfy { $0 == 0x0A } })
  }
}

extension String {
  /// The lines below a heading, up to the next of its level.
  fileprivate func lines(under heading: String) -> [Substring] {
    let lines = split(separator: "\n").drop { $0 != heading }.dropFirst()
    return Array(lines.prefix { !$0.hasPrefix("## ") })
  }
}
