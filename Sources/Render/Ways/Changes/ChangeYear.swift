import Model

/// The rows of one year, month by month.
struct ChangeYear {
  /// `2025`; nil for rows without a date that can be read.
  let year: String?
  let rows: [ChangeRow]

  var anchor: String { year.map { "year-" + $0 } ?? "undated" }
  var name: String { year ?? "Undated" }

  /// Rows that are in order already.
  static func years(of rows: [ChangeRow]) -> [ChangeYear] {
    runs(of: rows) { $0.entry.date.map { String($0.prefix(4)) } }.map {
      ChangeYear(year: $0.key, rows: $0.rows)
    }
  }

  /// Rows that follow one another and have one key.
  private static func runs(
    of rows: [ChangeRow], by key: (ChangeRow) -> String?
  ) -> [(key: String?, rows: [ChangeRow])] {
    var runs: [(key: String?, rows: [ChangeRow])] = []
    for row in rows {
      if let last = runs.last, last.key == key(row) {
        runs[runs.count - 1].rows.append(row)
      } else {
        runs.append((key(row), [row]))
      }
    }
    return runs
  }
}

extension ChangeYear {
  func value(_ context: RenderContext) -> TemplateValue {
    let months = Self.runs(of: rows) { $0.entry.date.map { String($0.prefix(7)) } }
    return [
      "anchor": .text(anchor), "name": .text(name), "count": .text(Figures.grouped(rows.count)),
      "bars": year == nil ? .null : .html(bars),
      "months": .list(
        months.map { month in
          [
            "name": .text(month.key.map(SiteValues.month) ?? ""),
            "entries": .list(month.rows.map { entry($0, context) }),
          ]
        }),
    ]
  }

  private func entry(_ row: ChangeRow, _ context: RenderContext) -> TemplateValue {
    [
      "date": .text(row.entry.date ?? ""),
      "day": .text(row.entry.date.map(SiteValues.spelled) ?? row.entry.rawDate),
      "title": .text(context.site.pages[row.page].title), "href": .text(row.href),
      "text": .text(row.entry.text),
    ]
  }

  /// The months of the year as bars, January first.
  private var bars: [UInt8] {
    var counts = [Int](repeating: 0, count: 12)
    for row in rows {
      guard let month = row.entry.date.flatMap({ Int($0.dropFirst(5).prefix(2)) }),
        1...12 ~= month
      else { continue }
      counts[month - 1] += 1
    }
    let most = max(1, counts.max() ?? 1)
    var writer = HTMLWriter()
    writer.begin("svg", .class("bars"), .decoration, .viewBox(96, 24), .width(96), .height(24))
    for (month, count) in counts.enumerated() {
      let height = count == 0 ? 1 : 2 + 22 * count / most
      writer.shape("rect", .x(8 * month), .y(24 - height), .width(6), .height(height))
    }
    return writer.finish()
  }
}
