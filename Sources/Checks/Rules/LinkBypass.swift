import Bytes
import Diagnostics
import Model

/// A link to Apple’s copy of a page that we have, in a form that is not known as its address.
enum LinkBypass: Check {
  static let rule = Rule(
    "link-bypass", .warning, "A link goes to another copy of a page that is on the site.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    let ours = slugs(of: subject.site)
    var found: [Diagnostic] = []
    for page in subject.site.pages {
      for case (let node, .elsewhere(let address)) in page.linksInOrder {
        guard let slug = slug(of: address), let own = ours[slug] else { continue }
        found.append(
          finding(
            page, node,
            "The link to \(address) bypasses this site’s page “\(subject.site.pages[own].title)”",
            why: "Readers leave the site, and need a network, for a page that is here.",
            remedy: "Write \(PageAddress.url(of: Slug(making: slug)))."))
      }
    }
    return found
  }
}

extension LinkBypass {
  private static func slugs(of site: Site) -> [String: Int] {
    var slugs: [String: Int] = [:]
    for (index, page) in site.pages.enumerated() {
      let front = page.document.frontMatter
      guard front.isCurrent else { continue }
      for slug in [front.slug.text] + front.aliases { slugs[slug] = slugs[slug] ?? index }
    }
    return slugs
  }

  /// The page that an address names: the last part of its path, below the folder of the guidelines.
  /// What is behind a question mark is not looked at.
  private static func slug(of address: String) -> String? {
    guard PageAddress.mayBeOfGuidelines(address) else { return nil }
    let path = address.lowercased().prefix { $0 != "#" && $0 != "?" }
    let parts = path.split(separator: "/").map(String.init)
    let start = PageAddress.startPage.text
    guard let folder = parts.lastIndex(of: start), parts.contains(where: isApples)
    else { return nil }
    guard folder + 1 < parts.count, let last = parts.last else {
      return folder + 1 == parts.count ? start : nil
    }
    return String(last.prefix { $0 != "." })
  }

  private static func isApples(_ host: String) -> Bool {
    host == "developer.apple.com" || host.hasSuffix(".developer.apple.com")
  }
}
