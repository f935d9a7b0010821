import Ingest
import Model
import TestSupport
import Testing

/// Tables that browsers for terminals draw with blanks.
@Suite struct AlignedRowsTests {
  private func page(_ rows: String) -> (body: String, ledger: Ledger) {
    let text = """
      ---
      title: Alerts
      url: https://developer.apple.com/design/human-interface-guidelines/alerts
      extractionMethod: w3m
      ---
      Alerts

      An alert gives people important information that they need right away, in a few words.

      Best practices

      Use alerts sparingly. People lose trust in alerts that tell them nothing which they need.

      \(rows)

      Platform considerations

      No additional considerations for iOS, iPadOS, macOS, tvOS, or visionOS are known to us here.

      """
    let outcome = ingested(raw(text, "alerts.txt"))
    #expect(outcome.ledger.addsUp && outcome.ledger.shape == "plain-lines")
    return (String(decoding: outcome.pages.first?.body ?? [], as: UTF8.self), outcome.ledger)
  }

  private func tables(_ rows: String) -> [String] {
    page(rows).body.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init)
  }

  @Test func aRowOnALine() {
    let rows = [
      "    Gesture        Action                    ",
      "                                             ",
      "    Pour           Fills a cup, or all cups. ",
      "                                             ",
      "    Stir (slowly)  Mixes the milk            ",
    ]
    let table = [
      "| Gesture       | Action                    |",
      "| ------------- | ------------------------- |",
      "| Pour          | Fills a cup, or all cups. |",
      "| Stir (slowly) | Mixes the milk            |",
    ]
    #expect(tables(rows.joined(separator: "\n")) == table)
    #expect(
      tables(rows.filter { $0.contains("i") || $0.contains("P") }.joined(separator: "\n")) == table)
  }

  @Test func aRowOnSeveralLines() {
    let rows = [
      "  Gesture  Action          ", "                           ",
      "  Pour     Fills a cup,    ", "           or all cups.    ", "                           ",
      "  Stir     Mixes the milk  ",
    ]
    #expect(
      tables(rows.joined(separator: "\n")).suffix(2) == [
        "| Pour    | Fills a cup, or all cups. |", "| Stir    | Mixes the milk            |",
      ])
  }

  @Test func aChangeLog() {
    let rows = [
      "    Date          Changes         ", "    May 1, 2025   Warmer handles. ",
      "    June 9, 2024  Added tea.      ",
    ]
    let found = tables("Change log\n\n" + rows.joined(separator: "\n"))
    #expect(found.count == 4 && found[2] == "| May 1, 2025  | Warmer handles. |")
  }

  /// Lines that do not agree stay lines.
  @Test(arguments: [
    "Gesture   Action \nPour   Fills a cup\n", "Gesture  Action \nPour tea  Fill it\n",
    "  Gesture  Action  \n           or more \n",
    "We pour the tea.  It is warm.  \nWe stir the milk.  It is so.  \n",
  ])
  func noTable(rows: String) { #expect(tables(rows) == []) }
}
