extension HoleFinder {
  /// What is missing from a page, in its order.
  public static func holes(in document: Document) -> [Hole] {
    let blocks = document.writtenOrder
    return holes(in: blocks.map(document.passage)).map { hole in
      Hole(hole.kind, at: blocks[hole.place], words: hole.words)
    }
  }
}

extension Document {
  /// Footnotes are at the end of the tree wherever they are written.
  fileprivate var writtenOrder: [Int] {
    let top = topLevel
    guard top.contains(where: isNote) else { return top }
    return top.sorted { (nodes[$0].line, $0) < (nodes[$1].line, $1) }
  }

  private func isNote(_ index: Int) -> Bool {
    if case .footnote = nodes[index].kind { true } else { false }
  }

  fileprivate func passage(_ index: Int) -> Passage {
    switch nodes[index].kind {
    case .heading(let level): .heading(level: level)
    case .paragraph: paragraph(index)
    case .list: .list
    case .table: .table(hasBlankColumn: hasBlankColumn(index))
    // A mark between panels shows nothing itself. Where a group of tabs begins, what its panels
    // show follows; a film is described in words.
    case .mark(.panel), .mark(.tabsEnd): .nothing
    default: .content
    }
  }

  private func paragraph(_ index: Int) -> Passage {
    var (hasImage, hasWords, hasAddress) = (false, false, false)
    var place = index + 1
    while place < nodes[index].end {
      switch nodes[place].kind {
      case .image(let source, _):
        hasImage = true
        hasAddress = hasAddress || source.contains { !$0.isWhitespace && $0 != "#" }
        place = nodes[place].end
        continue
      case .text(let words): hasWords = hasWords || !words.isBlank
      case .code, .html: hasWords = true
      default: break
      }
      place += 1
    }
    if hasAddress { return .content }
    if hasImage, !hasWords { return .emptyImage }
    return .paragraph(plainText(of: index..<nodes[index].end))
  }

  private func hasBlankColumn(_ table: Int) -> Bool {
    let rows = children(of: table).map { row in
      children(of: row).map { isBlank($0) }
    }
    guard let header = rows.first else { return false }
    return Passage.hasBlankColumn(header: header, rows: Array(rows.dropFirst()))
  }

  private func isBlank(_ cell: Int) -> Bool {
    guard nodes[cell].kind != .spannedCell else { return false }
    return !nodes[(cell + 1)..<nodes[cell].end].contains { node in
      switch node.kind {
      case .text(let words), .code(let words), .html(let words):
        !words.isBlank
      case .image, .footnoteReference: true
      default: false
      }
    }
  }
}
