/// The kinds of things that a source shows. What a source never shows, it cannot see: that a page
/// of it lacks one says nothing.
struct Sight: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// All of its text, section by section.
  static let text = Sight(rawValue: 1 << 0)
  static let pictures = Sight(rawValue: 1 << 1)
  static let captions = Sight(rawValue: 1 << 2)
  static let asides = Sight(rawValue: 1 << 3)
  static let tables = Sight(rawValue: 1 << 4)
  static let changeRows = Sight(rawValue: 1 << 5)
  static let panels = Sight(rawValue: 1 << 6)
  static let films = Sight(rawValue: 1 << 7)
  static let links = Sight(rawValue: 1 << 8)
  static let emphasis = Sight(rawValue: 1 << 9)
  static let platforms = Sight(rawValue: 1 << 10)

  static let all = Sight(rawValue: 1 << 11 - 1)
  /// What nearly every page of the guidelines has, so that a page without it has lost it.
  static let everywhere: Sight = [.pictures, .links]

  var count: Int { rawValue.nonzeroBitCount }
}
