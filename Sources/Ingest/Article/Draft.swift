import Model
import Vocabulary

/// A page as one raw file shows it, before the sources of one page are put together.
struct Draft: Sendable, Equatable {
  var title: String
  let address: PageAddress
  var edition = FrontMatter.current
  /// Where the page of an older edition was found, if the file says; nil otherwise, as the address
  /// of a current page is one of the guidelines.
  var source: String?
  /// From the scraper's fields; empty if it has none.
  var abstract = ""
  var blocks: [Block] = []
  /// The platforms that the file itself lists.
  var platforms: [Platform] = []
  /// Whether it is an index of all pages: what it lists, it puts in order.
  var isContents = false
  /// Whether its tables came as paragraphs, a cell each, of which not all may be tables again.
  var hasLooseCells = false
  /// The fields of a page that hig wrote, if the file is one.
  var own: OwnFacts?

  /// Whether it is no page of Apple's, whatever its title says.
  var isFromElsewhere: Bool {
    edition == FrontMatter.current && source.map { PageAddress($0) == nil } ?? false
  }

  var key: PageKey { PageKey(edition: edition, slug: address.slug) }
}

/// A raw file: what it is called, how large it is, which shape it has.
struct RawSource: Sendable, Equatable {
  let file: String
  let name: String
  let size: Int
  let sha256: String
  let shape: String
  /// When it was scraped, as `2026-02-01`, if the scrape says.
  var captured: String?
  /// What the scraper said in fields that we have no name for.
  let scraped: [ScrapedField]
  /// Whether the scrape gives a day that cannot be right.
  var isMisdated = false
}

extension [ScrapedField] {
  /// The same; a name that comes twice gets a number, since a key of YAML is unique.
  var numbered: [ScrapedField] {
    var names = Identifiers()
    return map { ScrapedField(names.take($0.name), $0.value) }
  }
}
