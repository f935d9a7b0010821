/// A group of tabs in a draft or a page.
struct TabSpan: Sendable {
  let blocks: Range<Int>
  /// What the heading above it says.
  let heading: [UInt8]?
  /// Whether panels are missing.
  let isOpen: Bool

  static func spans(_ blocks: [Block], keys: [[UInt8]]) -> [TabSpan] {
    var spans: [TabSpan] = []
    var heading: [UInt8]?
    var begun: (place: Int, heading: [UInt8]?)?
    for (place, block) in blocks.enumerated() {
      if block.headingLevel != nil { heading = keys[place] }
      if block.kind == .tabs { begun = (place, heading) }
      guard block.kind == .tabsEnd, let start = begun else { continue }
      spans.append(
        TabSpan(
          blocks: start.place..<place + 1, heading: start.heading,
          isOpen: !blocks[start.place].text.isEmpty))
      begun = nil
    }
    return spans
  }
}
