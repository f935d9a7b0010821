import JSON
import Model

@testable import Export
import Vocabulary

/// Sites in our own words, small enough to read.
enum Samples {
  /// A page with an opening, a section with a guideline, a table and a change log.
  static func page(
    _ slug: String = "boxes", edition: Slug = FrontMatter.current,
    tables: [DataTable] = [table, screens],
    changes: [ChangeEntry] = changes, symbols: [SymbolMention] = symbols
  ) -> SitePage {
    var nodes: [Node] = []
    add(.heading(level: 1), "Boxes", to: &nodes)
    add(.paragraph, "A box holds things.", to: &nodes)
    add(.heading(level: 2), "Best practices", to: &nodes)
    add(.paragraph, "Avoid nesting boxes. It’s confusing.", to: &nodes)
    let sections = [
      Section(title: "Boxes", level: 1, anchor: "", parent: nil, nodes: 0..<8, ownEnd: 4),
      Section(
        title: "Best practices", level: 2, anchor: "Best-practices", parent: 0, nodes: 4..<8,
        ownEnd: 8),
    ]
    let guideline = Guideline(
      id: "avoid-nesting-boxes", lead: "Avoid nesting boxes.", polarity: .avoid, section: 1,
      platforms: [.iOS, .macOS], node: 6, leadNodes: 7..<8)
    var front = FrontMatter(
      title: "Boxes", slug: Slug(making: slug), url: "https://example.org/\(slug)",
      edition: edition, abstract: "What boxes are for.")
    front.platforms = [.iOS]
    front.updated = "2025-06-09"
    let document = Document(
      frontMatter: front, file: "\(slug).md", nodes: nodes, sections: sections, tables: tables,
      guidelines: [guideline], changes: changes, symbols: symbols)
    let folder = edition == FrontMatter.current ? slug : "\(edition)/\(slug)"
    return SitePage(
      document: document, folder: folder, group: 0, previous: nil, next: nil, links: [:])
  }

  static func site(_ pages: [SitePage] = [page()]) -> Site {
    Site(settings: SiteSettings(), pages: pages, groups: [])
  }

  static let changes = [
    ChangeEntry(date: "2024-02-02", rawDate: "February 2, 2024", text: "Told more.", node: 6),
    ChangeEntry(date: "2025-06-09", rawDate: "June 9, 2025", text: "Began.", node: 6),
    ChangeEntry(date: nil, rawDate: "soon", text: "Will end.", node: 6),
  ]

  static let symbols = [
    SymbolMention(symbol: SymbolName("UIBox"), address: nil, section: 1, node: 6),
    SymbolMention(
      symbol: SymbolName("NSBox", framework: "AppKit"), address: "https://example.org/nsbox",
      section: nil, node: 2),
    SymbolMention(symbol: SymbolName("UIBox"), address: nil, section: 1, node: 6),
  ]

  private static func add(_ kind: NodeKind, _ text: String, to nodes: inout [Node]) {
    let line = nodes.count + 10
    nodes.append(Node(kind, line: line, column: 1, end: nodes.count + 2))
    nodes.append(Node(.text(text), line: line, column: 1, end: nodes.count + 1))
  }
}

extension Samples {
  /// Two panels joined, with a cell of text among quantities, an absent and a spanned one.
  static let table = DataTable(
    id: "boxes--sizes", caption: "Sizes", section: 1,
    columns: [
      DataColumn(name: "Panel", key: "panel", type: .text),
      DataColumn(name: "Size, \"outer\"", key: "size-outer", type: .quantity, unit: .points),
      DataColumn(name: "", key: "column-3", type: .signed),
    ],
    rows: [
      row("Small", "44 pt", .quantity(Number(units: 44), .points), "+0.240", signed),
      row("Large", "any\nsize", .text, "–", .absent, isSpanned: true),
    ],
    parts: [
      TablePart(node: 2, panel: "Small", rows: 0..<1),
      TablePart(node: 6, panel: "Large", rows: 1..<2),
    ],
    missingPanels: ["Huge"], notes: ["Not for every box."])

  static let screens = DataTable(
    id: "boxes--screens", caption: "Screens", section: 1,
    columns: [
      DataColumn(name: "Model", key: "model", type: .text),
      DataColumn(name: "State", key: "state", type: .text),
      DataColumn(name: "Screen", key: "screen", type: .screen),
    ],
    rows: [
      DataRow(
        node: 6,
        cells: [
          DataCell(raw: "Box 3", value: .text, node: 6),
          DataCell(raw: "new", value: .text, node: 6),
          DataCell(raw: "100x200", value: screen, node: 6),
        ])
    ], parts: [TablePart(node: 6, panel: nil, rows: 0..<1)])

  private static let screen = CellValue.screen(
    points: size(100, 200, .points),
    pixels: [ScaledSize(size(200, 400, .pixels), scale: Number(units: 2))])

  private static func size(_ width: Int, _ height: Int, _ unit: Unit) -> TableSize {
    TableSize(width: Number(units: width), height: Number(units: height), unit: unit)
  }

  static let signed = CellValue.number(Number(units: 240, places: 3, isSigned: true))

  private static func row(
    _ panel: String, _ size: String, _ value: CellValue, _ change: String, _ other: CellValue,
    isSpanned: Bool = false
  ) -> DataRow {
    DataRow(
      node: 6,
      cells: [
        DataCell(raw: panel, value: .text, node: nil),
        DataCell(raw: size, value: value, node: 6, isSpanned: isSpanned),
        DataCell(raw: change, value: other, node: 6),
      ])
  }

  /// A table of one column whose cells hold these values.
  static func table(of values: [CellValue], type: ColumnType = .mixed) -> DataTable {
    let rows = values.map { value in
      DataRow(node: 6, cells: [DataCell(raw: "raw", value: value, node: 6)])
    }
    return DataTable(
      id: "boxes--values", caption: "Values", section: nil,
      columns: [DataColumn(name: "Value", key: "value", type: type)], rows: rows,
      parts: [TablePart(node: 6, panel: nil, rows: 0..<values.count)])
  }
}

extension ExportOrder {
  /// One document of a site.
  static func text(_ subject: String, _ format: String, _ site: Site = Samples.site()) throws
    -> String
  {
    String(decoding: try bytes(subject, format, site), as: UTF8.self)
  }

  static func bytes(_ subject: String, _ format: String, _ site: Site = Samples.site()) throws
    -> [UInt8]
  {
    guard let order = ExportOrder(subject: subject, format: format) else { return [] }
    return try order.document(of: site)
  }

  static func files(_ subject: String, _ format: String, _ site: Site = Samples.site()) throws
    -> [String: String]
  {
    let files = try ExportOrder(subject: subject, format: format)?.files(of: site) ?? []
    return Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  static func json(_ subject: String, _ site: Site = Samples.site()) throws -> [JSONValue] {
    try JSONReader.read(bytes(subject, "json", site))[subject]?.array ?? []
  }
}
