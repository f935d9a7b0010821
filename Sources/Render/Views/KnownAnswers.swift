import Model

/// The answers of the settings that this site has, each with its place; others are left out.
enum KnownAnswers {
  struct Answer {
    let title: String
    /// The place, from the root.
    let href: String
    /// What the cell says; empty for a section or a page.
    let value: String
    let page: Int
  }

  static func all(_ context: RenderContext) -> [Answer] {
    let entries = context.site.settings.answers ?? []
    guard !entries.isEmpty else { return [] }
    let finder = AnswerFinder(context.site)
    let found = entries.lazy.compactMap { entry -> Answer? in
      guard case .success(let (page, place)) = finder.find(entry),
        let (href, value) = shown(place, on: page, context)
      else { return nil }
      return Answer(title: entry.title, href: href, value: value, page: page)
    }
    return Array(found.prefix(most))
  }

  private static func shown(
    _ place: AnswerFinder.Place, on page: Int, _ context: RenderContext
  ) -> (href: String, value: String)? {
    switch place {
    case .page: return (context.navigation.href(page), "")
    case .section(let anchor): return (context.navigation.href(page, anchor: anchor), "")
    case .cell(let row, let value):
      return context.site.pages[page].document.anchors.rows[row].map {
        (context.navigation.href(page, anchor: $0), TimesSign.shown(value))
      }
    }
  }

  private static let most = 12
}
