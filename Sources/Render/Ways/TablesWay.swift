import Model

/// `tables/`: every table of the site with its columns, and the way to its data.
struct TablesWay: Way {
  static let id = "tables"

  var title: String { "Tables" }
  var about: String { "Every table, what its columns hold, and its rows as CSV and JSON." }

  /// Pages that have tables.
  func entries(_ context: RenderContext) -> [Int] {
    context.site.pages.indices.filter { !context.site.pages[$0].document.tables.isEmpty }
  }

  func count(_ pages: [Int], _ context: RenderContext) -> Int {
    pages.reduce(0) { $0 + context.site.pages[$1].document.tables.count }
  }

  func views(_ pages: [Int], _ context: RenderContext) -> [View] {
    var page = page("tables")
    page.headings = pages.map { (anchor(of: $0, context), context.site.pages[$0].title) }
    page.members = [TemplateMember("pages", .list(pages.map { entry($0, context) }))]
    return page.views(context)
  }
}

extension TablesWay {
  private func anchor(of page: Int, _ context: RenderContext) -> String {
    "of-" + context.site.pages[page].folder.split(separator: "/").joined(separator: "-")
  }

  private func entry(_ page: Int, _ context: RenderContext) -> TemplateValue {
    let document = context.site.pages[page].document
    let (files, anchors) = (context.tables.of(page: page), context.anchors[page]?.tables ?? [:])
    let pictures = Dictionary(
      context.pictures.of(page: page).map { ($0.table, $0) }, uniquingKeysWith: { one, _ in one })
    return [
      "anchor": .text(anchor(of: page, context)),
      "title": .text(context.site.pages[page].title),
      "href": .text(context.navigation.href(page)),
      "tables": .list(
        document.tables.enumerated().map { index, table in
          let file = files[index] ?? table.id
          let anchor = table.parts.first.flatMap { anchors[$0.node] } ?? ""
          return [
            "title": .text(table.name.isEmpty ? document.frontMatter.title : table.name),
            "href": .text(context.navigation.href(page, anchor: anchor)),
            "rows": .text(table.rows.count == 1 ? "1 row" : "\(table.rows.count) rows"),
            "csv": .text(RelativePath.encoded("data/tables/\(file).csv")),
            "json": .text(RelativePath.encoded("data/tables/\(file).json")),
            "picture": pictures[index].map(Self.link) ?? .null,
            "columns": .list(table.columns.prefix(Self.mostColumns).map(Self.column)),
            "firstRows": .list(table.rows.prefix(Self.mostRows).map(Self.row)),
            "moreColumns": .optional(Self.more(table.columns.count)),
          ]
        }),
    ]
  }

  /// What a preview has room for.
  private static let (mostRows, mostColumns, longestCell) = (3, 4, 48)

  private static func more(_ columns: Int) -> String? {
    let more = columns - mostColumns
    return more < 1 ? nil : more == 1 ? "1 more column" : "\(more) more columns"
  }

  private static func row(_ row: DataRow) -> TemplateValue {
    ["cells": .list(row.cells.prefix(mostColumns).map { .text(words($0.raw)) })]
  }

  private static func words(_ raw: String) -> String {
    let cut = raw.prefix(longestCell)
    return cut.endIndex < raw.endIndex ? cut + "…" : String(cut)
  }

  private static func link(to picture: PictureList.Entry) -> TemplateValue {
    ["href": .text(RelativePath.page(picture.folder))]
  }

  private static func column(_ column: DataColumn) -> TemplateValue {
    let type = column.type == .sizeClasses ? "size classes" : column.type.rawValue
    let unit = column.unit.map { ", " + $0.rawValue } ?? ""
    return [
      "name": .text(column.name), "type": .text(type + unit),
    ]
  }
}
