import Model

/// A change log is a list of dates, not a table.
extension DocumentHTML {
  mutating func beginLog(_ index: Int, _ depth: Int) -> Int {
    writer.begin("ol", .class("log"), anchors.data.tables[index].map { .id($0) })
    return enter(index, .log, depth: depth)
  }

  mutating func beginLogEntry(_ index: Int) -> Int {
    guard let entry = data.changes[index] else { return nodes[index].end }
    let depth = writer.depth
    writer.lineBreak()
    writer.begin("li", anchors.data.changes[index].map { .id($0) })
    if !entry.rawDate.isEmpty {
      writer.write(entry.rawDate, in: "time", entry.date.map { .dateTime($0) })
    }
    return enter(index, .entry, depth: depth)
  }

  /// The first cell is the date, which is there already.
  mutating func beginLogCell(_ index: Int) -> Int {
    guard let place = frames.indices.last else { return nodes[index].end }
    frames[place].cells += 1
    guard frames[place].cells > 1, nodes[index].end > index + 1 else { return nodes[index].end }
    let depth = writer.depth
    writer.begin("p")
    return enter(index, .other, depth: depth)
  }
}
