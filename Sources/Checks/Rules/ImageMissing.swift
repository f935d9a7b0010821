import Diagnostics
import Model

/// An image without an address.
enum ImageMissing: PageCheck {
  static let rule = Rule(
    "image-missing", .warning, "An image has no address.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    holes(on: page, of: .image) { _, node in
      finding(
        page, node, "This image has no address",
        why: "The picture cannot be shown or looked up.",
        remedy: "Scrape the page again with a tool that keeps addresses, or remove the line.")
    }
  }
}
