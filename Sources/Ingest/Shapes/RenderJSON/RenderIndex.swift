import Bytes
import JSON
import Model

/// Apple's index of all pages, `index.json`, as the start page: its tree becomes headings with
/// lists of links.
struct RenderIndex {
  let title: String
  private var sink = ArticleSink()

  var blocks: [Block] { sink.blocks }

  /// nil for JSON that is no index of the guidelines.
  init?(_ root: LocatedJSON) {
    let languages = root["interfaceLanguages"]?.members ?? []
    let tops = languages.lazy.flatMap { $0.value.elements }
    guard let top = tops.first(where: Self.isOfGuidelines) else { return nil }
    title = HeadingLine.plain(top["title"]?.string ?? "")
    sink.add(.heading(level: 1), Self.escaped(title), from: top.range, "title")
    add(top["children"]?.elements ?? [], level: 2)
  }

  private static func isOfGuidelines(_ node: LocatedJSON) -> Bool {
    node["path"]?.string.flatMap { PageAddress($0) }?.slug == PageAddress.startPage
  }
}

extension RenderIndex {
  /// Headings have no more levels than these.
  private static let deepest = 6

  /// Pages first, so that none is under the heading of another group.
  private mutating func add(_ nodes: [LocatedJSON], level: Int) {
    for node in nodes where children(of: node).isEmpty { addLink(node) }
    guard level <= Self.deepest else { return }
    for node in nodes where !children(of: node).isEmpty {
      let title = HeadingLine.plain(node["title"]?.string ?? "")
      sink.add(.heading(level: level), Self.escaped(title), from: node.range, "title")
      add(children(of: node), level: level + 1)
    }
  }

  private func children(of node: LocatedJSON) -> [LocatedJSON] { node["children"]?.elements ?? [] }

  private mutating func addLink(_ node: LocatedJSON) {
    guard let address = node["path"]?.string.flatMap({ PageAddress($0) }) else { return }
    let title = HeadingLine.plain(node["title"]?.string ?? "")
    guard !title.isEmpty else { return }
    let link = "[".utf8 + Self.escaped(title) + "](\(address.url))".utf8
    sink.add(.item(depth: 0, number: nil), Array(link), from: node.range, "list-item")
  }

  private static func escaped(_ title: String) -> [UInt8] {
    MarkdownText.escape(Array(title.utf8)[...])
  }
}
