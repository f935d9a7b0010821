import Model

/// Gives out the names of one folder, none twice, not even in another case.
struct FolderNames {
  /// The number to try next for each name that is taken.
  private var next: [String: Int] = [:]

  init(reserved: some Sequence<Slug>) {
    for name in reserved { next[name.folded] = 2 }
  }

  func isTaken(_ name: Slug) -> Bool { next[name.folded] != nil }

  /// The name, with a number if it is taken.
  mutating func take(_ wanted: Slug) -> Slug {
    guard isTaken(wanted) else {
      next[wanted.folded] = 2
      return wanted
    }
    var number = next[wanted.folded] ?? 2
    while isTaken(wanted.numbered(number)) { number += 1 }
    next[wanted.folded] = number + 1
    next[wanted.numbered(number).folded] = 2
    return wanted.numbered(number)
  }

  /// A name for each, the same whatever else is asked for in which order: those whose names are
  /// free keep them, before others get a number.
  mutating func take(all wanted: Set<Slug>) -> [Slug: Slug] {
    var names: [Slug: Slug] = [:]
    let sorted = wanted.sorted()
    for name in sorted where !isTaken(name) { names[name] = take(name) }
    for name in sorted where names[name] == nil { names[name] = take(name) }
    return names
  }
}
