/// What the search in the browser offers of the list that can be filtered.
extension GuidelineList {
  /// Those of a verb, of a platform, and of both.
  static func places(_ lists: [GuidelineList], at folder: String) -> [WayPlace] {
    let verbs = lists.filter { $0.order == .polarity }
    let platforms = lists.filter { $0.order == .platform }
    let ofPlatforms = platforms.map(\.rules)
    let pairs = verbs.flatMap { verb in
      let ofVerb = verb.rules
      return zip(platforms, ofPlatforms).compactMap { platform, rules in
        place(of: [verb, platform], ofVerb.intersection(rules).count, at: folder)
      }
    }
    return verbs.compactMap { place(of: [$0], $0.count, at: folder) }
      + platforms.compactMap { place(of: [$0], $0.count, "guidelines ", at: folder) } + pairs
  }

  /// nil if there is no guideline of all of them. A word in front keeps a call apart from that of
  /// another place.
  private static func place(
    of lists: [GuidelineList], _ count: Int, _ front: String = "", at folder: String
  ) -> WayPlace? {
    guard count > 0 else { return nil }
    let names = lists.map(\.name).joined(separator: ", ")
    return WayPlace(
      title: "Guidelines: " + names, about: ShortText.count(count, "guideline"), folder: folder,
      detail: "?" + lists.map { "\($0.order.rawValue)=\($0.slug)" }.joined(separator: "&"),
      calls: [front + names])
  }

  private struct Rule: Hashable {
    let page: Int
    let place: Int
  }

  private var rules: Set<Rule> {
    Set(pages.flatMap { page, own in own.map { Rule(page: page, place: $0) } })
  }
}
