import Model

/// What templates know of the same concept in other editions.
struct EditionValues {
  let page: SitePage
  let context: RenderContext

  /// The edition of an older page, and where its concepts are told today; null for today's pages.
  var edition: TemplateValue {
    let edition = page.document.frontMatter.edition
    guard edition != FrontMatter.current else { return .null }
    let year = edition.split(separator: "-").last.flatMap { word in
      word.utf8.count == 4 && word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? word : nil
    }
    return [
      "name": .text(EditionNames.name(of: edition)), "year": .optional(year.map(String.init)),
      "today": .list(page.today.map { context.navigation.entry($0.page) }),
      "hasToday": .bool(!page.today.isEmpty),
    ]
  }

  /// Chapters of older editions, and parts of them, that tell of this page's concept.
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
