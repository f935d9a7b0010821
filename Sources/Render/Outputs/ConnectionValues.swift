import Model

/// What an article says about the pages around it, and about where it comes from.
struct ConnectionValues {
  private let index: Int
  private let page: SitePage
  private let context: RenderContext

  init(of index: Int, _ context: RenderContext) {
    self.index = index
    self.context = context
    page = context.site.pages[index]
  }

  var members: [TemplateMember] {
    let editions = EditionValues(page: page, context: context)
    return [
      TemplateMember("edition", editions.edition),
      TemplateMember("older", .list(editions.older)),
      TemplateMember("hasOlder", .bool(!page.older.isEmpty)),
      TemplateMember("related", .list(related)),
      TemplateMember("hasRelated", .bool(!related.isEmpty)),
      TemplateMember("mentions", MentionValues(of: page, context).value),
      TemplateMember("source", SourceValues(of: index, context).value),
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
