import Diagnostics
import Model

/// A text that announces a picture, a list or something else, and nothing behind it.
enum AnnouncedMissing: PageCheck {
  static let rule = Rule(
    "announced-missing", .warning, "The text announces something that is not on the page.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    holes(on: page, of: .picture, .other) { hole, node in
      let thing = hole.kind == .picture ? "No picture" : "Nothing"
      return finding(
        page, node, "\(thing) follows “\(hole.quote)”",
        why: "The sentence announces it, but the raw file has nothing there.",
        remedy: "Scrape the page again with a tool that keeps pictures, lists and tables.")
    }
  }
}
