import Model

/// The way from a table to the picture that is drawn of it, with a small view of that.
struct DrawnLink: Sendable {
  /// Where the picture’s page is.
  let folder: String
  /// What the kind of picture is called.
  let kind: String
  /// The small view, from the site’s root.
  let file: String

  /// Identifies it.
  var value: TemplateValue { [.text(folder), .text(kind)] }

  /// In pixels of the page: half of what lists show.
  private static let (width, height) = (120, 60)

  fileprivate func write(on page: String, to writer: inout HTMLWriter) {
    writer.lineBreak()
    writer.begin("p", .class("drawn"))
    writer.begin("a", .href(RelativePath(from: page, to: folder)))
    writer.void(
      "img", .source(RelativePath(from: page, toFile: file)), .width(Self.width),
      .height(Self.height), .alternative(""), .lazy)
    writer.text(kind)
    writer.end()
    writer.end()
  }
}

extension DocumentHTML {
  /// Stands before a table, or before the tabs that it is in, once.
  mutating func writeDrawn(of table: Int) {
    guard let drawn = text.drawn[table], drawnTables.insert(table).inserted else { return }
    let folder = text.folder
    writer.writeForScreens { drawn.write(on: folder, to: &$0) }
  }

  /// The first table that a group of tabs has.
  func firstTable(of group: Int) -> Int? {
    var place = group + 1
    while place < nodes.count {
      switch nodes[place].kind {
      case .table: return data.tables[place]?.table
      case .mark(.tabs), .mark(.tabsEnd): return nil
      default: place = nodes[place].end
      }
    }
    return nil
  }
}
