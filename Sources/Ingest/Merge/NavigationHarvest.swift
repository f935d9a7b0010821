import Model

/// An entry of Apple's page tree, as a crawler found it around a page.
struct NavigationLink: Sendable, Equatable {
  let slug: String
  let title: String
  /// The title of the entry that it hangs under; empty for one at the top.
  let group: String
}

/// Apple's page tree, put together from what the pages of a run show of it.
struct NavigationHarvest: Sendable {
  private var groups: [String: String] = [:]

  init(_ readings: [Reading]) {
    for reading in readings {
      for link in reading.navigation where !link.group.isEmpty { groups[link.slug] = link.group }
    }
  }

  /// The title of the group that a page stands in.
  func section(of slug: String) -> String? { groups[slug] }
}
