extension Sequence where Element: Hashable {
  /// Each element where it comes first.
  public var once: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
