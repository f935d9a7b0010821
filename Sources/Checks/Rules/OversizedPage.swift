import Diagnostics
import Model

/// A page with more text than one reads, or a small machine shows.
enum OversizedPage: Check {
  static let rule = Rule(
    "oversized-page", .warning, "A page has more than 250,000 bytes of Markdown.", .check)

  /// Apple’s longest page has a third of it.
  static let most = 250_000

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    subject.site.pages.compactMap { page in
      let size = subject.sizes[page.document.file] ?? 0
      guard size > most else { return nil }
      return finding(
        page, "“\(page.title)” has \(size / 1000) kB of Markdown, more than \(most / 1000)",
        why: "It loads and scrolls slowly, and crowds out other pages in the search.",
        remedy: "Split it into several pages, or check whether a scrape contains several.")
    }
  }
}
