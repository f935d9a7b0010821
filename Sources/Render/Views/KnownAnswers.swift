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
    let pages = Dictionary(
      context.site.pages.indices.filter {
        context.site.pages[$0].document.frontMatter.edition == FrontMatter.current
      }.map { (context.site.pages[$0].document.frontMatter.slug.text, $0) },
      uniquingKeysWith: { first, _ in first })
    let found = entries.lazy.compactMap { entry in
      pages[entry.page].flatMap { answer(entry, on: $0, context) }
    }
    return Array(found.prefix(most))
  }

  private static func answer(
    _ entry: AnswerEntry, on page: Int, _ context: RenderContext
  ) -> Answer? {
    place(of: entry.goal, on: page, context).map {
      Answer(title: entry.title, href: $0.href, value: $0.value, page: page)
    }
  }

  private static func place(
    of goal: AnswerEntry.Goal, on page: Int, _ context: RenderContext
  ) -> (href: String, value: String)? {
    switch goal {
    case .page: return (context.navigation.href(page), "")
    case .section(let title):
      let sections = context.site.pages[page].document.sections
      let section = sections.first { $0.title.isSame(as: title) }
      return section.map { (context.navigation.href(page, anchor: $0.anchor), "") }
    case .cell(let row, let column): return cell(row, column, on: page, context)
    }
  }

  /// The first row that has a cell of these words, with its address and what its cell says.
  private static func cell(
    _ name: String, _ column: String, on page: Int, _ context: RenderContext
  ) -> (href: String, value: String)? {
    let anchors = context.anchors[page]?.rows ?? [:]
    for table in context.site.pages[page].document.tables where !table.isGuessed {
      guard let place = table.columns.firstIndex(where: { $0.name.isSame(as: column) }),
        let row = table.rows.first(where: { $0.cells.contains { $0.raw.isSame(as: name) } }),
        let anchor = anchors[row.node], let value = shown(row.cells[place].raw)
      else { continue }
      return (context.navigation.href(page, anchor: anchor), value)
    }
    return nil
  }

  /// What is before brackets, where it is short enough to be read at a glance.
  private static func shown(_ cell: String) -> String? {
    let main = cell.prefix { $0 != "(" && $0 != "\n" }
    let end = main.lastIndex { $0 != " " }.map { main.index(after: $0) } ?? main.startIndex
    guard 1...longest ~= main[..<end].count else { return nil }
    return TimesSign.shown(String(main[..<end]))
  }

  private static let most = 12
  private static let longest = 32
}

extension String {
  fileprivate func isSame(as other: String) -> Bool {
    self == other || lowercased() == other.lowercased()
  }
}
