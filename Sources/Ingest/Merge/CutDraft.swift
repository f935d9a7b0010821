import Bytes

extension [Reading] {
  /// Whether a draft was cut short. Shapes that lose lines end in words of lists.
  func isCutShort(_ place: DraftPlace) -> Bool {
    ShapeRegistry.structure(of: self[place.reading].source.shape) >= 2 && self[place].stopsShort
  }
}

extension Draft {
  /// Whether its last text stops in the middle of a sentence or of a link.
  var stopsShort: Bool {
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

extension PageMerge {
  /// Takes the rest of a text away from the end of the leading draft if another draft has the whole
  /// of it and can give it: that then goes there, with all that follows.
  mutating func dropRest() {
    guard let lead = drafts.first, lead.stopsShort, let rest = keys[0].last,
      rest.count >= Self.longRest
    else { return }
    let isElsewhere = drafts.indices.dropFirst().contains { draft in
      standings[draft].structure == 3
        && zip(drafts[draft].blocks, keys[draft]).contains { block, key in
          block.kind == .paragraph && key.count > rest.count && key.starts(with: rest)
        }
    }
    guard isElsewhere else { return }
    blocks.removeLast()
    fates[0][lead.blocks.count - 1] = .merged
  }

  /// A text of fewer letters may begin another one by chance.
  private static let longRest = 24
}
