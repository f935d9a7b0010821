/// Why a rule decides as it does, in words: what stands in the rows of the furniture, and the rest
/// here. A test finds rules that lack a reason.
enum RuleReasons {
  static let all: [String: String] =
    furniture.merging(decided) { $1 }.merging(became) { $1 }

  private static var furniture: [String: String] {
    let lines =
      CrawlerFurniture.before + CrawlerFurniture.inside + CrawlerFurniture.after
      + FlattenedFurniture.before + PlainFurniture.before + PlainFurniture.inside
      + PlainFurniture.after + LegacyFurniture.before + LegacyFurniture.inside
      + SosumiFurniture.before + SosumiFurniture.after + AppleFurniture.inside
      + AppleFurniture.after + CompilationFurniture.inside
    var reasons: [String: String] = [:]
    for rule in lines { reasons[rule.id] = reasons[rule.id] ?? rule.reason }
    for rule in HTMLFurniture.inside + HTMLFurniture.outside {
      reasons[rule.id] = reasons[rule.id] ?? rule.reason
    }
    for row in RenderFurniture.dropped { reasons[row.rule] = reasons[row.rule] ?? row.reason }
    return reasons
  }
}

extension RuleReasons {
  private static let decided: [String: String] = [
    // Dropped: whole files and drafts.
    "refused": "nothing of the file could be read as a page",
    "superseded": "another file tells the page more fully",
    // Dropped: by where it stands.
    "before-title": "stands above the page’s title",
    "furniture-before": "the site around the page, above its title",
    "furniture-after": "the site around the page, below its text",
    "empty-change-log": "the heading of a change log without entries",
    "footer": "the site’s footer",
    "update-notice": "a copy of the newest row of the change log",
    "page-contents": "the page’s own table of contents",
    // Dropped: where rows of one rule differ.
    "navigator": "the tree of pages beside the article",
    "quick-links": "links in the site’s search",
    "video-controls": "a player’s labels and buttons",
    "drawing": "an icon, or markup that draws",
    "embedded": "another page or program within the page",
    "control": "a button, a field or a menu",
    "hidden": "what the page does not show",
    "head": "about the page, for programs",
    "json-schema": "the version and the kind of the format",
    // Dropped: within an article.
    "appearance-pair": "the same picture for the other appearance",
    "card-icon": "a decoration of a card",
    "card-thumbnail": "the picture on a card that leads to a page",
    "comment": "a comment in the markup",
    "foreign-thumbnail": "another page’s picture, glued to the text",
    "heading-link": "the link of a heading to itself",
    "json-syntax": "names and signs of the format around the text",
    "markup": "tags around the text",
    "picture-inline": "a picture that is written into the page as data",
    "thematic-break": "a line across the page",
    "topics-hidden": "a list of pages that Apple hides, since the text links them already",
    "unused-reference": "what nothing in the text refers to",
    "video-thumbnail": "the picture in front of a film’s title",
    // Moved.
    "hierarchy": "where the page stands in Apple’s tree",
    "metadata": "what the file says about the page",
    "reference": "what the text refers to: titles, addresses, descriptions",
    "scraper-fields": "what the scraper said about the page",
    "supported-platforms": "the platforms that the page is for",
  ]

  /// What is kept, by what it became.
  private static let became: [String: String] = [
    "abstract": "the page’s opening", "aside": "an aside", "aside-label": "the label of an aside",
    "blank": "space between blocks", "caption": "the words under a picture",
    "card": "a card that leads to a page", "change-log": "a row of the change log",
    "chapter": "a heading that was recovered", "code": "code",
    "documentation": "a link to documentation", "heading": "a heading", "image": "a picture",
    "item": "an item of a list", "line": "a line that goes on", "link": "a link",
    "paragraph": "a paragraph", "platform-heading": "a platform’s heading, recovered",
    "quote": "a quotation", "related": "a link to a related page",
    "resource": "a link of the resources", "table": "a table",
    "table-lost": "a table whose cells cannot be told apart, kept as text",
    "table-mark": "the mark of a table whose cells alone were left",
    "tab-label": "the label of a tab", "tabs": "the labels of a group of tabs",
    "term": "a term and what it means", "title": "the page’s title", "topic": "a page of a topic",
    "video": "a film", "video-description": "a film, told in words", "videos": "links to films",
  ]
}
