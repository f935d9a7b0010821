import Bytes

extension Sight {
  /// Adds what a draft shows.
  mutating func add(_ draft: Draft) {
    for block in draft.blocks { block.show(in: &self) }
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

  /// Adds all that a block shows, in its text and its cells too. Marks that were seen before are
  /// not looked for.
  fileprivate func show(in sight: inout Sight) {
    sight.formUnion(needed.subtracting(.text))
    if !sight.contains(.platforms), headingLevel != nil, Self.isAboutPlatforms(key) {
      sight.insert(.platforms)
    }
    if kind != .image, mayShowMore(than: sight) { sight.formUnion(InlineMarks(self).sight) }
  }

  private func mayShowMore(than sight: Sight) -> Bool {
    guard sight.isSuperset(of: [.links, .emphasis]) else { return true }
    let mark: StaticString = "!["
    return !sight.contains(.pictures)
      && (ByteSearch.first(of: mark, in: text[...]) != nil
        || rows.contains { $0.contains { ByteSearch.first(of: mark, in: $0[...]) != nil } })
  }

  static func isAboutPlatforms(_ heading: [UInt8]) -> Bool {
    ByteSearch.equal(heading[...], "platformconsiderations")
  }
}
