/// The thing that a sentence says comes.
enum AnnouncedThings {
  /// What is behind “following”, or before “below”.
  static func named(in words: [SaidWord]) -> Announcement.Kind? {
    for (place, word) in words.enumerated() {
      if word.contains(.following), let thing = thing(behind: place, words) { return thing }
      guard let thing = thing(word) else { continue }
      if place > 0, words[place - 1].contains(.listed) { return thing }
      if place + 2 < words.count, words[place + 1].contains(.that),
        words[place + 2].contains(.follows)
      {
        return thing
      }
      let isListed =
        place + 1 < words.count && !words[place + 1].isDisjoint(with: [.listed, .shown])
      if isBelow(isListed ? place + 2 : place + 1, words) { return thing }
    }
    return nil
  }

  /// Whether “below” is here, and not “below the field”, “below 20”.
  static func isBelow(_ place: Int, _ words: [SaidWord]) -> Bool {
    guard place < words.count, words[place].contains(.below) else { return false }
    guard place + 1 < words.count else { return true }
    return words[place + 1].isDisjoint(with: [.isAbove, .numeral])
  }

  /// “the following image sizes” are sizes.
  private static func thing(behind place: Int, _ words: [SaidWord]) -> Announcement.Kind? {
    let names = words[(place + 1)...].prefix(4).prefix { !$0.contains(.joint) }
    return names.reversed().lazy.compactMap { thing($0) }.first
  }

  private static func thing(_ word: SaidWord) -> Announcement.Kind? {
    if word.contains(.table) { return .table }
    if word.contains(.values) { return .values }
    return word.contains(.picture) ? .picture : nil
  }
}
