import Model

/// One page of a way: where it is and what its template reads.
struct WayPage {
  let template: String
  let title: String
  let folder: String
  var about = ""
  /// Folders and titles of the pages above it, below the home page.
  var parents: [(folder: String, title: String)] = []
  /// Ids and words of its headings, for the list beside the text.
  var headings: [(anchor: String, title: String)] = []
  /// By the id of a heading, those below it.
  var subheadings: [String: [(anchor: String, title: String)]] = [:]
  /// Feeds and the like: type, title, path.
  var alternates: [(type: String, title: String, href: String)] = []
  /// The other lists of the same things.
  var choices: [Choice] = []
  /// An object with what else its template reads.
  var value: TemplateValue = [:]

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
        "contents": .list(headings.map(entry)),
        "choices": Choice.values(choices, at: folder),
        "hasChoices": .bool(choices.count { $0.count > 0 } > 1),
        "feeds": .list(of: alternates) { ["title": .text($0.title), "href": .text($0.href)] },
      ], value)
    return [view]
  }

  private func entry(_ heading: (anchor: String, title: String)) -> TemplateValue {
    let below = subheadings[heading.anchor] ?? []
    return [
      "anchor": .text(heading.anchor), "title": .text(heading.title),
      "hasSections": .bool(!below.isEmpty),
      "sections": .list(of: below) { ["anchor": .text($0.anchor), "title": .text($0.title)] },
    ]
  }
}

extension Way {
  /// Its first page.
  func page(_ template: String) -> WayPage {
    WayPage(template: template, title: title, folder: folder, about: about)
  }
}

/// A link to one of several lists of the same things.
struct Choice {
  let title: String
  let folder: String
  let count: Int

  /// The choices as links, the one of this folder marked; those without anything left out.
  static func values(_ choices: [Choice], at folder: String) -> TemplateValue {
    .list(of: choices.filter { $0.count > 0 }) { choice in
      [
        "title": .text(choice.title), "href": .text(RelativePath.page(choice.folder)),
        "count": .text(Figures.grouped(choice.count)),
        "current": .bool(choice.folder == folder),
      ]
    }
  }
}
