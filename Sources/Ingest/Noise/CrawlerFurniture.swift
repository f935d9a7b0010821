/// What is around an article, and in it, when a crawler saves the whole page.
enum CrawlerFurniture {
  static let before: [NoiseRule] =
    FlattenedFurniture.before + [
      NoiseRule("skip-link", .contains("Skip Navigation"), "a link that skips the navigation"),
      NoiseRule("global-navigation", .contains("Global Nav Open Menu"), "the site’s main menu"),
      NoiseRule("search-box", .contains("[Search Developer"), "the site’s search"),
      NoiseRule("search-box", .equals("Cancel"), "the site’s search"),
      NoiseRule("search-box", .starts("Only search within"), "the site’s search"),
      NoiseRule("quick-links", .contains("Quick Links"), "links of the site’s search"),
      NoiseRule("design-navigation", .equals("Open Menu"), "the menu of the design pages"),
      NoiseRule("navigator", .equals("## Human Interface Guidelines"), "the page tree’s title"),
      NoiseRule("navigator", .starts("To navigate the symbols"), "how to use the page tree"),
      NoiseRule("navigator", .contains(" symbols inside "), "an entry of the page tree"),
      NoiseRule("navigator", .contains(" items were found"), "the page tree’s count"),
      NoiseRule("navigator", .equals("Navigator is ready"), "the page tree’s state"),
      NoiseRule("navigator-icon", .starts("!["), "an icon of the page tree"),
      NoiseRule("navigation-link", .starts("* ["), "a link of a menu"),
      NoiseRule("navigation-link", .starts("- ["), "a link of a menu"),
      NoiseRule("navigation-link", .starts("["), "a link of a menu"),
    ]

  static let inside: [NoiseRule] = [
    NoiseRule("video-controls", .equals("Video with custom controls."), "a player’s label"),
    NoiseRule("video-controls", .equals("Play"), "a player’s button"),
    NoiseRule("video-controls", .equals("Replay"), "a player’s button"),
  ]

  static let after: [NoiseRule] = [
    NoiseRule("current-page", .starts("Current page is "), "the page’s name for a screen reader"),
    NoiseRule("platforms-lost", .equals("##### Supported platforms"), "icons that left no text"),
    NoiseRule("color-scheme", .starts("Select a color scheme"), "a switch of the site"),
    NoiseRule("feedback", .starts("To submit feedback"), "an invitation to write to Apple"),
    NoiseRule("copyright", .starts("Copyright "), "the site’s footer"),
    NoiseRule("footer-menu", .equals("Toggle Menu"), "the site’s footer"),
    NoiseRule("footer-menu", .starts("### "), "the site’s footer"),
    NoiseRule("footer-link", .starts("* ["), "a link of the footer"),
    NoiseRule("footer-link", .starts("- ["), "a link of the footer"),
    NoiseRule("footer-menu", .starts("[Apple](https://www.apple.com)"), "the site’s footer"),
    NoiseRule("legal-notices", .starts("[Terms of Use]"), "the site’s footer"),
    NoiseRule("legal-notices", .starts("[ Terms of Use ]"), "the site’s footer"),
    NoiseRule("page-contents", .starts("["), "the page’s own table of contents"),
  ]

  /// What is behind an article that was scraped without the rest of its page.
  static let behind: [NoiseRule] =
    after + [
      NoiseRule("page-contents", .equals("## On This Page"), "the page’s own table of contents")
    ]
    + platforms.map { NoiseRule("platforms-lost", .equals($0), "icons that left no text") }

  private static let platforms: [StaticString] = [
    "* iOS", "* iPadOS", "* macOS", "* tvOS", "* visionOS", "* watchOS",
    "- iOS", "- iPadOS", "- macOS", "- tvOS", "- visionOS", "- watchOS",
  ]

  /// The line behind an article of this title, from which on all lines are such; the end of the
  /// file if there is none.
  static func tail(_ scrape: Scrape, behind title: String) -> Int {
    let name = Array(("Current page is " + title).utf8)
    let lines = scrape.textLines
    guard let tail = lines.last(where: { scrape.text($0).elementsEqual(name) }),
      (tail..<lines.upperBound).allSatisfy({ isBehind(scrape.text($0)) })
    else { return lines.upperBound }
    return tail
  }

  /// Whether a line may be one of those: known, or as short as an entry of a list of contents.
  private static func isBehind(_ text: ArraySlice<UInt8>) -> Bool {
    if text.isEmpty || behind.rule(for: text) != nil { return true }
    return text.count <= longestEntry && HeadingLine.level(text) == nil
      && !SentenceEnds.isEnded(text)
  }

  /// In bytes, with its address.
  private static let longestEntry = 200
}
