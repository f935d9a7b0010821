import Diagnostics
import Ingest
import Model
import Testing

/// Several files of one page: the best leads, and the others give what it lacks.
@Suite struct FillTests {
  /// The one page that comes of some files, and what was told.
  private func page(_ files: RawPage...) throws -> (body: String, harvest: Harvest) {
    let readings = files.map { Ingester.read($0) }
    let harvest = Ingester.merge(readings)
    for ledger in harvest.ledgers { #expect(ledger.addsUp) }
    let page = try #require(harvest.pages.first { $0.frontMatter.slug == "kettles" })
    return (String(decoding: page.body, as: UTF8.self), harvest)
  }

  private func mirrored(_ body: String, date: String = "2025-01-01") -> RawPage {
    raw(
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
        + "timestamp: \(date)\n---\n\n# Kettles\n\nHot.\n\n\(body)", "mirror.md")
  }

  /// A compilation, which is known to lack whole sections.
  private func compiled(_ body: String) -> RawPage {
    raw(
      "# Kettles\n\nHot.\n\n\(body)\n\n# Cups\n\n"
        + "See [Kettles](https://developer.apple.com/design/human-interface-guidelines/kettles).\n",
      "all.txt")
  }

  @Test func aSectionThatTheLeadLacksIsFilledInAtItsPlace() throws {
    let outcome = try page(
      mirrored("## Use\n\nPour.\n\n## Care\n\nRinse with care.\n", date: "2025-01-01"),
      raw(
        "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
          + "timestamp: 2025-01-01\n---\n\n# Kettles\n\nHot.\n\n## Use\n\nPour.\n\n"
          + "## Safety\n\nMind the lid.\n", "other.md"))
    #expect(
      outcome.body
        == "# Kettles\n\nHot.\n\n## Use\n\nPour.\n\n## Safety\n\nMind the lid.\n\n"
        + "## Care\n\nRinse with care.\n")
  }

  @Test func whatANewerWholeSourceNoLongerSaysStaysOut() throws {
    let outcome = try page(
      mirrored("## Use\n\nPour.\n\n## Care\n\nRinse with care.\n", date: "2026-01-01"),
      raw(
        "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
          + "timestamp: 2025-01-01\n---\n\n# Kettles\n\n## Old ways\n\nWhistle.\n", "other.md"))
    #expect(!outcome.body.contains("Whistle"))
    let ledger = try #require(outcome.harvest.ledgers.first { $0.file == "other.md" })
    #expect(ledger.spans.contains { $0.fate == .dropped && $0.rule == "superseded" })
  }

  private func other(_ body: String, date: String) -> RawPage {
    raw(
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
        + "timestamp: \(date)\n---\n\n# Kettles\n\nHot.\n\n\(body)", "other.md")
  }

  /// What a scrape lacks that was cut short, Apple did not remove.
  @Test(arguments: [
    "## Use\n\nPour slowly. Never fill a kettle beyond the",
    "## Use\n\nPour slowly. Never fill a kettle [beyond the",
  ])
  func aNewerScrapeThatWasCutTakesNothingAway(newer: String) throws {
    let older =
      "## Use\n\nPour slowly. Never fill a kettle beyond the mark.\n\nWait.\n\n"
      + "## Care\n\nRinse with care.\n"
    let outcome = try page(mirrored(newer, date: "2026-01-01"), other(older, date: "2025-01-01"))
    #expect(outcome.body.contains("beyond the mark.") && outcome.body.contains("Wait."))
    #expect(outcome.body.contains("## Care\n\nRinse with care."))
    #expect(outcome.body.split(separator: "Pour slowly").count == 2)
    #expect(told(outcome.harvest, of: "mirror.md") == ["scrape-cut"])
  }

