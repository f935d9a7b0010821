import Vocabulary

/// What sosumi.ai puts around an article. Each row knows a whole line, so that no words of the
/// article can be taken for furniture.
enum SosumiFurniture {
  static let before: [NoiseRule] = [
    NoiseRule(
      "breadcrumb", .encloses("**Navigation:** [", ")"), "the way to the page, above its title"),
    NoiseRule("page-kind", .equals("**article**"), "the kind of the page, above its title"),
    NoiseRule("page-kind", .equals("**collection**"), "the kind of the page, above its title"),
    NoiseRule("page-kind", .equals("**collectionGroup**"), "the kind of the page, above its title"),
    NoiseRule("page-kind", .equals("**overview**"), "the kind of the page, above its title"),
  ]

  static let after: [NoiseRule] = [
    NoiseRule("footer-rule", .equals("---"), "the line above the footer"),
    NoiseRule("mirror-notice", .equals(extracted), "the mirror’s note about itself"),
    NoiseRule("mirror-notice", .equals(unofficial), "the mirror’s note about itself"),
  ]

  private static let extracted: StaticString =
    "*Extracted by [sosumi.ai](https://sosumi.ai) - Making Apple docs AI-readable.*"
  private static let unofficial: StaticString =
    "*This is unofficial content. All Human Interface Guidelines belong to Apple Inc.*"

  /// The heading of a change log that ends the article, and so has no entry.
  static func emptyChangeLog(_ scrape: Scrape, in lines: Range<Int>) -> Int? {
    guard let last = lines.last(where: { !scrape.isBlank($0) }) else { return nil }
    let text = scrape.text(last)
    let isHeading = HeadingLine.level(text).map { $0 > 1 } ?? false
    return isHeading && HeadingLine.plainTitle(text) == SectionNames.changeLog ? last : nil
  }
}
