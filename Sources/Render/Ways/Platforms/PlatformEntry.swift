import Model
import Vocabulary

/// A platform, and where the site speaks of it.
struct PlatformEntry {
  let platform: Platform
  /// By page: the outermost sections whose own heading names the platform.
  let sections: [Int: [Int]]
  let hasGuidelines: Bool

  var folder: String { "platforms/" + platform.slug }
  /// How many sections there are.
  var count: Int { sections.values.reduce(0) { $0 + $1.count } }

  /// Those that any page is about.
  static func all(in site: Site) -> [PlatformEntry] {
    let sections = sections(in: site)
    let guided = Set(site.pages.flatMap { platforms(ofGuidelinesIn: $0.document) })
    return Set(site.pages.flatMap { $0.document.frontMatter.platforms }).sorted().map {
      PlatformEntry(
        platform: $0, sections: sections[$0] ?? [:], hasGuidelines: guided.contains($0))
    }
  }

  private static func sections(in site: Site) -> [Platform: [Int: [Int]]] {
    var found: [Platform: [Int: [Int]]] = [:]
    for (page, place) in site.pages.enumerated() {
      for (index, section) in place.document.sections.enumerated() {
        let named = Platform.named(in: section.title)
        guard !named.isEmpty else { continue }
        let spoken = place.document.platforms(at: index)
        for platform in named where spoken.contains(platform) {
          found[platform, default: [:]][page, default: []].append(index)
        }
      }
    }
    return found
  }

  /// Of a page about one platform alone, each is about that.
  private static func platforms(ofGuidelinesIn document: Document) -> [Platform] {
    guard !document.guidelines.isEmpty else { return [] }
    let own = document.frontMatter.platforms
    return document.guidelines.flatMap(\.platforms) + (own.count == 1 ? own : [])
  }
}
