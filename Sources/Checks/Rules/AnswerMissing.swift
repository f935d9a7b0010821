import Bytes
import Diagnostics
import Model

/// An answer of the home page whose page, section or cell is not there.
enum AnswerMissing: Check {
  static let rule = Rule(
    "answer-missing", .warning, "An answer in `content/site.yaml` is not on the site.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    guard !subject.answers.isEmpty else { return [] }
    let finder = AnswerFinder(subject.site)
    // A page that the navigation names may come yet.
    let planned = Set(subject.site.settings.navigation.flatMap(\.slugs))
    return subject.answers.compactMap { entry, location in
      guard case .failure(let missing) = finder.find(entry),
        missing != .page || !planned.contains(entry.page)
      else { return nil }
      return Diagnostic(
        rule, at: location, "“\(entry.title)” is left out: \(words(for: missing, entry))",
        why: "The home page shows only what the site has.",
        remedy: remedy(for: missing, entry, subject.site))
    }
  }

  private static func words(for missing: AnswerFinder.Missing, _ entry: AnswerEntry) -> String {
    switch missing {
    case .page: "no page “\(entry.page)”"
    case .section(let title): "no section “\(title)” in “\(entry.page)”"
    case .cell(let row, let column):
      "no table in “\(entry.page)” has a row “\(row)” and a column “\(column)”"
    case .value: "its cell is empty, or too long to be read at a glance"
    }
  }

  private static func remedy(
    for missing: AnswerFinder.Missing, _ entry: AnswerEntry, _ site: Site
  ) -> String {
    let today = site.pages.map(\.document).filter {
      $0.frontMatter.isCurrent
    }
    let page = today.first { $0.frontMatter.slug.text == entry.page }
    let (named, all, other): (String, [String], String) =
      switch missing {
      case .page: (entry.page, today.map(\.frontMatter.slug.text), "Write the slug of a page.")
      case .section(let title):
        (title, page?.sections.map(\.title) ?? [], "Write a heading of the page in full.")
      case .cell(_, let column):
        (
          column, columns(of: page).filter { !$0.isSame(as: column) },
          "Write a cell of the row, and the name of the column, in full."
        )
      case .value: ("", [], "Name another column.")
      }
    return EditDistance.nearest(to: named, among: all).map { "Did you mean `\($0)`?" } ?? other
  }

  /// Of tables that answers are taken from.
  private static func columns(of page: Document?) -> [String] {
    (page?.tables ?? []).filter { !$0.isGuessed }.flatMap { $0.columns.map(\.name) }
  }
}
