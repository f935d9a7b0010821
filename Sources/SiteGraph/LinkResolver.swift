import Model

/// Says where links lead: to a page of ours where we have it, to the web where we do not.
struct LinkResolver {
  private var documents: [Document]
  private let concepts: Concepts
  private var places: [PageKey: Int] = [:]

  init(_ documents: [Document], _ concepts: Concepts) {
    self.documents = documents
    self.concepts = concepts
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
    return resolver
  }

  /// Of the pages that links with a fragment lead to.
  typealias Anchors = [Int: AnchorTable]

  /// The targets of all links of a page, by the index of their nodes.
  func targets(in page: Int) -> [Int: LinkTarget] {
    var anchors: Anchors = [:]
    return targets(in: page, &anchors)
  }

  /// The same for one of many pages, which lead to the same places.
  func targets(in page: Int, _ anchors: inout Anchors) -> [Int: LinkTarget] {
    var targets: [Int: LinkTarget] = [:]
    let nodes = documents[page].nodes
    for index in nodes.indices {
      guard case .link(let destination, _) = nodes[index].kind else { continue }
      targets[index] = target(of: destination, from: page, &anchors)
    }
    return targets
  }
}

extension LinkResolver {
  private func target(
    of destination: String, from page: Int, _ anchors: inout Anchors
  ) -> LinkTarget {
    switch goal(of: destination, from: page) {
    case .page(let page, let fragment) where !fragment.isEmpty:
      // A place that the page has, else its top: what a link meant is the check's to report.
      let anchor = anchors[page, default: AnchorTable(documents[page])].anchor(for: fragment)
      return .page(page, fragment: anchor)
    case let goal: return goal
    }
  }

  /// What a destination names, with its fragment as it is written.
  private func goal(of destination: String, from page: Int) -> LinkTarget {
    if destination.hasPrefix("#") {
      return .page(page, fragment: String(destination.dropFirst()))
    }
    if let address = PageAddress(destination) { return goal(of: address, from: page) }
    if let former = FormerAddress(destination), let place = concepts[former.name] {
      return .page(place, fragment: former.fragment)
    }
    if destination.hasPrefix("/"), !destination.hasPrefix("//") {
      return .elsewhere(PageAddress.host + destination)
    }
    let start = destination.prefix(10).lowercased()
    let isWeb = ["http://", "https://", "mailto:"].contains { start.hasPrefix($0) }
    return isWeb ? .elsewhere(destination) : .refused
  }

  /// The page of the same edition, else of today's, else what today has of that name, else Apple's.
  private func goal(of address: PageAddress, from page: Int) -> LinkTarget {
    let edition = documents[page].frontMatter.edition
    for edition in [edition, FrontMatter.current] {
      if let place = places[PageKey(edition: edition, slug: address.slug)] {
        return .page(place, fragment: address.fragment)
      }
    }
    if let place = concepts[address.slug.text] {
      return .page(place, fragment: address.fragment)
    }
    let fragment = address.fragment.isEmpty ? "" : "#" + address.fragment
    return .elsewhere(address.url + fragment)
  }
}
