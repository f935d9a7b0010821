import Model

/// A quiet line where the source of a page lost something, with a link to Apple’s page.
extension DocumentHTML {
  /// The holes of a page by the node that their notes are before: right behind what announces,
  /// and above a table that has lost a column. A page that somebody wrote has no source to blame.
  static func holes(of document: Document) -> [Int: [Hole]] {
    guard !document.frontMatter.sources.isEmpty else { return [:] }
    return Dictionary(grouping: document.holes) { hole in
      hole.kind == .column ? hole.place : document.nodes[hole.place].end
    }
  }

  mutating func writeHoles(before index: Int) {
    for hole in holes[index] ?? [] { write(hole) }
  }

  private mutating func write(_ hole: Hole) {
    let words = hole.kind.words
    writeNote("The source " + words.lack, at: hole.place, remedy: words.remedy)
  }

  /// Of a table that is not as it was.
  mutating func write(_ doubt: TableDoubt, at index: Int) {
    switch doubt {
    case .guessed:
      writeNote(
        "The source has only the cells of this table, so its rows are a guess", at: index,
        remedy: "has them")
    case .lost:
      writeNote(
        "The rows of this table are lost; its cells follow in order", at: index, remedy: "has it")
    }
  }

  private mutating func writeNote(_ lack: String, at node: Int, remedy: String) {
    writer.lineBreak()
    writer.begin("p", .class("small hole"), .role("note"))
    writer.text(lack)
    if let address = original(of: node) {
      writer.text("; ")
      writer.write("Apple’s page", in: "a", .href(address))
      writer.text(" " + remedy)
    }
    writer.text(".")
    writer.end()
  }

  /// Apple’s page, at the section of a node.
  private func original(of node: Int) -> WebAddress? {
    let url = document.frontMatter.url.prefix { $0 != "#" }
    let section = document.section(of: node)
    let anchor = section.map { document.sections[$0].applesAnchor } ?? ""
    return WebAddress(anchor.isEmpty ? String(url) : url + "#" + anchor)
  }
}

extension Hole.Kind {
  /// What the source did to a hole, and what Apple's page has of it.
  fileprivate var words: (lack: String, remedy: String) {
    switch self {
    case .table: ("has no table here", "has")
    case .values: ("has no values here", "has")
    case .picture, .image: ("has no picture here", "has")
    case .section: ("has no text here", "has")
    case .other: ("leaves this out", "has it")
    case .column: ("lost the pictures or marks in one column", "has them")
    }
  }
}
