import Model

/// A quiet line where the source of a page lost something, with a link to Apple’s page.
extension DocumentHTML {
  /// The holes of a page by the node that their notes stand before: right behind what announces,
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
    writer.lineBreak()
    writer.begin("p", .class("small hole"), .role("note"))
    writer.text("The source " + hole.kind.lack)
    if let address = original(of: hole) {
      writer.text("; ")
      writer.begin("a", .href(address))
      writer.text("Apple’s page")
      writer.end()
      writer.text(" " + hole.kind.remedy)
    }
    writer.text(".")
    writer.end()
  }

  /// Apple’s page, at the section of the hole.
  private func original(of hole: Hole) -> WebAddress? {
    let url = page.document.frontMatter.url.prefix { $0 != "#" }
    let section = page.document.section(of: hole.place)
    let anchor = section.map { page.document.sections[$0].anchor } ?? ""
    return WebAddress(anchor.isEmpty ? String(url) : url + "#" + anchor)
  }
}

extension Hole.Kind {
  fileprivate var lack: String {
    switch self {
    case .table: "has no table here"
    case .values: "has no values here"
    case .picture, .image: "has no picture here"
    case .section: "has no text here"
    case .other: "leaves this out"
    case .column: "lost the pictures or marks in one column"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .table, .values, .picture, .image, .section: "has"
    case .other: "has it"
    case .column: "has them"
    }
  }
}
