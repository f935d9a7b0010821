import Model
import Vocabulary

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
    let isLog = hole.kind == .section && hole.place == emptyLog
    writeNote(
      isLog ? "The change log is missing here" : hole.kind.told, at: hole.place,
      id: isLog ? anchors.headings[hole.place] : nil)
  }

  /// Of a table that is not as it was.
  mutating func write(_ doubt: TableDoubt, at index: Int) {
    switch doubt {
    case .guessed:
      writeNote(
        "Only the cells of this table were captured, so its rows are a guess", at: index)
    case .lost:
      writeNote("The rows of this table are missing; its cells follow in order", at: index)
    }
  }

  private mutating func writeNote(_ lack: String, at node: Int, id: String? = nil) {
    writer.lineBreak()
    writer.begin("p", .class("small hole"), .role("note"), id.map { .id($0) })
    writer.text(lack)
    if let address = original(of: node) {
      writer.text("; see ")
      writer.write("Apple’s page", in: "a", .href(address))
    }
    writer.text(".")
    writer.end()
  }

  /// Apple’s page, at the section of a node.
  private func original(of node: Int) -> WebAddress? {
    let url = Substring(document.frontMatter.url.utf8.prefix { $0 != UInt8(ascii: "#") })
    let section = document.section(of: node)
    let anchor = section.map { document.sections[$0].applesAnchor } ?? ""
    return WebAddress(anchor.isEmpty ? String(url) : url + "#" + anchor)
  }
}

extension Document {
  /// The heading of a change log that no source captured: on most pages of a mirror it is the last.
  var emptyLog: Int? {
    guard !frontMatter.sources.isEmpty else { return nil }
    let empty = holes.lazy.filter { $0.kind == .section }.map(\.place)
    return sections.last { section in
      section.title == SectionNames.changeLog && empty.contains(section.nodes.lowerBound)
    }?.nodes.lowerBound
  }
}

extension Hole.Kind {
  /// What readers are told.
  fileprivate var told: String {
    switch self {
    case .table: "A table is missing here"
    case .values: "Values are missing here"
    case .picture, .image: "A picture is missing here"
    case .section: "The text of this section is missing here"
    case .other: "What should follow is missing here"
    case .column: "The pictures or marks of a column are missing in this table"
    }
  }
}
