import Model

/// The pages of a group and the groups below it, as its own page lists them.
struct GroupEntries {
  private let index: Int
  private let group: NavigationGroup
  private let context: RenderContext
  /// Goals that the group's article leads to in its own text.
  private let named: Set<Int>
  /// Where the article's thumbnails lead.
  private let cards: [CardList.Goal]

  init(of index: Int, _ context: RenderContext) {
    self.index = index
    group = context.site.groups[index]
    self.context = context
    guard let article = group.article else {
      (named, cards) = ([], [])
      return
    }
    let page = context.site.pages[article]
    cards = CardList(page.document, among: context.goals).goals
    named = Set(
      page.links.values.compactMap { link -> Int? in
        if case .page(let goal, _) = link { goal } else { nil }
      })
  }

  /// The article's own cards first, in their order, then what it does not name.
  private var goals: [CardList.Goal] {
    (cards + group.parts.map(CardList.Goal.group) + unnamed.map(CardList.Goal.page)).once
  }

  /// What is below the text of a page: none but below the article about a group.
  static func value(below page: Int, _ context: RenderContext) -> TemplateValue {
    guard let group = context.site.pages[page].group, context.site.isOfGroup(page) else {
      return [:]
    }
    return GroupEntries(of: group, context).value
  }

  var value: TemplateValue {
    let goals = goals
    let emblems = goals.map(emblem)
    return [
      "hasPages": .bool(!goals.isEmpty),
      "isGallery": .bool(!emblems.contains(.null)),
      "pages": .list(zip(goals, emblems).map(value)),
      "print": .optional(context.sheets.groups[index].map(RelativePath.page)),
    ]
  }

  private var unnamed: [Int] { group.pages.filter { !named.contains($0) } }

  private func emblem(of goal: CardList.Goal) -> TemplateValue {
    switch goal {
    case .page(let page): context.emblem(of: page)
    case .group(let group): context.site.groups[group].article.map(context.emblem) ?? .null
    }
  }

  private func value(of goal: CardList.Goal, with emblem: TemplateValue) -> TemplateValue {
    switch goal {
    case .page(let page):
      let abstract = context.site.pages[page].document.frontMatter.abstract
      return .joined(
        context.navigation.entry(page),
        [
          "abstract": .text(abstract), "emblem": emblem, "hasNames": false, "names": [],
          "moreNames": "",
        ])
    case .group(let group):
      return .joined(
        context.navigation.groupEntry(group), about(context.site.groups[group]),
        ["emblem": emblem])
    }
  }

  /// The sentence of its article, or its first pages.
  private func about(_ group: NavigationGroup) -> TemplateValue {
    let own = group.article.map { context.site.pages[$0].document.frontMatter.abstract } ?? ""
    let names = own.isSentence ? [] : group.pages.prefix(Self.mostNames)
    let more = names.isEmpty ? 0 : group.pages.count - names.count
    return [
      "abstract": .text(own.isSentence ? own : ""), "hasNames": .bool(!names.isEmpty),
      "names": .list(names.map(context.navigation.entry)),
      "moreNames": .text(more > 0 ? "\(more) more" : ""),
    ]
  }

  private static let mostNames = 12
}
