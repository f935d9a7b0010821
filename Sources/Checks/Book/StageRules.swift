import Diagnostics

/// The rules of findings that are told by others: by stages on the way, and by what stands beside
/// the registry of checks. A test holds the table to what the sources say.
enum StageRules {
  typealias Row = (String, Diagnostic.Level, String)

  static let all: [Row] = reading + tables + site + machine

  private static let reading: [Row] = [
    ("cell-restored", .note, "A table’s cell was lost in one raw file and put back from another."),
    ("content-unknown", .note, "A raw file has a kind of content that is not known."),
    ("contradiction", .warning, "Two raw files of one page say different things."),
    ("failed-scrape", .warning, "A raw file has what a site shows instead of a page."),
    ("field-invalid", .warning, "A field of a page is invalid and was left out or replaced."),
    ("foreign-thumbnail", .warning, "The thumbnail of another page stands in a paragraph."),
    ("heading-restored", .note, "A heading was lost in a raw file and put back."),
    ("html-nested", .warning, "A saved page has elements too deep within one another."),
    ("json-broken", .warning, "A raw file is no JSON."),
    ("link-untitled", .note, "A raw file has links without words."),
    ("merged", .note, "A page was made of several raw files."),
    ("metadata-broken", .warning, "The metadata of a raw file cannot be read."),
    ("no-address", .warning, "A raw file says no address of a page, and so makes none."),
    ("no-article", .warning, "A raw file has no article, and so makes no page."),
    ("no-title", .warning, "A raw file has no title, and so makes no page."),
    ("not-a-page", .warning, "A raw file is a book, an index or instructions for an agent."),
    ("page-changed", .warning, "A raw file is a page of ours that was changed since."),
    ("page-edited", .warning, "A page was edited by hand, and its raw files changed since."),
    ("page-incomplete", .warning, "A page has less than one of its raw files."),
    ("page-misencoded", .warning, "A page has bytes that are no UTF-8."),
    ("page-orphaned", .note, "All raw files that a page was made from are gone."),
    ("raw-unreadable", .warning, "A raw file or a folder of them cannot be read."),
    ("scraper-fields-open", .note, "A scraper’s front matter is never closed."),
    ("shape-not-read", .warning, "A raw file is in a shape that is known but not read."),
    ("shape-unknown", .warning, "A raw file is in no shape that is known."),
    ("superseded", .note, "A raw file tells nothing of a page that another does not."),
    ("table-lost", .note, "A raw file lost the rows of a table; a warning if no other has them."),
    ("table-too-wide", .warning, "A table of a raw file is too wide to stay one."),
    ("table-unfilled", .warning, "The rows of a raw file’s table lack most of their cells."),
  ]

  private static let tables: [Row] = [
    ("column-conflict", .note, "A cell is not what the other cells of its column are."),
    ("duplicate-row", .note, "A table has a row twice."),
    ("large-table", .warning, "A table would give its page too many cells: it is shown as text."),
    ("long-reference", .warning, "A definition of a link would unfold to megabytes: it is text."),
    ("many-tables", .warning, "A page has too many tables for all of them to be data."),
    ("pixels-differ", .note, "Pixels are not points times scale."),
    ("table-header-below", .note, "A table’s header is empty; its first row was read as one."),
    ("table-header-is-data", .note, "A table’s first row is built like all others."),
    ("table-row-shifted", .note, "Rows of a table lack their first cell."),
    ("unit-differs", .note, "A cell’s unit is not the one of its header."),
    ("wide-table", .warning, "A table of a page is too wide to be shown as one."),
  ]

  private static let site: [Row] = [
    ("alike-outputs", .warning, "Two files of the site differ in capitals only."),
    ("asset", .warning, "An image cannot be used, or its name gives another type."),
    ("duplicate-output", .error, "Two files of the site would have one path."),
    ("front-matter", .error, "A page’s front matter is missing or wrong."),
    ("name-taken", .warning, "The name of a page, an edition or a group is taken already."),
    ("nothing-to-build", .error, "There are no pages."),
    ("page-missing", .note, "Pages that the navigation names are not here."),
    ("page-too-large", .error, "A page would be larger than a file that is read."),
    ("search-index", .error, "The search index cannot be made."),
    ("settings", .error, "A setting of content/site.yaml or of a flag is wrong."),
    ("synonyms", .error, "The file content/synonyms.yaml is no list of synonyms."),
    ("template-file", .error, "The file of a template cannot be read."),
    ("template-missing", .error, "A template is not there."),
    ("template-partial", .error, "A template asks for a part that is not there."),
    ("template-recursion", .error, "A template fills itself without end."),
    ("template-syntax", .error, "A template is not written as one."),
  ]

  private static let machine: [Row] = [
    ("baseline", .error, "The file of --baseline is none."),
    ("external", .error, "Outside addresses cannot be asked on this machine."),
    ("file", .error, "A file cannot be read or written."),
    ("no-folder", .error, "A folder that was named is not there."),
    ("no-templates", .error, "The templates that come with hig are not there."),
    ("output-read", .error, "The site would lie in a folder that a build reads."),
    ("packing", .error, "A file cannot be packed (--release)."),
    ("search-module", .warning, "The search for the browser was not built."),
  ]

  /// Told by `hig check` and by nothing else.
  static let ofCheckAlone: [Row] = [
    ("baseline-outdated", .note, "The baseline has a finding that is found no more."),
    ("external-broken", .warning, "An outside address does not answer (--external)."),
    ("external-moved", .note, "An outside address has moved for good (--external)."),
    ("external-unchecked", .note, "Outside addresses were left out (--external)."),
    ("golden-query", .error, "A golden query does not find what it must (--queries)."),
  ]
}
