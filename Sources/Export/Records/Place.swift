import Model

/// Where a record comes from: a page, a section of it, a node.
struct Place: Sendable {
  let page: SitePage
  let section: Int?
  let node: Int?
  /// An anchor of the record's own; empty to take the section's.
  let own: String

  init(_ page: SitePage, section: Int?, node: Int?, anchor: String = "") {
    self.page = page
    self.section = section
    self.node = node
    own = anchor
  }

  var slug: String { page.document.frontMatter.slug.text }
  var edition: String { page.document.frontMatter.edition.text }
  /// The heading it is under.
  var heading: String { section.map { page.document.sections[$0].title } ?? page.title }
  var sectionAnchor: String { section.map { page.document.sections[$0].anchor } ?? "" }
  var anchor: String { own.isEmpty ? sectionAnchor : own }

  /// Relative to the site's root, as `hig search` gives it.
  var address: String { "\(page.folder)/index.html" + fragment(anchor) }

  /// At Apple's, where only sections have anchors.
  var url: String {
    page.document.frontMatter.url
      + fragment(section.map { page.document.sections[$0].applesAnchor } ?? "")
  }

  /// In the normalized page.
  var line: Int {
    let nodes = page.document.nodes
    return node.flatMap { nodes.indices.contains($0) ? nodes[$0].line : nil } ?? 1
  }

  private func fragment(_ anchor: String) -> String { anchor.isEmpty ? "" : "#" + anchor }
}

/// A value of a page, and where it is.
struct Placed<Value: Sendable>: Sendable {
  /// Once among all records of its kind.
  let id: String
  let place: Place
  let value: Value
}

extension Column {
  /// The columns that tell where a record comes from.
  static func places<Value>() -> [Column] where Row == Placed<Value> {
    [
      .text("page", "The slug of its page") { $0.place.slug },
      .text("edition", "The edition of the guidelines") { $0.place.edition },
      .text("title", "The title of its page") { $0.place.page.title },
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
