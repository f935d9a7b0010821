import Model
import Vocabulary

/// `changes/`: every row of every change log on one line of time, and for each platform those that
/// are about it.
struct ChangesWay: Way {
  static let id = "changes"

  var title: String { "Changes" }
  var about: String { "Every entry of every change log, newest first." }

  let count: Int
  private let lists: [ChangeList]

  init(_ context: RenderContext) {
    let rows = context.changes
    let ofPlatforms = Platform.allCases.map { platform in
      ChangeList(platform: platform, rows: rows.filter { $0.platforms.contains(platform) })
    }
    lists = ([ChangeList(platform: nil, rows: rows)] + ofPlatforms).filter { !$0.rows.isEmpty }
    count = rows.count
  }

  var places: WayPlaces {
    let platforms = lists.compactMap { list in
      list.platform.map {
        WayPlace(
          title: list.title, about: ShortText.count(list.rows.count, "change"),
          folder: list.folder, calls: ["changes " + $0.rawValue, "changed " + $0.rawValue])
      }
    }
    let years = ChangeYear.years(of: lists.first?.rows ?? []).filter { $0.year != nil }
    let times = years.flatMap { year in
      [place(of: year.name, year.anchor, year.rows)]
        + year.months.filter { !$0.name.isEmpty }.map {
          place(of: "\($0.name) \(year.name)", $0.anchor, $0.rows)
        }
    }
    return WayPlaces(
      besides: "changes changed change new news updates updated history log",
      places: [place(["changes", "changed", "change log", "new"])] + platforms + times)
  }

  private func place(of time: String, _ anchor: String, _ rows: [ChangeRow]) -> WayPlace {
    WayPlace(
      title: "Changes in " + time, about: ShortText.count(rows.count, "change"),
      folder: folder, detail: "#" + anchor, calls: [time])
  }

  func views(_ context: RenderContext) -> [View] {
    let choices = lists.map { Choice(title: $0.name, folder: $0.folder, count: $0.rows.count) }
    return lists.flatMap { page(of: $0, choices, context).views(context) }
  }

  func files(_ context: RenderContext) -> Rendered {
    var rendered = context.fill(views(context))
    rendered.files += lists.flatMap { ChangeFeed(of: $0, context)?.files ?? [] }
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
        "Entries that name \($0.rawValue) or its devices, and entries of pages about it alone."
      } ?? about
    page.parents = list.platform == nil ? [] : [(folder, title)]
    page.headings = years.map { ($0.anchor, $0.name) }
    page.subheadings = Dictionary(
      years.map { year in
        (year.anchor, year.months.filter { !$0.name.isEmpty }.map { ($0.anchor, $0.name) })
      }, uniquingKeysWith: { first, _ in first })
    page.alternates = ChangeFeed.alternates(of: list, context)
    page.choices = choices
    page.value = ["years": .list(of: years) { $0.value(context) }]
    return page
  }
}
