extension PageMerge {
  /// The rows of change logs that the page's own lacks.
  mutating func uniteChanges(with draft: Int) {
    let theirs = drafts[draft].blocks
    var logs = theirs.indices.filter { theirs[$0].isChangeLog }[...]
    guard let first = logs.first else { return }
    guard let own = blocks.firstIndex(where: \.block.isChangeLog) else {
      addLog(first, of: draft)
      return logs.count > 1 ? uniteChanges(with: draft) : ()
    }
    if fates[draft][first] == .kept { logs.removeFirst() }
    let log = blocks[own].block
    let rows = ChangeRows.united(log.rows, with: logs.flatMap { theirs[$0].rows.dropFirst() })
    for place in logs { fates[draft][place] = rows == nil ? .merged : .kept }
    guard let rows else { return }
    blocks[own].block = Block(.table, log.text, rows: rows, from: log.origin)
    hasChanged()
  }

  /// A log goes under its heading, which may be here without it; else, with it, to the end.
  private mutating func addLog(_ place: Int, of draft: Int) {
    let heading = drafts[draft].blocks[..<place].lastIndex { $0.headingLevel != nil }
    let here = heading.flatMap { current().places[keys[draft][$0]] }
    if let here {
      insert([here + 1: [place..<place + 1]], of: draft)
    } else {
      let start = heading.map { $0 + 1 == place ? $0 : place } ?? place
      insert([blocks.count: [start..<place + 1]], of: draft)
    }
  }
}
