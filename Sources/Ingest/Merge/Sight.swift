import Bytes

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

extension Sight {
  /// What a draft shows.
  init(of draft: Draft) {
    self = draft.blocks.reduce(into: []) { $0.formUnion($1.shown) }
    if !draft.platforms.isEmpty { insert(.platforms) }
  }
}

extension Block {
  /// What a source must see to show a block like this.
  var needed: Sight {
    switch kind {
    case .heading, .paragraph, .item, .code: .text
    case .aside, .asideRest: .asides
    case .table: isChangeLog ? .changeRows : .tables
    case .image: .pictures
    case .caption: .captions
    case .video: .films
    case .tabs, .panel, .tabsEnd: .panels
    }
  }

  /// All that a block shows, in its text and its cells too.
  fileprivate var shown: Sight {
    var sight = needed.subtracting(.text)
    if headingLevel != nil, Self.isAboutPlatforms(key) { sight.insert(.platforms) }
    if kind != .image { sight.formUnion(InlineMarks(self).sight) }
    return sight
  }

  static func isAboutPlatforms(_ heading: [UInt8]) -> Bool {
    ByteSearch.equal(heading[...], "platformconsiderations")
  }
}
