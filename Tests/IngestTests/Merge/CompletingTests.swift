import Diagnostics
import Model
import Testing

@testable import Ingest

/// A table or a text of which the page has a part, and another source has more.
@Suite struct CompletingTests {
  private static let opening: [Block] = [.heading(1, "T"), .heading(2, "Use")]
  private static let short = "Never fill a kettle beyond the mark."

  private func table(_ rows: [String]) -> Block {
    .made(.table, rows: [["Cup", "Size"]] + rows.map { [$0, "\($0.count) l"] })
  }

  private func rows(
    _ lead: [String], _ other: [String], seenByNewer: Sight = []
  ) -> (PageMerge, String?) {
    let merge = PageMerge.made(
      [lead, other].map { Self.opening + [table($0)] }, seenByNewer: seenByNewer)
    return (merge, merge.dump.last)
  }

  private func dump(_ rows: [String]) -> String { table(rows).dump }

  @Test func rowsThatThePageLacksCome() {
    let (merge, page) = rows(["Small", "Large"], ["Small", "Middle", "Large", "Huge"])
    #expect(page == dump(["Small", "Middle", "Large", "Huge"]))
    #expect(merge.fates.map(\.last) == [.merged, .kept])
  }

  @Test func rowsOfBothAreKept() {
    let (merge, page) = rows(["Tiny", "Small", "Large"], ["Small", "Large", "Huge"])
    #expect(page == dump(["Tiny", "Small", "Large", "Huge"]))
    #expect(merge.fates.map(\.last) == [.kept, .kept])
  }

  /// The page's own row is what became of it.
  @Test func aRowBesideOneOfThePageStaysOut() {
    let (merge, page) = rows(["Small", "Big", "Huge"], ["Small", "Large", "Huge"])
    #expect(page == dump(["Small", "Big", "Huge"]))
    #expect(merge.fates[1].last == .dropped(rule: "other-wording"))
  }

  @Test func aNewerFileRemovedTheRow() {
    let (merge, page) = rows(["Small", "Large"], ["Small", "Large", "Huge"], seenByNewer: .all)
    #expect(page == dump(["Small", "Large"]))
    #expect(merge.fates[1].last == .dropped(rule: "removed"))
  }

  @Test func ofTwoTablesNeitherIsCompleted() {
    let lead = Self.opening + [table(["Small", "Large"]), .words("a"), table(["Red", "Blue"])]
    let other = Self.opening + [table(["Small", "Large", "Huge"])]
    #expect(PageMerge.made([lead, other]).dump == lead.map(\.dump))
  }

  private func text(
    _ lead: [Block], _ other: [Block], seenByNewer: Sight = []
  ) -> [String] {
    let merge = PageMerge.made(
      [Self.opening + lead, Self.opening + other], seenByNewer: seenByNewer)
    return Array(merge.dump.dropFirst(2))
  }

  @Test(arguments: [
    short + " It drips all over.", "Mind the steam. " + short, "Mind it. \(short) It drips a lot.",
  ])
  func sentencesThatThePageLacksCome(full: String) {
    #expect(text([.words(Self.short)], [.words(full)]) == ["p " + full])
    #expect(text([.words(Self.short)], [.words(full)], seenByNewer: .all) == ["p " + Self.short])
    #expect(text([.item(Self.short)], [.item(full)]) == [Block.item(full).dump])
  }

  @Test func linksOfThePageStay() {
    let lead = Block.words("Never fill a [kettle](/kettles) beyond the mark.")
    let full = Block.words(Self.short + " It drips all over.")
    #expect(
      text([lead], [full]) == [
        "p Never fill a [kettle](/kettles) beyond the mark. It drips all over."
      ])
    let strong = Block.words("**Never fill a kettle** beyond the mark.")
    #expect(text([strong], [full]) == [strong.dump])
  }

  @Test func whatThePageSaysElsewhereIsNotSaidTwice() {
    let lead: [Block] = [.words(Self.short), .words("It drips all over.")]
    #expect(text(lead, [.words(Self.short + " It drips all over.")]) == lead.map(\.dump))
  }

  @Test func anotherWordingIsNotCompleted() {
    let other = "Never fill a kettle beyond the brim. It drips all over."
    #expect(text([.words(Self.short)], [.words(other)]) == ["p " + Self.short])
  }
}

/// What is told of a file that does not lead.
@Suite struct UnsaidTests {
  private func told(_ lead: String, _ other: String) -> [String] {
    let harvest = ingested([
      raw(mirror("## Use\n\nPour.\n\n\(lead)\n\nAnd more, so that it leads."), "lead.md"),
      raw(mirror("## Use\n\nPour.\n\n\(other)\n"), "other.md"),
    ])
    return harvest.diagnostics.map { "\($0.location.file) \($0.rule) \($0.summary)" }
  }

  @Test func aFileWhoseWordsAreNowhereDoesNotAddNothing() {
    #expect(
      told("Fill it to the brim, and never beyond.", "Fill it to the mark, and never beyond it.")
        == ["raw/other.md other-wording “T” lacks 1 text of this file: raw/lead.md leads there"])
    #expect(
      told("Fill it to the brim, and never beyond.", "Fill it to the brim, and never beyond.")
        == ["raw/other.md superseded “T”: superseded by raw/lead.md"])
  }
}
