import Model

/// What an article says about the pages around it, and about where it comes from.
struct ConnectionValues {
  let index: Int
  let context: RenderContext
  var page: SitePage { context.site.pages[index] }

  var value: TemplateValue {
    [
      "edition": edition,
      "older": .list(page.older.map(chapter)),
      "hasOlder": .bool(!page.older.isEmpty),
      "related": .list(related),
      "hasRelated": .bool(!related.isEmpty),
      "mentions": mentions,
      "source": source,
    ]
  }

  /// The edition of an older page, and where its concepts are described today; null for pages of
  /// today.
  private var edition: TemplateValue {
    let edition = page.document.frontMatter.edition
    guard edition != FrontMatter.current else { return .null }
    return [
      "name": .text(EditionName.of(edition)),
      "year": .optional(EditionName.year(of: edition)),
      "today": .list(of: page.today) { context.navigation.entry($0.page) },
      "hasToday": .bool(!page.today.isEmpty),
    ]
  }

  /// A chapter of an older edition, or a part of it, that is about this page's concept.
  private func chapter(_ counterpart: Counterpart) -> TemplateValue {
    let page = context.site.pages[counterpart.page]
    let section = counterpart.section.map { page.document.sections[$0] }
    return [
      "title": .text(section?.title ?? page.title),
      "href": .text(context.href(counterpart.page, section: counterpart.section)),
      "edition": context.edition(of: counterpart.page),
    ]
  }

  /// Pages about the same things, where Apple names none.
  private var related: [TemplateValue] {
    guard page.related.isEmpty, context.similar.indices.contains(index) else { return [] }
    return context.similar[index].map { similar in
      [
        "href": .text(context.navigation.href(similar.page)),
        "title": .text(context.site.pages[similar.page].title),
        "reason": .optional(similar.reason.isEmpty ? nil : similar.reason),
      ]
    }
  }
}
