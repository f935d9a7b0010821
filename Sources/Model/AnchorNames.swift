/// Hands out the ids of a page: none twice, none of those that the layout has, none without end.
public struct AnchorNames {
  /// How many bytes a name takes up at most, before its number.
  public static let longest = 100

  private var ids: Identifiers

  public init(taken names: some Sequence<String> = []) { ids = Identifiers(taken: names) }

  /// Whether a page has this id by now.
  public func isTaken(_ name: String) -> Bool { ids.isTaken(name) || Self.isReserved(name) }

  /// The name, cut to its first words if it is long, with a number if it is taken.
  public mutating func take(_ wanted: String) -> String {
    let name = Self.cut(wanted)
    let number = ids.number(for: name, unless: Self.isReserved) { Self.numbered(name, $0) }
    return number.map { Self.numbered(name, $0) } ?? name
  }

  /// A word that the layout's own ids begin with has no number behind one hyphen that is free.
  private static func numbered(_ name: String, _ number: Int) -> String {
    isReserved(name + "-2") ? "\(name)--\(number)" : "\(name)-\(number)"
  }
}

extension AnchorNames {
  /// Ids of the layout, and those that text behind the body's back has: notes, hits, signs.
  static func isReserved(_ name: String) -> Bool {
    guard let first = name.utf8.first, initials.contains(first) else { return false }
    if layout.contains(name) { return true }
    return series.contains { start in
      name.hasPrefix(start) && !name.dropFirst(start.count).contains("-")
    }
  }

  private static let layout: Set = [
    "help-title", "main", "page-contents", "platform-lens", "search-hits", "site-search", "tree",
  ]
  /// What all of them begin with.
  private static let initials = Array("himnpst".utf8)
  private static let series = ["i-", "p-", "note-", "mention-", "search-hit-"]

  /// The whole words that there is room for; of a single long word, its start.
  public static func cut(_ name: String, to longest: Int = AnchorNames.longest) -> String {
    guard name.utf8.count > longest else { return name }
    let start = name.start(of: longest)
    guard name.utf8[start.endIndex] != UInt8(ascii: "-"), let hyphen = start.lastIndex(of: "-"),
      hyphen > start.startIndex
    else { return String(start) }
    return String(start[..<hyphen])
  }
}
