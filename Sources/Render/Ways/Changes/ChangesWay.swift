import Model
import Vocabulary

/// `changes/`: every row of every change log on one line of time, and for each platform those that
/// are about it.
struct ChangesWay: Way {
  static let id = "changes"

  var title: String { "Changes" }
  var about: String { "Every entry of every change log, the newest first." }

  func count(_ context: RenderContext) -> Int {
    context.site.pages.reduce(0) { $0 + $1.document.changes.count }
  }

  func files(_ context: RenderContext) -> Rendered {
    let rows = ChangeRow.all(context)
    guard !rows.isEmpty else { return Rendered() }
    let lists = [nil] + Platform.allCases.map { $0 as Platform? }
    let listed = lists.map { platform in
      ChangeList(
        platform: platform,
        rows: platform.map { wanted in rows.filter { $0.platforms.contains(wanted) } } ?? rows)
    }
    let choices = listed.map { Choice(title: $0.name, folder: $0.folder, count: $0.rows.count) }
    var rendered = Rendered()
    for list in listed where !list.rows.isEmpty {
      rendered.append(page(of: list, choices, context).filled(context))
      rendered.files += ChangeFeed.files(of: list, context)
    }
    return rendered
  }
}

/// The rows about one platform, or all.
struct ChangeList {
  let platform: Platform?
  let rows: [ChangeRow]

  var name: String { platform?.rawValue ?? "All" }
  var folder: String { platform.map { "changes/" + $0.slug } ?? "changes" }
  var title: String { platform.map { "Changes for " + $0.rawValue } ?? "Changes" }
}

extension ChangesWay {
  private func page(
    of list: ChangeList, _ choices: [Choice], _ context: RenderContext
  ) -> WayPage {
    let years = ChangeYear.years(of: list.rows)
    var page = WayPage(template: "changes", title: list.title, folder: list.folder)
    page.about =
      list.platform.map {
        "Entries that name \($0.rawValue) or its devices, and those of pages about it alone."
      } ?? about
    page.parents = list.platform == nil ? [] : [(folder, title)]
    page.headings = years.map { ($0.anchor, $0.name) }
    page.alternates = ChangeFeed.alternates(of: list, context)
    page.choices = choices
    page.members = [TemplateMember("years", .list(years.map { $0.value(context) }))]
    return page
  }
}
