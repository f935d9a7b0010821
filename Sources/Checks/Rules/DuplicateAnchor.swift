import Diagnostics
import Model

/// Two headings of a page that read alike: the address of the second hangs on their order.
enum DuplicateAnchor: Check {
  static let rule = Rule(
    "duplicate-anchor", .note,
    "Two headings read alike, so that the address of one hangs on the other.", .check)

  static func findings(in subject: Subject) -> [Diagnostic] {
    subject.site.pages.flatMap { page in
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
          "“\(section.title)” has the address #\(section.anchor), for #\(other.anchor) is taken",
          why: "A link to it breaks should the heading above it be renamed or go.",
          remedy: "Word one of the two headings otherwise.")
      }
    }
  }
}
