import Bytes

extension [Reading] {
  /// Whether a draft was cut short. Shapes that lose lines end in words of lists.
  func isCutShort(_ place: DraftPlace) -> Bool {
    ShapeRegistry.structure(of: self[place.reading].source.shape) >= 2 && self[place].stopsShort
  }
}

extension Draft {
  /// Whether its last text stops in the middle of a sentence or of a link: its scrape was cut.
  fileprivate var stopsShort: Bool {
    // A link and its kind is a resource, no sentence.
    guard let last = blocks.last, last.kind == .paragraph, LeadingLink(last.text) == nil else {
      return false
    }
    let text = Scrape.trimmed(last.text[...])
    guard let end = text.last, text.count(where: ByteClass.isSpace) >= Self.fewBlanks else {
      return false
    }
    let isOpen = end == UInt8(ascii: ",") || end == UInt8(ascii: "(") || end == UInt8(ascii: "[")
    return isOpen || ByteClass.isAlphanumeric(end)
  }

  var hasChangeLog: Bool { blocks.contains(where: \.isChangeLog) }

  /// A line of fewer words need not be a sentence.
  private static let fewBlanks = 5
}
