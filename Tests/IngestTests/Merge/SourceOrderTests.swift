import Testing

@testable import Ingest

/// Which source leads: each ground is asked only where those before it are even.
@Suite struct SourceOrderTests {
  private func order(
    _ structure: Int = 3, _ date: String = "", sight: Sight = [], captured: String = "",
    isStrewn: Bool = false, size: Int = 0, name: String = "m"
  ) -> SourceOrder {
    SourceOrder(
      structure: structure, date: date, sight: sight, captured: captured, isStrewn: isStrewn,
      size: size, name: name)
  }

  @Test func structureComesFirst() { #expect(order(3, "2020-01-01") > order(2, "2026-01-01")) }

  @Test func thenTheNewer() { #expect(order(3, "2026-01-02") > order(3, "2026-01-01", size: 9)) }

  @Test func thenTheOneThatSeesMore() { #expect(order(sight: .links) > order(size: 9)) }

  @Test func thenTheOneThatWasScrapedLater() {
    #expect(order(captured: "2026-01-02") > order(captured: "2026-01-01", size: 9))
    #expect(order(sight: .links, captured: "2026-01-01") > order(captured: "2026-01-02"))
  }

  @Test func thenTheOneThatIsNotStrewn() {
    #expect(order(size: 1) > order(isStrewn: true, size: 9))
    #expect(order(captured: "2026-01-02", isStrewn: true) > order(captured: "2026-01-01"))
  }

  /// With blanks that are doubled, and zero-width spaces and soft hyphens between letters.
  @Test(arguments: ["  ", "\u{200B}", "\u{AD}"])
  func aStrewnTextHasManyMoreThanAnother(sign: String) {
    let tea = Draft.made([.words("Pour tea. Wait a while. Drink it.")])
    let strewn = Draft.made([
      .words("Pour tea. Wait a while. Drink it.".replacing(" ", with: sign + " "))
    ])
    #expect(DraftFlaws.areMany(in: [tea, strewn, tea]) == [false, true, false])
    #expect(DraftFlaws.areMany(in: [strewn, strewn]) == [false, false])
  }

  @Test func thenTheFuller() { #expect(order(size: 2, name: "z") > order(size: 1, name: "a")) }

  @Test func thenTheFirstByName() { #expect(order(name: "a") > order(name: "b")) }
}

/// As of when each source tells of a page.
@Suite struct PageDatesTests {
  private func resolved(
    _ sources: (updated: String, captured: String?, before: String?)...
  ) -> [String] {
    PageDates.resolved(
      sources.map { source in
        PageDates.Evidence(
          updated: source.updated, captured: source.captured,
          bound: source.before.map { GroupDates.Bound(newest: "2020-01-01", before: $0) })
      })
  }

  @Test func theScrapeTellsItsDate() {
    #expect(
      resolved(("", "2025-01-01", nil), ("", "2026-01-01", nil)) == ["2025-01-01", "2026-01-01"])
  }

  /// A page that was scraped late may be as it was years before.
  @Test func anOlderChangeLogIsOlder() {
    #expect(
      resolved(("2023-05-01", "2026-01-01", nil), ("2024-05-01", "2025-01-01", nil))
        == ["2023-05-01", "2025-01-01"])
  }

  @Test func oneLogIsOneState() {
    #expect(
      resolved(("2024-05-01", "2025-12-11", nil), ("2024-05-01", "2026-01-01", nil))
        == ["2026-01-01", "2026-01-01"])
    #expect(
      resolved(("2024-05-01", nil, nil), ("2024-05-01", "2026-01-01", nil))
        == ["2026-01-01", "2026-01-01"])
  }

  /// Apple changes pages without a word in their change logs.
  @Test func muchLaterItIsAnother() {
    #expect(
      resolved(("2024-05-01", "2025-01-01", nil), ("2024-05-01", "2026-01-01", nil))
        == ["2025-01-01", "2026-01-01"])
  }

  /// What the later one lacks may have been lost, as other parts of it are.
  @Test(arguments: [[true, false], [false, true]])
  func aPartOfThePageIsNoState(isWhole: [Bool]) {
    let sources = zip(["2025-01-01", "2026-01-01"], isWhole).map { captured, isWhole in
      PageDates.Evidence(updated: "2024-05-01", captured: captured, bound: nil, isWhole: isWhole)
    }
    #expect(PageDates.resolved(sources) == ["2026-01-01", "2026-01-01"])
  }

  @Test func whatTellsNoDateIsNotOlder() {
    #expect(
      resolved(("2025-12-16", nil, nil), ("", "2026-02-01", nil)) == ["2026-02-01", "2026-02-01"])
    #expect(resolved(("", nil, nil), ("", nil, nil)) == ["", ""])
  }

  @Test func unlessOtherLogsProveIt() {
    #expect(
      resolved(("", nil, "2025-06-09"), ("", "2026-02-01", nil)) == ["2020-01-01", "2026-02-01"])
    #expect(
      resolved(("", nil, "2026-06-09"), ("", "2026-02-01", nil)) == ["2026-02-01", "2026-02-01"])
  }
}
