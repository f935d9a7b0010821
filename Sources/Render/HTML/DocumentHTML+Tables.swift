import Model

extension DocumentHTML {
  mutating func visitTable(_ index: Int) {
    let depth = writer.depth
    switch nodes[index].kind {
    case .table(let columns): beginTable(index, columns, depth)
    case .row(let header):
      beginPart(header: header)
      let depth = writer.depth
      writer.begin("tr")
      enter(index, .row(header: header), depth: depth)
    default: beginCell(index, depth)
    }
  }
}

extension DocumentHTML {
  /// A box that scrolls by itself, named after the section, reachable by keyboard.
  private mutating func beginTable(_ index: Int, _ columns: [ColumnAlignment], _ depth: Int) {
    writer.lineBreak()
    let classes = columns.count > Self.mostColumnsAtOnce ? "table wide" : "table"
    let name = nameOfTable()
    writer.begin("div", .class(classes), .role("region"), name, .focusable)
    writer.begin("table", name)
    enter(index, .table(columns), depth: depth)
  }

  /// The heading above; from the second table of that name on, with a number.
  private mutating func nameOfTable() -> HTMLAttribute {
    let heading = headings.last
    let name = heading?.text ?? page.title
    let number = tables[name, default: 0] + 1
    tables[name] = number
    if number > 1 { return .label("\(name), table \(number)") }
    return (heading?.anchor).map { .labelled(by: $0) } ?? .label(name)
  }

  /// More columns than these scroll sideways.
  private static let mostColumnsAtOnce = 4

  /// The header rows stand in `thead`, the others in `tbody`.
  private mutating func beginPart(header: Bool) {
    guard let place = frames.indices.last, case .table = frames[place].kind,
      frames[place].header != header
    else { return }
    if frames[place].header != nil { writer.end() }
    frames[place].header = header
    writer.lineBreak()
    writer.begin(header ? "thead" : "tbody")
  }

  private mutating func beginCell(_ index: Int, _ depth: Int) {
    guard let place = frames.indices.last, case .row(let header) = frames[place].kind else {
      return enter(index, .other, depth: depth)
    }
    let column = frames[place].cells
    frames[place].cells += 1
    let isNumber = alignment(of: column, inRow: place) == .right
    switch (header, column, isNumber) {
    case (true, _, true): writer.begin("th", .scope("col"), .class("n"))
    case (true, _, false): writer.begin("th", .scope("col"))
    case (false, 0, _): writer.begin("th", .scope("row"))
    case (false, _, true): writer.begin("td", .class("n"))
    case (false, _, false): writer.begin("td")
    }
    enter(index, .other, depth: depth)
  }

  private func alignment(of column: Int, inRow row: Int) -> ColumnAlignment {
    guard row > 0, case .table(let columns) = frames[row - 1].kind, column < columns.count
    else { return .none }
    return columns[column]
  }
}
