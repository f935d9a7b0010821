import Model

/// One page of a way: where it is and what its template reads.
struct WayPage {
  let template: String
  let title: String
  let folder: String
  var about = ""
  /// Folders and titles of the pages above it, below the start page.
  var parents: [(folder: String, title: String)] = []
  /// Ids and words of its headings, for the list beside the text.
  var headings: [(anchor: String, title: String)] = []
  /// By the id of a heading, those below it.
  var subheadings: [String: [(anchor: String, title: String)]] = [:]
  /// Feeds and the like: type, title, path.
  var alternates: [(type: String, title: String, href: String)] = []
  /// The other lists of the same things.
  var choices: [Choice] = []
  var members: [TemplateMember] = []

  /// None without its template.
  func views(_ context: RenderContext) -> [View] {
    guard context.library.templates[template] != nil else { return [] }
    var values = PageValues(title, folder: folder)
    values.abstract = about
    values.hasContents = headings.count > 1
    values.more = alternates
    let view = context.view(
      template, values, crumbs: context.navigation.crumbs(to: parents),
      [
        TemplateMember("contents", .list(headings.map(entry))),
        TemplateMember("choices", Choice.values(choices, at: folder)),
        TemplateMember("hasChoices", .bool(choices.count { $0.count > 0 } > 1)),
        TemplateMember("feeds", .list(alternates.map(Self.feed))),
      ] + members)
    return [view]
  }

  private static func feed(_ feed: (type: String, title: String, href: String)) -> TemplateValue {
    ["title": .text(feed.title), "href": .text(feed.href)]
  }

  private func entry(_ heading: (anchor: String, title: String)) -> TemplateValue {
    let below = subheadings[heading.anchor] ?? []
    return [
      "anchor": .text(heading.anchor), "title": .text(heading.title),
      "hasSections": .bool(!below.isEmpty),
      "sections": .list(below.map { ["anchor": .text($0.anchor), "title": .text($0.title)] }),
    ]
  }
}

/// A link to one of several lists of the same things.
struct Choice {
  let title: String
  let folder: String
  let count: Int

  /// The choices as links, the one of this folder marked; those without anything left out.
  static func values(_ choices: [Choice], at folder: String) -> TemplateValue {
    .list(
      choices.filter { $0.count > 0 }.map { choice in
        [
          "title": .text(choice.title), "href": .text(RelativePath.page(choice.folder)),
          "count": .text(Figures.grouped(choice.count)),
          "current": .bool(choice.folder == folder),
        ]
      })
  }
}
