import Model

/// Says where links lead: to a page of ours where we have it, to the web where we do not.
struct LinkResolver {
  private var documents: [Document]
  private let concepts: Concepts
  private var anchors: [AnchorTable]
  private var places: [PageKey: Int] = [:]

  init(_ documents: [Document], _ concepts: Concepts) {
    self.documents = documents
    self.concepts = concepts
    anchors = documents.map(AnchorTable.init)
    for (place, document) in documents.enumerated() { places[document.frontMatter.key] = place }
    for (place, document) in documents.enumerated() {
      let front = document.frontMatter
      for alias in front.aliases {
        guard let slug = Slug(checking: alias) else { continue }
        let key = PageKey(edition: front.edition, slug: slug)
        // A page keeps its own slug, and the first of two pages an alias.
        places[key] = places[key] ?? place
      }
    }
  }

  /// The same with another text of one page.
  func revised(_ document: Document, at page: Int) -> LinkResolver {
    var resolver = self
    resolver.documents[page] = document
    resolver.anchors[page] = AnchorTable(document)
    return resolver
  }

  /// The targets of all links of a page, by the index of their nodes.
  func targets(in page: Int) -> [Int: LinkTarget] {
    var targets: [Int: LinkTarget] = [:]
    for (index, node) in documents[page].nodes.enumerated() {
      guard case .link(let destination, _) = node.kind else { continue }
      targets[index] = target(of: destination, from: page)
    }
    return targets
  }
}

extension LinkResolver {
  private func target(of destination: String, from page: Int) -> LinkTarget {
    if destination.hasPrefix("#") { return ours(page, String(destination.dropFirst())) }
    if let address = PageAddress(destination) { return target(of: address, from: page) }
    if let former = FormerAddress(destination), let place = concepts[former.name] {
      return ours(place, former.fragment)
    }
    if destination.hasPrefix("/"), !destination.hasPrefix("//") {
      return .elsewhere(PageAddress.host + destination)
    }
    let start = destination.prefix(10).lowercased()
    let isWeb = ["http://", "https://", "mailto:"].contains { start.hasPrefix($0) }
    return isWeb ? .elsewhere(destination) : .refused
  }

  /// The page of the same edition, else of today's, else what today has of that name, else Apple's.
  private func target(of address: PageAddress, from page: Int) -> LinkTarget {
    let edition = documents[page].frontMatter.edition
    for edition in [edition, FrontMatter.current] {
      if let place = places[PageKey(edition: edition, slug: address.slug)] {
        return ours(place, address.fragment)
      }
    }
    if let place = concepts[address.slug.text] { return ours(place, address.fragment) }
    let fragment = address.fragment.isEmpty ? "" : "#" + address.fragment
    return .elsewhere(address.url + fragment)
  }

  /// A place that the page has, else its top: that a link meant another is the check's to report.
  private func ours(_ page: Int, _ fragment: String) -> LinkTarget {
    .page(page, fragment: anchors[page].anchor(for: fragment))
  }
}
