import Model

/// A page that many records come from. Each has a reference, and what they all say is made once.
final class PlacedPage: Sendable {
  let page: SitePage
  let slug: String
  let edition: String
  let address: String

  init(_ page: SitePage) {
    self.page = page
    slug = page.document.frontMatter.slug.text
    edition = page.document.frontMatter.edition.text
    address = "\(page.folder)/index.html"
  }
}

/// Where a record comes from: a page, a section of it, a node.
struct Place: Sendable {
  let on: PlacedPage
  let section: Int?
  let node: Int?
  /// An anchor of the record's own; empty to take the section's.
  var own = ""

  var slug: String { on.slug }
  var edition: String { on.edition }
  var title: String { on.page.title }
  /// The heading it is under.
  var heading: String { section.map { on.page.document.sections[$0].title } ?? title }
  var sectionAnchor: String { section.map { on.page.document.sections[$0].anchor } ?? "" }
  var anchor: String { own.isEmpty ? sectionAnchor : own }

  /// Relative to the site's root, as `hig search` gives it.
  var address: String { on.address + Self.fragment(anchor) }

  /// At Apple's, where only sections have anchors.
  var url: String {
    on.page.document.frontMatter.url
      + Self.fragment(section.map { on.page.document.sections[$0].applesAnchor } ?? "")
  }

  /// In the normalized page.
  var line: Int { line(of: node) }

  /// The line of another node of the page.
  func line(of node: Int?) -> Int {
    guard let node, on.page.document.nodes.indices.contains(node) else { return 1 }
    return on.page.document.nodes[node].line
  }

  static func fragment(_ anchor: String) -> String { anchor.isEmpty ? "" : "#" + anchor }
}

/// A value of a page, and where it is.
struct Placed<Value: Sendable>: Sendable {
  /// Once among all records of its kind.
  let id: String
  let place: Place
  let value: Value
}

/// A value that is on no one page, and the id that no other of its kind has.
struct Identified<Value: Sendable>: Sendable {
  let id: String
  let value: Value
}

extension Column {
  /// The columns that tell where a record comes from.
  static func places<Value>() -> [Column] where Row == Placed<Value> {
    [
      .text("page", "The slug of its page") { $0.place.slug },
      .text("edition", "The edition of the guidelines") { $0.place.edition },
      .text("title", "The title of its page") { $0.place.title },
      .text("section", "The heading it is under") { $0.place.heading },
      .text("anchor", "Its anchor on the page; empty for the page itself") { $0.place.anchor },
      .text("address", "Its path from the site’s root") { $0.place.address },
      .text("url", "Apple’s address of the section") { $0.place.url },
      .integer("line", "Its line in the normalized page") { $0.place.line },
    ]
  }

  static func id<Value>(_ summary: String) -> Column where Row == Placed<Value> {
    .text("id", summary) { $0.id }
  }
}
