import Model

/// What templates know of the same concept in other editions.
struct EditionValues {
  let page: SitePage
  let context: RenderContext

  /// The edition of an older page, and where its concepts are described today; null for pages of
  /// today.
  var edition: TemplateValue {
    let edition = page.document.frontMatter.edition
    guard edition != FrontMatter.current else { return .null }
    return [
      "name": .text(EditionName.of(edition)),
      "year": .optional(EditionName.year(of: edition)),
      "today": .list(page.today.map { context.navigation.entry($0.page) }),
      "hasToday": .bool(!page.today.isEmpty),
    ]
  }

  /// Chapters of older editions, and parts of them, that are about this page's concept.
  var older: [TemplateValue] { page.older.map(chapter) }

  private func chapter(_ counterpart: Counterpart) -> TemplateValue {
    let page = context.site.pages[counterpart.page]
    let section = counterpart.section.map { page.document.sections[$0] }
    let fragment = section.map { "#" + RelativePath.encoded($0.anchor) } ?? ""
    return [
      "title": .text(section?.title ?? page.title),
      "href": .text(context.navigation.href(counterpart.page) + fragment),
      "edition": context.edition(of: counterpart.page),
    ]
  }
}
