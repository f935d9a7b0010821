import Model

/// Gives out the names of one folder, none twice, not even in another case.
struct FolderNames {
  private var names: Identifiers

  init(reserved: some Sequence<Slug>) { names = Identifiers(taken: reserved.map(\.folded)) }

  /// The name, with a number if it is taken.
  mutating func take(_ wanted: Slug) -> Slug {
    names.number(for: wanted.folded) { wanted.numbered($0).folded }.map(wanted.numbered) ?? wanted
  }

  /// A name for each, the same whatever else is asked for in which order: those whose names are
  /// free keep them, before others get a number.
  mutating func take(all wanted: Set<Slug>) -> [Slug: Slug] {
    var taken: [Slug: Slug] = [:]
    let sorted = wanted.sorted()
    for name in sorted where !names.isTaken(name.folded) { taken[name] = take(name) }
    for name in sorted where taken[name] == nil { taken[name] = take(name) }
    return taken
  }
}
