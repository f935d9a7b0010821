import Bytes
import JSON
import Model

/// Apple's index of all pages, `index.json`, as the start page: its tree becomes headings with
/// lists of links.
struct RenderIndex {
  let title: String
  private var sink = ArticleSink()
  /// Each page with the group that it is in.
  private(set) var links: [NavigationLink] = []

  var blocks: [Block] { sink.blocks }

  /// nil for JSON that is no index of the guidelines.
  init?(_ root: LocatedJSON) {
    let languages = root["interfaceLanguages"]?.members ?? []
    let tops = languages.lazy.flatMap { $0.value.elements }
    guard let top = tops.first(where: { Self.address(of: $0)?.slug == PageAddress.startPage })
    else { return nil }
    title = HeadingLine.plain(top.text("title"))
    sink.add(heading: title, level: 1, from: top.range, "title")
    add(top.list("children"), level: 2, in: "")
  }
}

extension RenderIndex {
  /// Headings have no more levels than these.
  private static let deepest = 6

  /// An entry of the tree, with the entries within it.
  private struct Entry {
    let node: LocatedJSON
    var inner: [LocatedJSON]

    var title: String { HeadingLine.plain(node.text("title")) }
  }

  /// Pages first, so that none is under the heading of another group.
  private mutating func add(_ nodes: [LocatedJSON], level: Int, in group: String) {
    let entries = Self.entries(nodes, isTop: level == 2)
    let isFlat = level > Self.deepest
    for entry in entries where isFlat || entry.inner.isEmpty { addLink(entry.node, in: group) }
    let groups = entries.filter { $0.inner.contains(where: Self.leadsSomewhere) }
    // Groups within groups without end, and those without a name, are one list.
    for entry in groups where isFlat || entry.title.isEmpty {
      add(entry.inner, level: level, in: group)
    }
    for entry in groups where !isFlat && !entry.title.isEmpty {
      sink.add(heading: entry.title, level: level, from: entry.node.range, "title")
      // A group that is a page itself is in the group around it.
      if let address = Self.address(of: entry.node) {
        note(address, named: entry.node.text("title"), in: group)
      }
      add(entry.inner, level: level + 1, in: entry.title)
    }
  }

  /// The nodes as they are meant. At the top of the tree, a marker heads the pages behind it;
  /// groups have pages of their own, and what marks parts of their lists is left out.
  private static func entries(_ nodes: [LocatedJSON], isTop: Bool) -> [Entry] {
    var entries: [Entry] = []
    var marker: Int?
    for node in nodes {
      let inner = node.list("children")
      if node.text("type") == "groupMarker" {
        if isTop { marker = entries.count }
        if isTop || !inner.isEmpty { entries.append(Entry(node: node, inner: inner)) }
      } else if let marker, inner.isEmpty {
        entries[marker].inner.append(node)
      } else {
        entries.append(Entry(node: node, inner: inner))
      }
    }
    return entries
  }

  private static func leadsSomewhere(_ node: LocatedJSON) -> Bool {
    address(of: node) != nil || !node.list("children").isEmpty
  }

  private mutating func addLink(_ node: LocatedJSON, in group: String) {
    guard let address = Self.address(of: node) else { return }
    let title = HeadingLine.plain(node.text("title"))
    guard !title.isEmpty else { return }
    let words = MarkdownText.escape(Array(title.utf8)[...])
    let link = Array("[".utf8 + words + "](\(address.url))".utf8)
    sink.add(.item(depth: 0, number: nil), link, from: node.range, "list-item")
    note(address, named: title, in: group)
  }

  private mutating func note(_ address: PageAddress, named title: String, in group: String) {
    links.append(NavigationLink(slug: address.slug.text, title: title, group: group))
  }

  private static func address(of node: LocatedJSON) -> PageAddress? {
    PageAddress(node.text("path"))
  }
}
