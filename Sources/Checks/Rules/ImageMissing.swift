import Diagnostics
import Model

/// An image without an address.
enum ImageMissing: Check {
  static let rule = Rule(
    "image-missing", .warning, "An image has no address.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    holes(in: subject, of: .image) { page, hole in
      finding(
        page, page.document.nodes[hole.place], "This image has no address",
        why: "The picture cannot be shown or looked up.",
        remedy: "Scrape the page again with a tool that keeps addresses, or remove the line.")
    }
  }
}
