import Model
import Vocabulary

/// `a-z/`: pages by title and by other names, and the headings that are names themselves.
struct IndexWay: Way {
  static let id = "a-z"

  var title: String { "A–Z" }
  var about: String { "Pages and their subjects, in alphabetical order." }

  var count: Int { entries.count }
  private let entries: [Entry]

  init(_ context: RenderContext) {
    var entries: [Entry] = []
    for (index, page) in context.site.pages.enumerated() {
      let matter = page.document.frontMatter
      let isOfToday = matter.isCurrent
      let edition = isOfToday ? "" : " (\(EditionName.of(matter.edition)))"
      let href = context.navigation.href(index)
      // Of what is about all of them, no choice leaves anything out.
      let isOfAll = matter.platforms.count == Platform.allCases.count
      let platforms = isOfAll ? "" : context.navigation.platforms(index)
      entries.append(
        Entry(title: page.title + edition, href: href, page: "", platforms: platforms))
      for section in page.document.sections where Self.isName(section, of: page) {
        entries.append(
          Entry(
            title: Numbering.words(of: section.title),
            href: context.navigation.href(index, anchor: section.anchor),
            page: page.title + edition, platforms: platforms))
      }
    }
    self.entries = entries.map { (capitals: $0.title.uppercased(), entry: $0) }.sorted {
      ($0.capitals, $0.entry.title, $0.entry.page) < ($1.capitals, $1.entry.title, $1.entry.page)
    }.map(\.entry)
  }

  var places: WayPlaces {
    WayPlaces(besides: "all list", places: [place(["a–z", "alphabet", "all pages", "index"])])
  }

  func views(_ context: RenderContext) -> [View] {
    let letters = Dictionary(grouping: entries) { $0.letter }.sorted { $0.key < $1.key }
    var page = page("a-z")
    page.value = [
      "letters": .list(of: letters) { letter in
        [
          "letter": .text(letter.key), "anchor": .text(letter.key == "#" ? "other" : letter.key),
          "entries": .list(of: letter.value) { entry in
            [
              "title": .text(entry.title), "href": .text(entry.href),
              "page": .text(entry.page), "isPage": .bool(entry.page.isEmpty),
              "platforms": .text(entry.platforms),
            ]
          },
        ]
      }
    ]
    return page.views(context)
  }
}

extension IndexWay {
  struct Entry {
    let title: String
    let href: String
    /// The page of a heading; empty for a page itself.
    let page: String
    /// The ids of the platforms that its page is about.
    let platforms: String

    var letter: String {
      let first = title.first { $0.isLetter || $0.isNumber } ?? "#"
      let letter = String(first).uppercased()
      return letter.count == 1 && ("A"..."Z").contains(letter) ? letter : "#"
    }
  }

  /// Headings that every page has say nothing without their page.
  static func isName(_ section: Section, of page: SitePage) -> Bool {
    guard 2...3 ~= section.level, !section.anchor.isEmpty, section.title != page.title else {
      return false
    }
    return !common.contains(section.title.lowercased())
      && Platform.named(in: section.title).isEmpty
  }

  private static let common = Set(SectionNames.fixed.map { $0.title.lowercased() }).union([
    "anatomy", "overview", "see also", "document revision history",
  ])
}
