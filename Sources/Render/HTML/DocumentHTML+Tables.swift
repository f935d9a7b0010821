import Model

extension DocumentHTML {
  /// The index to go on from.
  mutating func visitTable(_ index: Int) -> Int {
    let depth = writer.depth
    switch nodes[index].kind {
    case .table(let columns): return beginTable(index, columns, depth)
    case .row(let header): return beginRow(index, header: header)
    default: return beginCell(index, depth)
    }
  }
}

extension DocumentHTML {
  /// A box that scrolls by itself, named, reachable by keyboard; in a figure where there is more to
  /// say of it than the rows.
  private mutating func beginTable(
    _ index: Int, _ columns: [ColumnAlignment], _ depth: Int
  ) -> Int {
    writer.lineBreak()
    if data.isChangeLog(index) { return beginLog(index, depth) }
    let classes = columns.count > Self.mostColumnsAtOnce ? "table wide" : "table"
    let place = data.tables[index]
    if let place, group == nil { writeDrawn(of: place.table) }
    let name = beginFigure(index, place) ?? nameOfTable()
    writer.begin("div", .class(classes), .role("region"), name, .focusable)
    writer.begin("table")
    return enter(index, .table(columns), depth: depth)
  }

  /// Opens the figure of a table that is data, and writes its caption, which names it.
  private mutating func beginFigure(_ index: Int, _ place: TablePlace?) -> HTMLAttribute? {
    guard let place, let id = anchors.data.tables[index] else { return nil }
    writer.begin("figure", .class("data"), .id(id))
    let table = document.tables[place.table]
    // The tab names a table in a panel, and each panel has its tools.
    let tab = group == nil ? nil : place.panel
    let caption = place.panel ?? table.name
    let isSaid = tab != nil || caption.isEmpty || headings.contains { $0.text.hasPrefix(caption) }
    let isFirst = index == table.parts.first?.node || tab != nil
    let file = isFirst ? text.tableFiles[place.table] : nil
    guard !isSaid || file != nil else { return nil }
    let folder = text.folder
    let tools = { (writer: inout HTMLWriter) in
      if let file { Self.writeTools(file, on: folder, to: &writer) }
    }
    if isSaid {
      writer.writeForScreens { Self.writeCaption(to: &$0, tools) }
    } else {
      Self.writeCaption(to: &writer) {
        $0.write(caption, in: "b", .id(id + "-name"))
        $0.writeForScreens(tools)
      }
    }
    if let tab { return nameOfTable(by: "\(table.name), \(tab)") }
    return isSaid ? nil : nameOfTable(by: caption, id: id + "-name")
  }

  /// A name that another table or heading has as well gets a number; the first is what says it.
  private mutating func nameOfTable(by name: String, id: String? = nil) -> HTMLAttribute {
    let number = tables[name, default: 0] + 1
    tables[name] = number
    if number == 1, let id { return .labeled(by: id) }
    return .label(number > 1 ? "\(name), table \(number)" : name)
  }

  private static func writeCaption(
    to writer: inout HTMLWriter, _ write: (inout HTMLWriter) -> Void
  ) {
    writer.begin("figcaption")
    write(&writer)
    writer.end()
  }

  /// The same table for programs.
  private static func writeTools(_ file: String, on page: String, to writer: inout HTMLWriter) {
    for (ending, name) in [("csv", "CSV"), ("json", "JSON")] {
      writer.text(" ")
      writer.write(
        name, in: "a",
        .href(RelativePath(from: page, toFile: "data/tables/\(file).\(ending)")))
    }
  }

  /// The heading above; from the second table of that name on, with a number.
  private mutating func nameOfTable() -> HTMLAttribute {
    nameOfTable(
      by: headings.last?.text ?? document.frontMatter.title, id: headings.last?.anchor)
  }

  /// More columns than these scroll sideways.
  private static let mostColumnsAtOnce = 4

  private mutating func beginRow(_ index: Int, header: Bool) -> Int {
    if case .log = frames.last?.kind { return beginLogEntry(index) }
    beginPart(header: header)
    let depth = writer.depth
    writer.begin("tr", anchors.data.rows[index].map { .id($0) })
    return enter(index, .row(header: header), depth: depth)
  }

  /// The header rows are in `thead`, the others in `tbody`.
  private mutating func beginPart(header: Bool) {
    guard let place = frames.indices.last, case .table = frames[place].kind,
      frames[place].header != header
    else { return }
    if frames[place].header != nil { writer.end() }
    frames[place].header = header
    writer.lineBreak()
    writer.begin(header ? "thead" : "tbody")
  }
}

extension DocumentHTML {
  private mutating func beginCell(_ index: Int, _ depth: Int) -> Int {
    if case .entry = frames.last?.kind { return beginLogCell(index) }
    guard let place = frames.indices.last, case .row(let header) = frames[place].kind else {
      return enter(index, .other, depth: depth)
    }
    let cell = data.cells[index]
    let column = frames[place].cells + (cell?.shift ?? 0)
    frames[place].cells += 1
    if cell?.isSpanned == true { return nodes[index].end }
    let isNumber = cell?.isNumber ?? false || alignment(of: column, inRow: place) == .right
    var attributes: [HTMLAttribute?] = []
    // Only words can name a row or a column.
    let isHead = (header || column == 0) && hasWords(index)
    if isHead { attributes.append(.scope(header ? "col" : "row")) }
    if isNumber, column > 0 {
      attributes.append(.class("n"))
    } else if cell?.isUnbroken == true {
      attributes.append(.class("u"))
    }
    if let rows = cell?.rows, rows > 1 { attributes.append(.rowSpan(rows)) }
    let colors = cell?.colors ?? []
    isInSwatch = !colors.isEmpty
    if colors.count == 1, let color = colors.first, !isHead {
      attributes.append(.class("hue"))
      writer.begin("td", with: attributes)
      return beginColor(color, in: index, depth)
    }
    writer.begin(isHead ? "th" : "td", with: attributes)
    for color in colors { writeSwatch(color) }
    return enter(index, .other, depth: depth)
  }

  private func hasWords(_ cell: Int) -> Bool {
    !document.plainText(of: cell..<nodes[cell].end).isBlank
  }

  private func alignment(of column: Int, inRow row: Int) -> ColumnAlignment {
    guard row > 0, case .table(let columns) = frames[row - 1].kind, column < columns.count
    else { return .none }
    return columns[column]
  }
}
