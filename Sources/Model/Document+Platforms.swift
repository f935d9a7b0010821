extension Document {
  /// The platforms that a section is about, by its heading or one around it: `### iOS, iPadOS`. In
  /// order; none if no heading names any, or the page is about none of those.
  public func platforms(at section: Int?) -> [Platform] {
    for around in path(to: section) {
      let named = Platform.named(in: around.title)
      guard named.isEmpty else {
        return named.filter { !frontMatter.unsupported.contains($0) }
      }
    }
    return []
  }
}

extension Platform {
  private static let initials = Set(allCases.compactMap { $0.rawValue.utf8.first })

  /// What a title names that holds nothing but names of platforms.
  public static func named(in title: String) -> [Platform] {
    // Titles that begin otherwise are the rule, and quickly told.
    guard let first = title.utf8.first, initials.contains(first) else { return [] }
    let words = title.split { $0.isWhitespace || $0 == "," || $0 == "/" || $0 == "&" }
      .filter { $0 != "and" && $0 != "or" }
    let named = words.compactMap { Platform(rawValue: String($0)) }
    return named.count == words.count ? Set(named).sorted() : []
  }

  /// What a page called “Designing for iOS” is about.
  public static func designedFor(in title: String) -> [Platform] {
    let opening = "Designing for "
    return title.hasPrefix(opening) ? named(in: String(title.dropFirst(opening.count))) : []
  }
}
