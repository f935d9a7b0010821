import Ingest
import Model
import Testing

/// Links come back where a text points to a page by its name, and nowhere else.
@Suite struct FlattenedLinkTests {
  private static let root = "https://developer.apple.com/design/human-interface-guidelines"

  /// Pages of the run: their titles and slugs.
  private static let others = [
    ("Cups", "cups"), ("Tea and milk", "tea-and-milk"), ("Lids", "lids"),
  ]

  private func linked(_ text: String, chapters: [String] = ["Best practices"]) -> String {
    let page = Ingester.read(raw(flattened("Best practices\(text)", chapters: chapters)))
    let others = Self.others.map { title, slug in
      let text = mirror("x\n", slug: slug).replacingFirst("# T", "# \(title)")
      return Ingester.read(raw(text, "\(slug).md"))
    }
    let lexicon = Ingester.lexicon(of: [page] + others)
    let body = Ingester.merge([Ingester.recover(page, with: lexicon)]).pages[0].body
    let blocks = String(decoding: body, as: UTF8.self).split(separator: "\n")
    return blocks.dropFirst(3).joined(separator: "\n").replacingFirst(Self.root, "~")
  }

  @Test(arguments: [
    ("For guidance, see Cups.", "For guidance, see [Cups](~/cups)."),
    ("Tea (see Tea and milk) is.", "Tea (see [Tea and milk](~/tea-and-milk)) is."),
    ("Tea is; see Lids; then it is.", "Tea is; see [Lids](~/lids); then it is."),
    ("To learn more, see Lids.", "To learn more, see [Lids](~/lids)."),
  ])
  func namesOfPagesAreLinks(text: String, expected: String) {
    #expect(linked(text) == expected)
  }

  @Test(arguments: [
    "For developer guidance, see Cups.", "People see Cups everywhere.", "Cups are here.",
    "For guidance, see Cups of tea.", "For guidance, see Saucers.", "Oversee Cups.",
    "For guidance, see Kettles.",
  ])
  func otherWordsAreNot(text: String) { #expect(linked(text).contains("](") == false) }

  @Test func severalNamesInARow() {
    let text = linked("For guidance, see Cups, Lids, and Tea and milk.")
    #expect(
      text == "For guidance, see [Cups](~/cups), [Lids](\(Self.root)/lids), and "
        + "[Tea and milk](\(Self.root)/tea-and-milk).")
  }

  @Test func aNameThatIsAChapterTooStaysText() {
    let text = linked(
      "For guidance, see Cups.CupsTea is in them.", chapters: ["Best practices", "Cups"])
    #expect(text.hasPrefix("For guidance, see Cups.\n"))
  }

  @Test func fixedHeadingsAreNoTargets() {
    let text = linked(
      "For guidance, see Resources.ResourcesRelatedSaucers",
      chapters: ["Best practices", "Resources"])
    #expect(text.hasPrefix("For guidance, see Resources.\n"))
  }
}
