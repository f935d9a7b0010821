import Model

/// Says where links lead: to a page of ours where we have it, to the web where we do not.
struct LinkResolver {
  private let documents: [Document]
  private var places: [PageKey: Int] = [:]

  init(_ documents: [Document]) {
    self.documents = documents
    for (place, document) in documents.enumerated() {
      let front = document.frontMatter
      places[front.key] = place
      for alias in front.aliases {
        places[PageKey(edition: front.edition, slug: alias), default: place] = place
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
    guard let colon = destination.firstIndex(of: ":") else {
      return destination.hasPrefix("/") && !destination.hasPrefix("//")
        ? .elsewhere(PageAddress.host + destination) : .refused
    }
    let scheme = destination[..<colon].lowercased()
    return ["http", "https", "mailto"].contains(scheme) ? .elsewhere(destination) : .refused
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
