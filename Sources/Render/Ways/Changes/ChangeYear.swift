import Model
import Vocabulary

/// The rows of one year, month by month.
struct ChangeYear {
  /// `2025`; nil for rows without a date that can be read.
  let year: String?
  let rows: [ChangeRow]

  var anchor: String { year.map { "year-" + $0 } ?? "undated" }
  var name: String { year ?? "Undated" }

  /// Rows that are in order already.
  static func years(of rows: [ChangeRow]) -> [ChangeYear] {
    rows.runs { $0.entry.date.map { String($0.prefix(4)) } }.map {
      ChangeYear(year: $0.key, rows: $0.run)
    }
  }
}

extension ChangeYear {
  func value(_ context: RenderContext) -> TemplateValue {
    return [
      "anchor": .text(anchor), "name": .text(name), "count": .text(Figures.grouped(rows.count)),
      "bars": .list(year == nil ? [] : bars), "hasBars": .bool(year != nil),
      "months": .list(of: months) { month in
        [
          "name": .text(month.name), "anchor": .text(month.anchor), "year": .optional(year),
          "entries": .list(of: month.rows) { entry($0, context) },
        ]
      },
    ]
  }

  /// The months that have rows, the newest first.
  var months: [(name: String, anchor: String, rows: [ChangeRow])] {
    rows.runs { $0.entry.date.map { String($0.prefix(7)) } }.map { month, rows in
      (month.map(SiteValues.month) ?? "", month.map { "in-" + $0 } ?? "", rows)
    }
  }

  private func entry(_ row: ChangeRow, _ context: RenderContext) -> TemplateValue {
    [
      "date": .text(row.entry.date ?? ""),
      "day": .text(row.entry.date.map(SiteValues.spelled) ?? row.entry.rawDate),
      "title": .text(context.site.pages[row.page].title), "href": .text(row.href),
      "text": .text(row.entry.text), "platforms": .text(row.slugs(context.navigation)),
    ]
  }

  /// The months of the year as bars, January first, with links to those that have rows.
  private var bars: [TemplateValue] {
    let months = months
    let most = max(1, months.map(\.rows.count).max() ?? 1)
    return Months.names.map { name in
      guard let month = months.first(where: { $0.name == name }) else {
        return bar(name, anchor: nil, count: 0, height: 1)
      }
      let height = 2 + 22 * month.rows.count / most
      return bar(name, anchor: month.anchor, count: month.rows.count, height: height)
    }
  }

  private func bar(_ name: String, anchor: String?, count: Int, height: Int) -> TemplateValue {
    [
      "name": .text(name), "letter": .text(String(name.prefix(1))), "anchor": .optional(anchor),
      "count": .text(Figures.grouped(count)), "height": .number(height),
      "top": .number(Self.tallest - height),
    ]
  }

  /// The height of the drawing.
  private static let tallest = 24
}
