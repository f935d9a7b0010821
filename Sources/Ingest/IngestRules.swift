public import Diagnostics

/// What the ingest finds in raw files.
extension Rule {
  static let cellRestored = Rule(
    "cell-restored", .note, "A table’s cell was lost in one raw file and put back from another.")
  static let contentUnknown = Rule(
    "content-unknown", .note, "A raw file has an unknown kind of content.")
  static let contradiction = Rule(
    "contradiction", .warning, "Two raw files of one page say different things.")
  static let csvBroken = Rule(
    "csv-broken", .warning,
    "The columns of a CSV row do not match its header, or a quotation mark is open.")
  static let dateInvalid = Rule(
    "date-invalid", .warning,
    "The date of a raw file is in the future, does not exist or is not understood.")
  static let failedScrape = Rule(
    "failed-scrape", .warning, "A raw file is an error page or consent wall, not the page.")
  static let foreignThumbnail = Rule(
    "foreign-thumbnail", .warning, "A stray thumbnail of another page was removed.")
  static let headingRestored = Rule(
    "heading-restored", .note, "A heading was lost in a raw file and put back.")
  static let htmlNested = Rule(
    "html-nested", .warning, "The elements of a saved page are nested too deeply.")
  static let jsonBroken = Rule(
    "json-broken", .warning, "A raw file is not valid JSON.")
  static let linkUntitled = Rule(
    "link-untitled", .note, "A raw file has links without text.")
  static let merged = Rule(
    "merged", .note, "A page was made from several raw files.")
  static let metadataBroken = Rule(
    "metadata-broken", .warning, "The metadata of a raw file cannot be read.")
  static let noAddress = Rule(
    "no-address", .warning, "A raw file has no address of a page, so no page was made from it.")
  static let noArticle = Rule(
    "no-article", .warning, "A raw file has no article, so no page was made from it.")
  static let noTitle = Rule(
    "no-title", .warning, "A raw file has no title, so no page was made from it.")
  static let notAPage = Rule(
    "not-a-page", .warning, "A raw file is a book, an index, a program or an agent’s instructions.")
  static let otherWording = Rule(
    "other-wording", .note, "A raw file says something that its page does not.")
  static let pageChanged = Rule(
    "page-changed", .warning, "A raw file is a page that hig wrote and that was changed since.")
  static let pageIncomplete = Rule(
    "page-incomplete", .warning,
    "A page lacks one of its parts, or content that one of its raw files has.")
  static let pagesJoined = Rule(
    "pages-joined", .warning, "A raw file has several pages, of which one was read.")
  static let rawPacked = Rule(
    "raw-packed", .note, "A raw file is a package of pages, which were taken out of it.")
  static let rawMisencoded = Rule(
    "raw-misencoded", .warning, "A raw file is not UTF-8, so some of its characters are lost.")
  static let scrapeCut = Rule(
    "scrape-cut", .warning, "A raw file seems to end too early.")
  static let scraperFieldsOpen = Rule(
    "scraper-fields-open", .note, "A scraper’s front matter is not closed.")
  static let shapeUnknown = Rule(
    "shape-unknown", .warning, "The format of a raw file is not recognized.")
  static let superseded = Rule(
    "superseded", .note, "A raw file adds nothing to a page that has a better one.")
  static let tableLost = Rule(
    "table-lost", .note, "A raw file lost the rows of a table; a warning if no other has them.")
  static let tableTooWide = Rule(
    "table-too-wide", .warning, "A table of a raw file has too many columns and is kept as text.")
  static let tableUnfilled = Rule(
    "table-unfilled", .warning, "The rows of a raw file’s table lack most of their cells.")
}

extension [Rule] {
  public static let ingest: [Rule] = [
    .cellRestored, .contentUnknown, .contradiction, .csvBroken, .dateInvalid,
    .failedScrape,
    .foreignThumbnail, .headingRestored, .htmlNested, .jsonBroken, .linkUntitled, .merged,
    .metadataBroken, .noAddress,
    .noArticle, .noTitle, .notAPage, .otherWording, .pageChanged, .pageIncomplete, .pagesJoined,
    .rawMisencoded, .rawPacked, .scrapeCut, .scraperFieldsOpen, .shapeUnknown, .superseded,
    .tableLost,
    .tableTooWide, .tableUnfilled,
  ]
}
