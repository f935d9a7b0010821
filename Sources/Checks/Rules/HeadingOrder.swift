import Diagnostics
import Model

/// A heading that is more than one level below the one around it.
enum HeadingOrder: PageCheck {
  static let rule = Rule(
    "heading-order", .note, "A heading is more than one level below the heading above it.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.document.sections.compactMap { section in
      let outer = section.parent.map { page.document.sections[$0].level } ?? 0
      guard section.level > outer + 1, outer > 0, !isApples(section, under: outer) else {
        return nil
      }
      let node = page.document.nodes[section.nodes.lowerBound]
      return finding(
        page, node,
        "“\(section.title)” is a level \(section.level) heading under a level \(outer) heading",
        why: "Screen readers announce levels; a gap sounds like a missing heading.",
        remedy: "Write it with \(outer + 1) `#` signs, or put a heading above it.")
    }
  }

  /// Under “Resources” Apple skips a level on every page.
  private static func isApples(_ section: Section, under outer: Int) -> Bool {
    section.level == 4 && outer == 2 && fixed.contains(section.title)
  }

  private static let fixed: Set = ["Related", "Developer documentation", "Videos"]
}
