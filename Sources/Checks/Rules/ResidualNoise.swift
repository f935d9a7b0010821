import Diagnostics
import Model

/// What was around an article on Apple’s site, left on a page: menus, notices, a footer.
enum ResidualNoise: PageCheck {
  static let rule = Rule(
    "residual-noise", .warning,
    "A block, such as a menu, belongs to the scraped site, not to the article.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    page.document.nodes.indices.compactMap { finding(page, page.document, $0) }
  }

  private static func finding(_ page: SitePage, _ document: Document, _ index: Int) -> Diagnostic? {
    switch document.nodes[index].kind {
    case .heading, .paragraph: break
    default: return nil
    }
    let inside = index + 1..<max(index + 1, document.nodes[index].end)
    guard BlockStart(of: inside, in: document).map(starts.contains) ?? true else { return nil }
    let text = document.plainText(of: inside)
    guard let reason = reason(for: text) else { return nil }
    return finding(
      page, document.nodes[index], "“\(text.prefix(60))” is \(reason)",
      why: "It was scraped along with the article but is not part of it.",
      remedy: "Remove it from the page, or write a noise rule (docs/changing.md).")
  }
}

extension ResidualNoise {
  private static func reason(for text: String) -> String? {
    let text = text.trimmingBlanks
    return whole[text] ?? openings.first { text.hasPrefix($0.start) }?.reason
  }

  /// A block that says nothing else.
  private static let whole = [
    "Skip Navigation": "a link that skips the navigation",
    "Global Nav Open Menu Global Nav Close Menu": "the site’s main menu",
    "Global Nav Open Menu": "the site’s main menu",
    "Open Menu": "the menu of the design pages",
    "Close Menu": "the menu of the design pages",
    "Toggle Menu": "the site’s footer",
    "Navigator is ready": "the page tree’s state",
    "Supported platforms": "the head of a page without its icons",
    "Quick Links": "links of the site’s search",
    "View in English": "a switch of the site",
    "Video with custom controls.": "a player’s label",
    "Light Dark Auto": "a switch of the site",
    "This page requires JavaScript.": "a notice of the site",
  ]

  /// How all of them start.
  private static let starts = Set((Array(whole.keys) + openings.map(\.start)).map(BlockStart.init))

  private static let openings: [(start: String, reason: String)] = [
    ("Please turn on JavaScript", "a notice of the site"),
    ("To navigate the symbols, press", "how to use the page tree"),
    ("Current page is ", "the page’s name for a screen reader"),
    ("Select a color scheme preference", "a switch of the site"),
    ("To submit feedback on documentation", "an invitation to write to Apple"),
    ("To view the latest developer news", "the site’s footer"),
    ("Get the latest news with", "the site’s footer"),
    ("Copyright © ", "the site’s footer"),
    ("Only search within “", "the site’s search"),
  ]
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
