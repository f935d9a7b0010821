import Bytes
import Diagnostics
import Model

/// A link to a page of the guidelines that the site does not have.
enum BrokenLink: Check {
  static let rule = Rule(
    "broken-link", .note, "A link points to a guidelines page that is not on the site.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    let known = Set(subject.site.pages.map { $0.document.frontMatter.slug.text })
    let names = known.sorted()
    var near: [String: String?] = [:]
    var found: [Diagnostic] = []
    for page in subject.site.pages {
      for case (let node, .elsewhere(let url)) in page.linksInOrder {
        guard let slug = PageAddress(url)?.slug.text, !known.contains(slug) else { continue }
        let meant = near[slug] ?? (near.count < mostSuggestions ? nearest(to: slug, names) : nil)
        near[slug] = .some(meant)
        found.append(
          finding(
            page, node, "The page “\(slug)” is missing; the link goes to Apple’s site",
            why: "Without a network it does not work.",
            remedy: meant.map { "Did you mean `\($0)`?" }
              ?? "Put a raw file of it in `content/raw`, or name its successor under `concepts`."))
      }
    }
    return found
  }

  /// What was perhaps meant is worth its time for some names only, and for short ones.
  private static let mostSuggestions = 100
  private static let longestSuggestion = 100
  private static let mostSlips = 2

  /// A slip of the hand only: a page that was not scraped has a name of its own, and names of pages
  /// resemble each other, as those of activity rings and activity views do.
  private static func nearest(to slug: String, _ names: [String]) -> String? {
    slug.utf8.count > longestSuggestion
      ? nil : EditDistance.nearest(to: slug, among: names, limit: mostSlips)
  }
}
