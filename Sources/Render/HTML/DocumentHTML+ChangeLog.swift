import Model

/// A change log is a list of dates, not a table.
extension DocumentHTML {
  mutating func beginLog(_ index: Int, _ depth: Int) {
    if let id = anchors.data.tables[index] {
      writer.begin("ol", .class("log"), .id(id))
    } else {
      writer.begin("ol", .class("log"))
    }
    enter(index, .log, depth: depth)
  }

  mutating func beginLogEntry(_ index: Int) -> Int {
    guard let entry = data.changes[index] else { return nodes[index].end }
    let depth = writer.depth
    writer.lineBreak()
    if let id = anchors.data.changes[index] {
      writer.begin("li", .id(id))
    } else {
      writer.begin("li")
    }
    if !entry.rawDate.isEmpty { writeDate(entry) }
    enter(index, .entry, depth: depth)
    return index + 1
  }

  private mutating func writeDate(_ entry: ChangeEntry) {
    if let date = entry.date {
      writer.begin("time", .dateTime(date))
    } else {
      writer.begin("time")
    }
    writer.text(entry.rawDate)
    writer.end()
  }

  /// The first cell is the date, which is there already.
  mutating func beginLogCell(_ index: Int) -> Int {
    guard let place = frames.indices.last else { return nodes[index].end }
    frames[place].cells += 1
    guard frames[place].cells > 1, nodes[index].end > index + 1 else { return nodes[index].end }
    let depth = writer.depth
    writer.begin("p")
    enter(index, .other, depth: depth)
    return index + 1
  }
}
