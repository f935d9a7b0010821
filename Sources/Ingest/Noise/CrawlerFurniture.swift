import Bytes
import Vocabulary

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

  /// The footer of the site, where nothing above it is left.
  private static let bare: [NoiseRule] =
    [
      NoiseRule("color-scheme", .starts("Select a color scheme"), "a switch of the site"),
      NoiseRule("language", .starts("English 简体中文"), "the languages of the site"),
      NoiseRule("feedback", .starts("To submit feedback"), "an invitation to write to Apple"),
      NoiseRule("copyright", .starts("Copyright ©"), "the site’s footer"),
      NoiseRule("legal-notices", .starts("[Terms of Use]"), "the site’s footer"),
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
    guard let tail = lines.last(where: { scrape.text($0).elementsEqual(name) }) else {
      return bareFooter(scrape, in: lines)
    }
    let others = (tail..<lines.upperBound).filter {
      !scrape.isBlank($0) && behind.rule(for: scrape.text($0)) == nil
    }
    if others.isEmpty { return tail }
    var names = Set(
      (lines.lowerBound..<tail).compactMap { line in
        (HeadingLine.writtenLevel(scrape.text(line)) ?? scrape.underlined(line)).map { _ in
          letters(HeadingLine.title(scrape.text(line)))
        }
      })
    names.formUnion(Platform.allCases.map { letters(Array($0.rawValue.utf8)[...]) })
    names.insert(letters(Array(title.utf8)[...]))
    names.remove([])
    return others.allSatisfy { isEntry(scrape.text($0), names) } ? tail : lines.upperBound
  }

  /// The line on which the last lines begin that are all of the footer, if it shows itself; else
  /// the end. What schemes of colors are called is of it only below the words for their switch.
  private static func bareFooter(_ scrape: Scrape, in lines: Range<Int>) -> Int {
    var (footer, isFooter, areNames) = (lines.upperBound, false, false)
    for line in lines.reversed() where !scrape.isBlank(line) {
      let text = scrape.text(line)
      if schemes.contains(where: { ByteSearch.equal(text, $0) }) {
        areNames = true
        continue
      }
      guard let id = bare.rule(for: text)?.id, !areNames || id == "color-scheme" else { break }
      (footer, areNames) = (line, false)
      isFooter = isFooter || id == "color-scheme" || id == "copyright"
    }
    return isFooter ? footer : lines.upperBound
  }

  private static let schemes: [StaticString] = ["Light", "Dark", "Auto"]

  /// Whether a line is in a list of contents as some tool writes it: the name of a section, a link
  /// or a part of one, or an element around them.
  private static func isEntry(_ text: ArraySlice<UInt8>, _ names: Set<[UInt8]>) -> Bool {
    if text.first == UInt8(ascii: "<") {
      return text.last == UInt8(ascii: ">") && text.count { $0 == UInt8(ascii: ">") } == 1
    }
    let words = ItemLine(text)?.text ?? text
    let middle = ByteSearch.first(of: "](", in: words)
    // A link alone, or one that a tool broke over two lines.
    let isOpen = words.first == UInt8(ascii: "[")
    let isClosed = middle != nil && words.last == UInt8(ascii: ")")
    let isLink =
      isOpen ? isClosed || middle == nil : isClosed && !words.contains(UInt8(ascii: "["))
    return names.contains(letters(words)) || isLink && words.count <= longestEntry
  }

  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { ByteClass.isAlphanumeric($0) || $0 >= 0x80 }.map(ByteClass.lowered)
  }

  /// In bytes, with its address.
  private static let longestEntry = 200
}
