import Model

/// Connects the chapters of older editions with today's pages of the same concept.
struct Editions {
  /// By page of an older edition: what it and its parts are today.
  private(set) var today: [[Counterpart]]
  /// By page of today: where older editions describe it.
  private(set) var older: [[Counterpart]]

  init(_ documents: [Document], _ concepts: Concepts) {
    today = Array(repeating: [], count: documents.count)
    older = today
    for (old, document) in documents.enumerated()
    where document.frontMatter.edition != FrontMatter.current {
      var seen: Set<Int> = []
      for (name, section) in Self.names(of: document) {
        guard let page = concepts[name], seen.insert(page).inserted else { continue }
        today[old].append(Counterpart(page: page, section: section))
        older[page].append(Counterpart(page: old, section: section))
      }
    }
  }

  /// What a chapter is called, and what its parts are.
  private static func names(of document: Document) -> [(name: String, section: Int?)] {
    let front = document.frontMatter
    let parts = document.sections.enumerated().filter { $1.level == 2 && !$1.anchor.isEmpty }
    return [(front.slug.text, nil), (front.title, nil)] + parts.map { ($1.title, $0) }
  }
}
