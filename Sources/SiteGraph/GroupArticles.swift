import Model

/// Articles whose name is a group's: each is that group's own page.
struct GroupArticles {
  private var articles: [String: Document] = [:]

  /// - Parameter named: Pages that a project placed by itself.
  init(_ today: [Document], titles: some Sequence<String>, besides named: Set<String>) {
    let wanted = Set(titles.map { $0.lowercased() })
    for document in today.sorted(by: { $0.frontMatter.slug < $1.frontMatter.slug }) {
      let title = document.frontMatter.title.lowercased()
      guard wanted.contains(title), articles[title] == nil,
        document.frontMatter.slug != PageAddress.startPage,
        !named.contains(document.frontMatter.slug.text)
      else { continue }
      articles[title] = document
    }
  }

  subscript(title: String) -> Document? { articles[title.lowercased()] }

  /// The groups as these articles list them, in no order.
  var entries: [NavigationEntry] {
    let titles = Dictionary(
      articles.values.map { ($0.frontMatter.slug.text, $0.frontMatter.title) },
      uniquingKeysWith: { first, _ in first })
    return articles.values.sorted { $0.frontMatter.slug < $1.frontMatter.slug }.map { article in
      let slugs = LinkList(article).slugs
      return NavigationEntry(
        title: article.frontMatter.title, slugs: slugs.filter { titles[$0] == nil },
        parts: slugs.compactMap { titles[$0] })
    }
  }
}
