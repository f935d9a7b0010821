import Diagnostics
import Model

/// An orphan: a page that no other page links to, in no group of the configured navigation.
enum UnlinkedPage: Check {
  static let rule = Rule(
    "unlinked-page", .note, "A page is neither linked to nor named in the navigation.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    let site = subject.site
    // Without a navigation of its own, a site lists every page.
    guard !site.settings.navigation.isEmpty else { return [] }
    let named = Set(site.settings.navigation.flatMap(\.slugs))
    var linked: Set<Int> = []
    for (place, page) in site.pages.enumerated() {
      for case .page(let target, _) in page.links.values where target != place {
        linked.insert(target)
      }
    }
    return site.pages.indices.compactMap { place in
      let page = site.pages[place]
      let front = page.document.frontMatter
      guard front.isCurrent, front.slug != PageAddress.startPage,
        !named.contains(front.slug.text), !linked.contains(place)
      else { return nil }
      return finding(
        page, "“\(page.title)” is not linked from any page and not named in the navigation",
        why: "Readers can find it only by searching or at the end of the list of pages.",
        remedy: "Name `\(front.slug)` under `navigation` in `content/site.yaml`.")
    }
  }
}
