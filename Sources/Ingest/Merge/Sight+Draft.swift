import Bytes

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
