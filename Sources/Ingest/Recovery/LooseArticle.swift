import Model

/// An article that lost its structure: where its text is in the raw file, and what the scrape
/// still shows about it. `Recovery` makes a draft of it once the lexicon of the run is known.
struct LooseArticle: Sendable {
  let scrape: Scrape
  let title: String
  /// Whether the first line of the body is the title; else only the scraper noted it.
  var isTitled = true
  let address: PageAddress
  /// The headings of level two in their order, as the page's own contents list them.
  let chapters: [String]
  /// The bytes of the article, with the title if it is there.
  let body: Range<Int>
  /// The text with the blanks that a scraper put into names and between blocks, if it did.
  var spaced: SpacedText?

  /// The page that it is, without its blocks.
  func draft(_ edition: Slug = FrontMatter.current, source: String? = nil) -> Draft {
    Draft(title: title, address: address, edition: edition, source: source)
  }
}
