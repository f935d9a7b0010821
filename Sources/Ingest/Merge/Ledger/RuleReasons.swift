/// Why a rule decides as it does, in words: what is in the rows of the furniture, and the rest
/// here. A test finds rules that lack a reason.
enum RuleReasons {
  static let all: [String: String] =
    furniture.merging(decided) { $1 }.merging(became) { $1 }

  private static var furniture: [String: String] {
    let rows =
      ShapeRegistry.all.flatMap { $0.furniture }.map { ($0.id, $0.reason) }
      + (HTMLFurniture.inside + HTMLFurniture.outside).map { ($0.id, $0.reason) }
      + RenderFurniture.dropped.map { ($0.rule, $0.reason) }
    return Dictionary(rows) { first, _ in first }
  }
}

extension RuleReasons {
  private static let decided: [String: String] = [
    // Dropped: whole files and drafts.
    "refused": "nothing in the file could be read as a page",
    "superseded": "another file has more of the page",
    "reworded": "a newer file says it in other words",
    "removed": "a newer file of the page no longer has it",
    "maybe-caption": "not in any newer file: a removed paragraph, or a caption, which those "
      + "files lack",
    "other-wording": "not on the page: another file takes precedence there",
    // Dropped: by where it is.
    "before-title": "text above the page’s title",
    "page-shell": "text around the article",
    "furniture-before": "the site around the page, above its title",
    "furniture-after": "the site around the page, below its text",
    "empty-change-log": "the heading of a change log without entries",
    "footer": "the site’s footer",
    "update-notice": "a copy of the newest row of the change log",
    "page-contents": "the page’s own table of contents",
    // Dropped: where rows of one rule differ.
    "navigator": "the tree of pages beside the article",
    "quick-links": "links of the site’s search",
    "video-controls": "a player’s labels and buttons",
    "drawing": "an icon, or markup that draws",
    "embedded": "an embedded page or program",
    "control": "a button, a field or a menu",
    "hidden": "hidden content",
    "head": "metadata for programs",
    "json-schema": "the version and the kind of the format",
    // Dropped: within an article.
    "attributes": "what a tool writes about the look of a picture",
    "appearance-pair": "the same picture for the other appearance",
    "card-icon": "a decoration of a card",
    "card-thumbnail": "the picture on a card that leads to a page",
    "bundle-mark": "a line between the files of a bundle",
    "bundle-notes": "what a tool wrote around the files of a bundle",
    "chat-answer": "what a chat put around the page",
    "comment": "a comment in the markup",
    "foreign-thumbnail": "a stray thumbnail of another page",
    "heading-link": "a heading’s link to itself",
    "json-syntax": "JSON syntax around the text",
    "link-list": "the addresses of the links, which the text refers to by numbers",
    "markup": "tags around the text",
    "note-frame": "what a program for notes writes around its fields",
    "picture-inline": "a picture embedded as data",
    "thematic-break": "a horizontal rule",
    "topics-hidden": "a list of pages that Apple hides: the text links to them already",
    "unused-reference": "a reference that the text does not use",
    "video-thumbnail": "the picture before a video’s title",
    // Moved.
    "hierarchy": "the page’s place in Apple’s tree",
    "metadata": "what the file says about the page",
    "packed-page": "a page of the file, which has a ledger of its own",
    "reference": "what the text refers to: titles, addresses, descriptions",
    "scraper-fields": "what the scraper said about the page",
    "supported-platforms": "the platforms that the page is for",
  ]

  /// What is kept, by what it became.
  private static let became: [String: String] = [
    "abstract": "the page’s opening", "aside": "an aside", "aside-label": "the label of an aside",
    "blank": "space between blocks", "caption": "the words under a picture",
    "card": "a card that leads to a page", "change-log": "a row of the change log",
    "chapter": "a recovered heading", "code": "code",
    "documentation": "a link to documentation", "heading": "a heading", "image": "a picture",
    "item": "an item of a list", "line": "a continued line", "link": "a link",
    "paragraph": "a paragraph", "platform-heading": "a recovered platform heading",
    "quote": "a quotation", "reference": "an address that links name by its label",
    "related": "a link to a related page",
    "resource": "a link of the resources", "table": "a table",
    "table-lost": "a table whose cells cannot be told apart, kept as text",
    "table-mark": "the mark of a table of which only cells are left",
    "tab-label": "the label of a tab", "tabs": "the labels of a group of tabs",
    "term": "a term and its definition", "title": "the page’s title",
    "title-again": "the title once more, below itself", "topic": "a page of a topic",
    "video": "a video", "video-description": "a video’s description", "videos": "links to videos",
  ]
}
