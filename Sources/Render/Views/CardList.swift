import Model

/// Cards of an article about a group: a thumbnail with the name of a page or of a group under it.
/// A site shows what they lead to instead of the thumbnails.
struct CardList: Sendable {
  enum Goal: Hashable, Sendable {
    case page(Int)
    case group(Int)
  }

  /// In the order of the cards.
  private(set) var goals: [Goal] = []
  /// Paragraphs that the list of goals stands for.
  private(set) var paragraphs: Set<Int> = []

  /// - Parameter known: All goals, by their name in small letters.
  init(_ document: Document, among known: [String: Goal]) {
    let cards = Self.cards(in: document)
    var others: Set<Int> = []
    for card in cards {
      if let goal = known[card.title] {
        goals.append(goal)
        paragraphs.formUnion([card.picture, card.name])
      } else {
        others.insert(card.picture)
      }
    }
    // Of a page that is not here, the name stays.
    if !goals.isEmpty { paragraphs.formUnion(others) }
  }
}

extension Document {
  /// The first words of an article about a group may be the name on a card, which says nothing of
  /// the group and is below it anyway.
  func abstract(besides cards: Set<Int>) -> String {
    let abstract = frontMatter.abstract
    guard !abstract.isSentence else { return abstract }
    let isBelow = repeatedAbstract.map(cards.contains) ?? true
    return isBelow ? "" : abstract
  }
}

extension String {
  var isSentence: Bool { last.map { ".!?…".contains($0) } ?? false }
}

extension CardList {
  /// A paragraph that is a picture alone, and its caption, which is a title in small letters.
  private static func cards(
    in document: Document
  ) -> [(picture: Int, name: Int, title: String)] {
    let captions = Set(document.figures.compactMap(\.caption))
    let tops = document.topLevel
    return zip(tops, tops.dropFirst()).compactMap { picture, name in
      guard captions.contains(name) else { return nil }
      let title = document.plainText(of: name..<document.nodes[name].end)
      return (picture, name, title.lowercased())
    }
  }

  /// By name; a group before a page, as that is what is above others.
  static func goals(of site: Site) -> [String: Goal] {
    let hasArticle = site.groups.contains { $0.article != nil }
    guard hasArticle || site.pages.contains(where: { $0.group == nil }) else { return [:] }
    var goals: [String: Goal] = [:]
    for (index, group) in site.groups.enumerated() where goals[group.title.lowercased()] == nil {
      goals[group.title.lowercased()] = .group(index)
    }
    for (index, page) in site.pages.enumerated()
    where page.document.frontMatter.isCurrent {
      if goals[page.title.lowercased()] == nil { goals[page.title.lowercased()] = .page(index) }
    }
    return goals
  }
}