  /// Also behind a paragraph that was worded otherwise.
  @Test func theTextAtWhichItStopsIsNeverLost() throws {
    let outcome = try page(
      mirrored(
        "## Use\n\nPour with both hands.\n\nNever fill a kettle beyond the mark, or",
        date: "2026-01-01"),
      other(
        "## Use\n\nPour with one hand.\n\nNever fill a kettle beyond the mark, or it drips.\n",
        date: "2025-01-01"))
    #expect(outcome.body.contains("both hands") && !outcome.body.contains("one hand"))
    #expect(outcome.body.hasSuffix("Never fill a kettle beyond the mark, or it drips.\n"))
    let ledger = try #require(outcome.harvest.ledgers.first { $0.file == "other.md" })
    #expect(ledger.spans.contains { $0.fate == .kept })
  }

  /// A line without a period is no proof: what is newer stays.
  @Test func theNewerWordingStaysWhereNothingProvesACut() throws {
    let outcome = try page(
      mirrored(
        "## Use\n\nPour with both hands.\n\nFor more, see the manual of your kettle",
        date: "2026-01-01"),
      other("## Use\n\nPour with one hand.\n\nSee the manual of your kettle.\n", date: "2025-01-01")
    )
    #expect(outcome.body.contains("both hands") && !outcome.body.contains("one hand"))
    #expect(outcome.body.contains("For more, see the manual of your kettle"))
    #expect(told(outcome.harvest, of: "other.md") == [])
  }

  private func told(_ harvest: Harvest, of file: String) -> [String] {
    harvest.diagnostics.filter { $0.location.file == "raw/" + file && $0.level == .warning }
      .map(\.rule.id)
  }

  /// Nor what one lacks that ends before the change log, which only grows.
  @Test func aNewerScrapeWithoutTheLogTakesNothingAway() throws {
    let log = "## Change log\n\n| Date | Changes |\n| --- | --- |\n| May 1, 2024 | New page. |\n"
    let rest = "## Care\n\nRinse with care.\n\n"
    let others = (0..<2).map { number in
      raw(
        mirror("Warm.\n\n" + log, slug: "cups-\(number)", fields: "timestamp: 2026-01-01\n"),
        "new/cups-\(number).md")
    }
    let old = other("## Use\n\nPour.\n\n" + rest + log, date: "2025-01-01")
    let new = raw(
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
        + "timestamp: 2026-01-01\n---\n\n# Kettles\n\nHot.\n\n## Use\n\nPour.\n",
      "new/kettles.md")
    let whole = raw(
      String(decoding: new.bytes, as: UTF8.self) + "\n" + log + "| May 1, 2025 | Less. |\n",
      "new/kettles.md")
    #expect(try page(others[0], others[1], new, old).body.contains("Rinse with care."))
    #expect(try !page(others[0], others[1], whole, old).body.contains("Rinse with care."))
  }

  /// Apple changed it without a word in the log; what is far less may have failed.
  @Test(arguments: [
    (
      "Pour it well, but never before the water has boiled for a minute.",
      "Pour it well, but never before the water has boiled for a minute."
    ),
    ("Pour.", "Pour it well, but never before the water has boiled for a while."),
  ])
  func theLaterCaptureOfOneLogLeads(later: String, shown: String) throws {
    let log = "\n\n## Change log\n\n| Date | Changes |\n|---|---|\n| May 1, 2024 | New page. |\n"
    let older = "Pour it well, but never before the water has boiled for a while."
    let outcome = try page(
      mirrored("## Use\n\n" + later + log, date: "2026-01-01"),
      other("## Use\n\n" + older + log, date: "2025-01-01"))
    #expect(outcome.body.contains("\n\n\(shown)\n"))
    #expect(outcome.harvest.pages[0].frontMatter.sources.count == 1)
  }

  /// Though the older one shows a picture, and with it more kinds of things.
  @Test func theLaterCaptureOfOneLogLeadsWhateverTheOtherShows() throws {
    let log = "\n\n## Change log\n\n| Date | Changes |\n|---|---|\n| May 1, 2024 | New page. |\n"
    let picture =
      "\n\n![A kettle](https://docs.example.com/published/0123456789abcdef/kettle@2x.png)\n"
    let outcome = try page(
      mirrored("## Use\n\nPour 60 drops of water." + log, date: "2026-01-01"),
      other(
        "## Use\n\nPour 44 drops of water.\n\nThen whistle for a while." + picture + log,
        date: "2024-01-01"))
    #expect(outcome.body.contains("60 drops") && !outcome.body.contains("44 drops"))
    #expect(!outcome.body.contains("whistle"))
  }

