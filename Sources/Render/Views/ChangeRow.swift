import Model
import Vocabulary

/// A row of a change log, with its page.
struct ChangeRow {
  let page: Int
  let entry: ChangeEntry
  /// The row on its page, from the root.
  let href: String
  let platforms: [Platform]

  /// What it is about, by ids; a row that names no platform is about those of its page.
  func slugs(_ navigation: NavigationValues) -> String {
    platforms.isEmpty
      ? navigation.platforms(page) : platforms.map(\.slug).joined(separator: " ")
  }

  /// All rows of a site, the newest first; those of one day in the order of the pages. Rows whose
  /// date cannot be read come last.
  static func all(_ site: Site, _ navigation: NavigationValues) -> [ChangeRow] {
    let rows = site.pages.indices.flatMap { Self.rows(of: $0, site, navigation) }
    let ordered = rows.enumerated().sorted { one, two in
      let (first, second) = (one.element.entry.date ?? "", two.element.entry.date ?? "")
      return first == second ? one.offset < two.offset : first > second
    }
    return ordered.map(\.element)
  }

  private static func rows(
    of page: Int, _ site: Site, _ navigation: NavigationValues
  ) -> [ChangeRow] {
    let document = site.pages[page].document
    return document.changes.map { entry in
      ChangeRow(
        page: page, entry: entry,
        href: navigation.href(page, anchor: document.anchors.changes[entry.node] ?? ""),
        platforms: PlatformWords.platforms(of: entry.text, document.frontMatter))
    }
  }
}

/// Which platforms a text is about, by the words that it uses.
enum PlatformWords {
  /// Those that the text names, by themselves or by their devices; and that of a page which is
  /// about one alone.
  static func platforms(of text: String, _ matter: FrontMatter) -> [Platform] {
    var platforms = Set(
      Platform.allCases.filter { $0.names.contains { isNamed($0, in: text) } })
    if matter.platforms.count == 1 { platforms.formUnion(matter.platforms) }
    return platforms.sorted()
  }

  /// Whether a text has the word for itself, not within another.
  private static func isNamed(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { range in
      let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
      return before?.isLetter != true && after?.isLetter != true
    }
  }
}
