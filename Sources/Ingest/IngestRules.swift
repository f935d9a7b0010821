public import Diagnostics

/// What the ingest finds in raw files.
extension Rule {
  static let cellRestored = Rule(
    "cell-restored", .note, "A table’s cell was lost in one raw file and put back from another.")
  static let contentUnknown = Rule(
    "content-unknown", .note, "A raw file has a kind of content that is not known.")
  static let contradiction = Rule(
    "contradiction", .warning, "Two raw files of one page say different things.")
  static let failedScrape = Rule(
    "failed-scrape", .warning, "A raw file has what a site shows instead of a page.")
  static let foreignThumbnail = Rule(
    "foreign-thumbnail", .warning, "The thumbnail of another page stands in a paragraph.")
  static let headingRestored = Rule(
    "heading-restored", .note, "A heading was lost in a raw file and put back.")
  static let htmlNested = Rule(
    "html-nested", .warning, "A saved page has elements too deep within one another.")
  static let jsonBroken = Rule(
    "json-broken", .warning, "A raw file is no JSON.")
  static let linkUntitled = Rule(
    "link-untitled", .note, "A raw file has links without words.")
  static let merged = Rule(
    "merged", .note, "A page was made of several raw files.")
  static let metadataBroken = Rule(
    "metadata-broken", .warning, "The metadata of a raw file cannot be read.")
  static let noAddress = Rule(
    "no-address", .warning, "A raw file says no address of a page, and so makes none.")
  static let noArticle = Rule(
    "no-article", .warning, "A raw file has no article, and so makes no page.")
  static let noTitle = Rule(
    "no-title", .warning, "A raw file has no title, and so makes no page.")
  static let notAPage = Rule(
    "not-a-page", .warning, "A raw file is a book, an index or instructions for an agent.")
  static let pageChanged = Rule(
    "page-changed", .warning, "A raw file is a page of ours that was changed since.")
  static let pageIncomplete = Rule(
    "page-incomplete", .warning, "A page has less than one of its raw files.")
  static let scraperFieldsOpen = Rule(
    "scraper-fields-open", .note, "A scraper’s front matter is never closed.")
  static let shapeUnknown = Rule(
    "shape-unknown", .warning, "A raw file is in no shape that is known.")
  static let superseded = Rule(
    "superseded", .note, "A raw file tells nothing of a page that another does not.")
  static let tableLost = Rule(
    "table-lost", .note, "A raw file lost the rows of a table; a warning if no other has them.")
  static let tableTooWide = Rule(
    "table-too-wide", .warning, "A table of a raw file is too wide to stay one.")
  static let tableUnfilled = Rule(
    "table-unfilled", .warning, "The rows of a raw file’s table lack most of their cells.")
}

extension [Rule] {
  public static let ingest: [Rule] = [
    .cellRestored, .contentUnknown, .contradiction, .failedScrape, .foreignThumbnail,
    .headingRestored, .htmlNested, .jsonBroken, .linkUntitled, .merged, .metadataBroken, .noAddress,
    .noArticle, .noTitle, .notAPage, .pageChanged, .pageIncomplete, .scraperFieldsOpen,
    .shapeUnknown, .superseded, .tableLost, .tableTooWide, .tableUnfilled,
  ]
}
