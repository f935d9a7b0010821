import Diagnostics
import Model

/// A page whose newest scrape is more than a year older than the day to go by.
enum StalePage: Check {
  static let rule = Rule(
    "stale-page", .note, "A page was captured more than a year before --as-of or the newest page.",
    .check)

  static let mostDays = 365

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    let pages = subject.site.pages.filter {
      $0.document.frontMatter.isCurrent
    }
    let newest = pages.compactMap(captured).max()
    guard let asOf = subject.asOf ?? newest, let today = CalendarDay(asOf) else { return [] }
    return pages.compactMap { page in
      guard let date = captured(page), let day = CalendarDay(date) else { return nil }
      let age = today.number - day.number
      guard age > mostDays else { return nil }
      return finding(
        page, "“\(page.title)” was captured on \(date), \(age) days before \(asOf)",
        why: "Apple may have changed the page since.", remedy: "Scrape it again.")
    }
  }

  /// The newest of its sources.
  private static func captured(_ page: SitePage) -> String? {
    page.document.frontMatter.sources.compactMap(\.captured).max()
  }
}
