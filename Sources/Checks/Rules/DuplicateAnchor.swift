import Diagnostics
import Model

/// Two headings of a page that read alike: the address of the second hangs on their order.
enum DuplicateAnchor: PageCheck {
  static let rule = Rule(
    "duplicate-anchor", .note,
    "Two headings are the same, so one gets a numbered anchor.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    var first: [String: Section] = [:]
    return page.document.sections.compactMap { section -> Diagnostic? in
      guard !section.anchor.isEmpty, !section.title.isEmpty,
        let other = first[section.title]
      else {
        first[section.title] = section.anchor.isEmpty ? nil : section
        return nil
      }
      let node = page.document.nodes[section.nodes.lowerBound]
      return finding(
        page, node,
        "“\(section.title)” gets the anchor #\(section.anchor): #\(other.anchor) is taken",
        why: "A link to it breaks if the other heading is renamed or removed.",
        remedy: "Change one of the two headings.")
    }
  }
}
