import Model

/// `tables/`: every table of the site but change logs, with its columns, and the way to its data.
struct TablesWay: Way {
  static let id = "tables"

  var title: String { "Tables" }
  var about: String { "Every table, what its columns hold, and its rows as CSV and JSON." }

  let count: Int
  /// Pages that have tables, and which of theirs are listed.
  private let pages: [(page: Int, tables: [Int])]

  init(_ context: RenderContext) {
    let tables = context.site.pages.map { Self.listed(in: $0.document) }
    pages = tables.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
    count = tables.reduce(0) { $0 + $1.count }
  }

  /// All but change logs, which have a list of their own.
  private static func listed(in document: Document) -> [Int] {
    let logs = PageData.logs(of: document)
    return document.tables.indices.filter { table in
      !document.tables[table].parts.contains { logs.contains($0.node) }
    }
  }

  func views(_ context: RenderContext) -> [View] {
    var page = page("tables")
    page.headings = pages.map {
      (context.anchor("of", page: $0.page), context.site.pages[$0.page].title)
    }
    page.value = ["pages": .list(pages.map { entry($0.page, $0.tables, context) })]
    return page.views(context)
  }
}

extension TablesWay {
  private func entry(_ page: Int, _ tables: [Int], _ context: RenderContext) -> TemplateValue {
    let document = context.site.pages[page].document
    let (files, anchors) = (context.tables.of(page: page), document.anchors.tables)
    let pictures = context.pictures.links(of: page)
    return [
      "anchor": .text(context.anchor("of", page: page)),
      "title": .text(context.site.pages[page].title),
      "href": .text(context.navigation.href(page)),
      "tables": .list(of: tables) { index in
        let table = document.tables[index]
        let columns = Self.columns(of: table)
        let file = files[index] ?? table.id
        let anchor = table.parts.first.flatMap { anchors[$0.node] } ?? ""
        return [
          "title": .text(table.name.isEmpty ? document.frontMatter.title : table.name),
          "href": .text(context.navigation.href(page, anchor: anchor)),
          "rows": .text(ShortText.count(table.rows.count, "row")),
          "csv": .text(RelativePath.encoded("data/tables/\(file).csv")),
          "json": .text(RelativePath.encoded("data/tables/\(file).json")),
          "picture": pictures[index].map { ["href": .text(RelativePath.page($0.folder))] } ?? .null,
          "columns": .list(of: columns.prefix(Self.mostColumns)) { Self.column($0, of: table) },
          "firstRows": .list(of: table.rows.prefix(Self.mostRows)) {
            Self.row($0, columns, of: table)
          },
          "moreColumns": .optional(Self.more(columns.count)),
        ]
      },
    ]
  }

  /// What a preview has room for.
  private static let (mostRows, mostColumns, longestCell) = (3, 4, 48)

  private static func more(_ columns: Int) -> String? {
    columns > mostColumns ? ShortText.count(columns - mostColumns, "more column") : nil
  }

  /// Those that say something: some sources have a column for signs that they leave empty.
  private static func columns(of table: DataTable) -> [Int] {
    table.columns.indices.filter { place in
      !table.columns[place].name.isEmpty
        || table.rows.contains { $0.cells.indices.contains(place) && !$0.cells[place].raw.isEmpty }
    }
  }

  /// Under a corner without a name stand the heads of the rows.
  private static func row(_ row: DataRow, _ columns: [Int], of table: DataTable) -> TemplateValue {
    let cells = columns.prefix(mostColumns).map { place in
      row.cells.indices.contains(place) ? words(row.cells[place].raw) : ""
    }
    guard let first = columns.first, table.columns[first].name.isEmpty, !cells[0].isEmpty else {
      return ["head": .null, "cells": .list(cells.map { .text($0) })]
    }
    return ["head": .text(cells[0]), "cells": .list(cells.dropFirst().map { .text($0) })]
  }

  private static func words(_ raw: String) -> String {
    let shown = TimesSign.shown(MinusSign.shown(raw))
    let cut = shown.prefix(longestCell)
    return cut.endIndex < shown.endIndex ? cut + "…" : String(cut)
  }

  private static func column(_ place: Int, of table: DataTable) -> TemplateValue {
    let column = table.columns[place]
    let unit = column.unit?.rawValue ?? ""
    let isSaid = table.rows.allSatisfy { row in
      let cell = row.cells.indices.contains(place) ? row.cells[place].raw : ""
      return cell.isEmpty || cell.hasSuffix(unit)
    }
    let type = kind(of: column, unit: isSaid ? "" : unit)
    return ["name": .text(column.name), "type": .text(type)]
  }

  /// Of words and names, the cells say it; of a figure, its unit does, unless each cell has it; of
  /// others, the name may.
  private static func kind(of column: DataColumn, unit: String) -> String {
    guard !column.type.isName else { return "" }
    guard column.type != .quantity || column.unit == nil else { return unit }
    let heading = column.type.heading
    guard unit.isEmpty else { return "\(heading), \(unit)" }
    return column.name.lowercased().hasSuffix(heading) ? "" : heading
  }
}
