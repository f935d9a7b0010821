import Model

/// Says where links lead: to a page of ours where we have it, to the web where we do not.
struct LinkResolver {
  private let documents: [Document]
  private var places: [PageKey: Int] = [:]

  init(_ documents: [Document]) {
    self.documents = documents
    for (place, document) in documents.enumerated() { places[document.frontMatter.key] = place }
    for (place, document) in documents.enumerated() {
      let front = document.frontMatter
      for alias in front.aliases {
        let key = PageKey(edition: front.edition, slug: alias)
        // A page keeps its own slug, and the first of two pages an alias.
        places[key] = places[key] ?? place
      }
    }
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
    if destination.hasPrefix("#") { return .page(page, fragment: String(destination.dropFirst())) }
    if let address = PageAddress(destination) { return target(of: address, from: page) }
    if destination.hasPrefix("/"), !destination.hasPrefix("//") {
      return .elsewhere(PageAddress.host + destination)
    }
    let start = destination.prefix(10).lowercased()
    let isWeb = ["http://", "https://", "mailto:"].contains { start.hasPrefix($0) }
    return isWeb ? .elsewhere(destination) : .refused
  }

  /// The page of the same edition, else of today's, else Apple's own.
  private func target(of address: PageAddress, from page: Int) -> LinkTarget {
    let edition = documents[page].frontMatter.edition
    for edition in [edition, FrontMatter.current] {
      if let place = places[PageKey(edition: edition, slug: address.slug)] {
        return .page(place, fragment: address.fragment)
      }
    }
    let fragment = address.fragment.isEmpty ? "" : "#" + address.fragment
    return .elsewhere(address.url + fragment)
  }
}
