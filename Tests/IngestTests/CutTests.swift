import Diagnostics
import Ingest
import Model
import Testing

/// A newer file that was cut short, anywhere above its resources: the page has what it lacks.
@Suite struct CutTests {
  private func file(_ body: String, date: String, name: String) -> RawPage {
    raw(
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
        + "timestamp: \(date)\n---\n\n# Kettles\n\nHot water, fast.\n\n\(body)", name)
  }

  private func page(_ files: [RawPage]) throws -> (body: String, cut: [String]) {
    let harvest = Ingester.merge(files.map { Ingester.read($0) })
    for ledger in harvest.ledgers { #expect(ledger.addsUp) }
    let page = try #require(harvest.pages.first { $0.frontMatter.slug == "kettles" })
    let cut = harvest.diagnostics.filter { $0.rule.id == "scrape-cut" }.map(\.location.file)
    return (String(decoding: page.body, as: UTF8.self), cut)
  }

  private static let whole = """
    ## Use

    Pour slowly, and mind the steam.

    - Hold the handle.
    - Keep the lid closed until the water is calm. See [Lids](https://example.com/lids_(all)).

    ![A kettle above a cup, seen from the side.](https://example.com/kettle.png)

    From the side

    **Wait a minute.** Tea needs less heat than coffee.

    | Size | Cups | Picture |
    | --- | --- | --- |
    | Small kettle | 1 | ![One cup.](https://example.com/one.png) |
    | Middle kettle | 2 | [Two](https://example.com/two) |
    | Large kettle | 4 | |

    > **Note:** Never fill it beyond the mark.

    ## Care

    Rinse with care.

    | Size | Cups | Picture |
    | --- | --- | --- |
    | Tall kettle | 9 | |
    | Round kettle | 8 | |

    Rinse with care. Then dry it, inside too.

    ![A lid, seen from the side.](https://example.com/lid.png)

    From the side

    ## Resources

    #### Related

    [Lids](https://example.com/lids_(all))

    [Cups](https://example.com/cups)

    """

  /// At every byte behind the first words.
  @Test func nothingIsLostWhereverItWasCut() throws {
    let whole = file(Self.whole, date: "2025-01-01", name: "old.md")
    let expected = try page([whole])
    #expect(expected.cut == [])
    let bytes = Array(Self.whole.utf8)
    let end = Self.whole.utf8.count - "## Resources\n\n#### Related\n\n".utf8.count - 80
    for length in 60..<end {
      let rest = String(decoding: bytes[..<length], as: UTF8.self)
      let merged = try page([whole, file(rest, date: "2026-01-01", name: "new.md")])
      #expect(merged.cut == ["raw/new.md"], "\(length)")
      #expect(words(merged.body) == words(expected.body), "cut behind “\(rest.suffix(40))”")
    }
  }

  /// Without resources and a change log, which others of the source lack too.
  @Test func nothingIsLostWithoutAnEndToGoBy() throws {
    let text = before("## Resources", Self.whole)
    let whole = file(text, date: "2025-01-01", name: "old.md")
    let expected = try page([whole])
    let end = before("Rinse with care.", text).utf8.count
    for length in 60..<end {
      let rest = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      let merged = try page([whole, file(rest, date: "2026-01-01", name: "new.md")])
      #expect(words(merged.body) == words(expected.body), "cut behind “\(rest.suffix(40))”")
    }
  }

  /// Each of them alone, whatever the others say.
  @Test(arguments: [
    "**Av", "*No", "See [Lay", "Use and `NSV", "> [!NOTE]\n> A note about it", "- ", "2.",
    "| Key | Use |\n|---|---|", "| Key | Use | So |\n|---|---|---|\n| A | b | c |\n| Tab | Shi",
    "**Do not go",
  ])
  func openEndsAreCut(end: String) throws {
    let cut = try page([
      file("## Use\n\nPour slowly.\n\n" + end, date: "2026-01-01", name: "new.md")
    ])
    #expect(cut.cut == ["raw/new.md"])
  }

  @Test(arguments: [
    "**Pour.** Never fill it beyond the mark.", "*Only for tea.*", "See [Lids](/lids).",
    "Type `a`, or `b`.", "> Steam burns.", "*Only for tea, or for coffee.",
    "Add 5 * 3 spoons of tea.",
    "| Key | Use |\n|---|---|\n| A | b |\n| C | |\n| D | |", "- Kettle", "`kettle(_:)` — Tea",
  ])
  func wholeEndsAreNot(end: String) throws {
    let whole = try page([
      file("## Use\n\nPour slowly.\n\n" + end, date: "2026-01-01", name: "new.md")
    ])
    #expect(whole.cut == [])
  }

  /// Apple may take away the last paragraph of a page, but sections and the rest of a word stay.
  @Test(arguments: [
    ("- Hold the handle.\n- Keep the lid", true), ("- Hold the handle.", true),
    ("- Hold the handle.\n- Keep the lid closed.\n\n## Care\n\nRinse it.", false),
  ])
  func theBeginningOfAnOlderFileIsCut(rest: String, isCut: Bool) throws {
    let start = "## Use\n\nPour slowly.\n\n"
    let whole =
      start + "- Hold the handle.\n- Keep the lid closed.\n\n## Care\n\nRinse it.\n\nDry it.\n"
    func cut(_ dates: [String]) throws -> [String] {
      try page([
        file(whole, date: dates[0], name: "old.md"),
        file(start + rest, date: dates[1], name: "new.md"),
      ]).cut
    }
    #expect(try cut(["2025-01-01", "2026-01-01"]) == (isCut ? ["raw/new.md"] : []))
    // A section that only the newer file has may be new.
    #expect(try cut(["2026-01-01", "2025-01-01"]) == [])
  }

  /// What is behind the cut may fill a column that is empty above it.
  @Test func aColumnThatLaterRowsFillIsNotLost() throws {
    let start = "## Use\n\nPour slowly.\n\n| Key | Use | |\n|---|---|---|\n| A | b | |\n| Tab | Shi"
    let whole = file(
      start + "ft | |\n| Esc | Go | All |\n\n## Care\n\nRinse it.\n", date: "2025-01-01",
      name: "old.md")
    let merged = try page([whole, file(start, date: "2026-01-01", name: "new.md")])
    #expect(merged.cut == ["raw/new.md"])
    #expect(words(merged.body) == words(try page([whole]).body))
  }

  private func before(_ part: String, _ text: String) -> String {
    String(text[..<(text.firstRange(of: part)?.lowerBound ?? text.endIndex)])
  }

  private func words(_ body: String) -> [Substring] {
    body.split { $0.isWhitespace || $0 == "|" || $0 == "-" }
  }

  /// The words of a link are in the text too.
  @Test func aListOfLinksIsNotSaidByItsWords() throws {
    let text =
      "## Use\n\nPut lids on kettles and cups. See [Cups and lids](https://example.com/lids).\n\n"
    let resources = "## Resources\n\n#### Related\n\n"
    let merged = try page([
      file(
        text + resources + "[Sieves](https://example.com/sieves)\n", date: "2025-01-01",
        name: "a.md"),
      file(
        text + resources + "[Sieves](https://example.com/sieves)\n\n"
          + "#### Developer documentation\n\n[Cups and lids](https://example.com/api/lids) — Tea\n",
        date: "2025-01-01", name: "b.md"),
    ])
    #expect(
      merged.body.contains(
        "#### Developer documentation\n\n[Cups and lids](https://example.com/api/lids)"))
  }
}
