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
  /// Gives the page the whole of the text at which its leading draft stops, if another has it.
  mutating func completeEnd(from draft: Int) {
    guard standings[draft].structure >= 2, drafts[0].stopsShort, let rest = keys[0].last,
      rest.count >= Self.longRest,
      let own = blocks.firstIndex(where: { $0.draft == 0 && $0.place == keys[0].count - 1 }),
      let whole = drafts[draft].blocks.indices.first(where: { place in
        let key = keys[draft][place]
        return drafts[draft].blocks[place].kind == .paragraph && key.count > rest.count
          && key.starts(with: rest)
      })
    else { return }
    replace(own, whole, draft, as: .paragraph)
    hasChanged()
  }

  /// A text of fewer letters may begin another one by chance.
  private static let longRest = 24
}
