import Model
import TestSupport
import Testing

@testable import SearchIndex

@Suite struct SimilarPagesPropertyTests {
  @Test(.timeLimit(.minutes(15)))
  func pagesAreAsSimilarAsAllWordsSay() {
    var named = 0
    for seed in 0..<60 as Range<UInt64> {
      let site = Self.site(seed)
      let found = SimilarPages.nearest(in: site, SiteWords(site))
      #expect(found == NaiveSimilar(site).nearest(), "seed \(seed)")
      named += found.joined().count { $0.reason.contains(" ") }
    }
    #expect(named > 100)
  }

  private static let subjects = [
    "Volume", "volume", "Track", "tracks", "albums", "Album", "Lyrics", "Tempo", "chorus", "Apple",
    "Watch", "Lock", "Screen", "screens", "Game", "Center", "rival", "trophy", "iCloud", "cloud",
    "Kettle", "teakettle", "Café", "cafe\u{301}", "Größe", "ΜΕΝΟΎ", "players’", "Player", "don’t",
    "UIButton", "UINavigationBar", "Dying", "dies", "lying", "Lies", "tying", "skies", "Sky",
    "Early", "idly", "gently",
  ]

  private static func site(_ seed: UInt64) -> Site {
    var random = SeededRandom(seed)
    let pages = (0..<8 + random.below(16)).map { page($0, &random) }
    return Site(settings: SiteSettings(), pages: pages, groups: [])
  }

  private static func page(_ number: Int, _ random: inout SeededRandom) -> SitePage {
    var text = ""
    for _ in 0..<random.below(60) {
      text += random.pick(subjects) + random.pick([" ", " ", " ", " ", ", ", ". ", "\u{301} "])
      if random.chance(12) { text += OddTexts.text(&random, pieces: 4) }
    }
    let nodes = [
      Node(.paragraph, line: 1, column: 1, end: 2), Node(.text(text), line: 1, column: 1, end: 2),
    ]
    let title = (0..<1 + random.below(2)).map { _ in random.pick(subjects) }
    let front = FrontMatter(
      title: title.joined(separator: " "), slug: Slug(making: "page-\(number)"), url: "",
      edition: random.chance(6) ? "ios-2014" : FrontMatter.current)
    let guideline = Guideline(
      id: "g", lead: "Do so.", polarity: .advise, section: nil, platforms: [], node: 0,
      leadNodes: 1..<1)
    let document = Document(
      frontMatter: front, file: "page-\(number)", nodes: nodes, sections: [],
      guidelines: random.chance(8) ? [] : [guideline])
    return SitePage(
      document: document, folder: "page-\(number)", group: 0, previous: nil, next: nil, links: [:])
  }
}