  @Test func aTableTakesThePlaceOfItsTextInARow() throws {
    let table = "## Sizes\n\n| Size | Cups |\n| --- | --- |\n| Small | 1 |\n| Large | 4 |\n"
    let outcome = try page(
      mirrored("## Sizes\n\nSize Cups Small 1 Large 4\n", date: "2026-01-01"),
      other(table, date: "2025-01-01"))
    #expect(outcome.body.contains("| Large | 4    |") && !outcome.body.contains("Size Cups"))
  }

  @Test func aCompilationGetsWhatItLost() throws {
    let outcome = try page(
      compiled("![A kettle.](https://a.example/kettle.png)\n\n**Pour slowly.** It splashes."),
      mirrored("**Pour slowly.** It splashes.\n\n## Resources\n\n[Cups](/cups)\n"))
    #expect(outcome.body.contains("## Resources"))
    #expect(outcome.body.contains("![A kettle.]"))
    let sources = try #require(outcome.harvest.pages.first { $0.frontMatter.slug == "kettles" })
      .frontMatter.sources
    #expect(Set(sources.map(\.file)) == ["mirror.md", "all.txt"])
  }

  @Test func tabsThatWereNotCapturedComeFromASourceThatHasThem() throws {
    let labels = "[Small ](https://a.example#)[Large ](https://a.example#)"
    let outcome = try page(
      compiled("## Sizes\n\n\(labels)\n\n#### Small\n\nOne cup."),
      mirrored(
        "## Sizes\n\n- Small\n- Large\n\n#### Small\n\nOne cup.\n\n#### Large\n\nFour cups.\n"))
    #expect(outcome.body.contains("<!-- tab: Large -->\n\n#### Large\n\nFour cups."))
    #expect(!outcome.body.contains("missing"))
  }

  @Test func tablesThatContradictAreToldCellByCell() throws {
    let table = "## Sizes\n\n| Size | Cups |\n| --- | --- |\n| Small | 1 |\n| Large | %N |\n"
    let outcome = try page(
      mirrored(table.replacing("%N", with: "4"), date: "2026-01-01"),
      raw(
        "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n"
          + "timestamp: 2025-01-01\n---\n\n# Kettles\n\n" + table.replacing("%N", with: "5"),
        "other.md"))
    #expect(outcome.body.contains("| Large | 4    |"))
    let told = outcome.harvest.diagnostics.filter { $0.rule.id == "contradiction" }
    #expect(told.map(\.summary) == ["“Sizes”: Large, Cups is 5 here and 4 in raw/mirror.md"])
    #expect(told.first?.location.line == 10)
  }

  @Test func anOlderStateIsTold() throws {
    let log = "## Change log\n\n| Date | Changes |\n| --- | --- |\n| May 1, %N | New page. |\n"
    let outcome = try page(
      mirrored(log.replacing("%N", with: "2025")), compiled(log.replacing("%N", with: "2023")))
    let told = outcome.harvest.diagnostics.filter { $0.location.file == "raw/all.txt" }
    #expect(
      told.contains {
        $0.why?.hasSuffix("2023-05-01, the leading one on 2025-05-01.") == true
      })
  }

  @Test func aPageAtItsOldAddressIsFoundByItsTitle() throws {
    let old = raw(
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/pots\n---\n\n"
        + "# Kettles\n\nHot.\n", "old.md")
    let outcome = try page(mirrored("More.\n"), old)
    #expect(outcome.harvest.pages.map(\.frontMatter.slug) == ["kettles"])
    #expect(outcome.harvest.pages.first?.frontMatter.aliases == ["pots"])
  }
}
