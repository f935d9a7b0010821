import Model

/// Apple's page tree, put together from what the pages of a run show of it.
struct NavigationHarvest: Sendable {
  private var groups: [String: String] = [:]

  init(_ readings: [Reading]) {
    for reading in readings {
      for link in reading.navigation where !link.group.isEmpty { groups[link.slug] = link.group }
    }
  }

  /// The title of the group that a page is in.
  func section(of slug: String) -> String? { groups[slug] }
}
