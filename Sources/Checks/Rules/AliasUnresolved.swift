import Bytes
import Diagnostics
import Model

/// Another name of a page that does not lead to it.
enum AliasUnresolved: Check {
  static let rule = Rule(
    "alias-unresolved", .warning, "An old name of a page points to another page or to none.", .check
  )

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    aliases(of: subject.site) + concepts(of: subject)
  }
}

extension AliasUnresolved {
  /// A page keeps its own slug, and the first of two pages an alias.
  private static func aliases(of site: Site) -> [Diagnostic] {
    var owners: [PageKey: Int] = [:]
    for (place, page) in site.pages.enumerated() {
      owners[page.document.frontMatter.key] = place
    }
    var found: [Diagnostic] = []
    for (place, page) in site.pages.enumerated() {
      for alias in page.document.frontMatter.aliases {
        guard let slug = Slug(checking: alias) else { continue }
        let key = PageKey(edition: page.document.frontMatter.edition, slug: slug)
        let owner = owners[key] ?? place
        owners[key] = owner
        guard owner != place else { continue }
        found.append(
          finding(
            page, "The alias “\(alias)” points to “\(site.pages[owner].title)”, not to this page",
            why: "It is that page’s own name, or that page claims it first.",
            remedy: "Remove it from one of them."))
      }
    }
    return found
  }

  /// A page that the navigation names may come yet.
  private static func concepts(of subject: CheckedSite) -> [Diagnostic] {
    let here = Set(
      subject.site.pages.map(\.document).filter { $0.frontMatter.isCurrent }
        .flatMap { [$0.frontMatter.slug.text] + $0.frontMatter.aliases })
    let known = here.union(subject.site.settings.navigation.flatMap(\.slugs))
    // A name that says no page is reported by who reads the settings.
    let lost = subject.concepts.filter { !$0.target.isEmpty && !known.contains($0.target) }
    return lost.map { entry in
      Diagnostic(
        rule, at: entry.location,
        "“\(entry.name)” points to a missing page, “\(entry.target)”",
        why: "Links to the old name go to Apple’s site.",
        remedy: EditDistance.nearest(to: entry.target, among: known.sorted())
          .map { "Did you mean `\($0)`?" } ?? "Write the slug of a page.")
    }
  }
}
