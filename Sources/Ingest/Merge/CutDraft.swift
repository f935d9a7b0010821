import Bytes
import Vocabulary

/// What all pages of the guidelines end with. Apple takes neither away again.
struct PageEnd: OptionSet, Sendable {
  let rawValue: UInt8

  static let resources = PageEnd(rawValue: 1 << 0)
  static let changeLog = PageEnd(rawValue: 1 << 1)
}

extension [Reading] {
  /// Whether a draft was cut short. Shapes that lose lines end in words of lists.
  func isCutShort(_ place: DraftPlace) -> Bool {
    ShapeRegistry.structure(of: self[place.reading].source.shape) >= 2 && self[place].stopsShort
  }
}

extension Draft {
  var end: PageEnd {
    var end: PageEnd = []
    for block in blocks {
      if block.isChangeLog { end.insert(.changeLog) }
      if block.headingLevel == 2, ByteSearch.equal(block.key[...], "resources") {
        end.insert(.resources)
      }
    }
    return end
  }

  /// Whether it stops in the middle of a sentence or of an address, or with a heading.
  var stopsShort: Bool {
    guard let last = blocks.last else { return false }
    // Apple publishes no empty section. Mirrors may leave out what these sections hold.
    if last.headingLevel ?? 1 > 1 {
      return !SectionNames.fixed.contains { Block.key(of: Array($0.title.utf8)[...]) == last.key }
    }
    if last.isOpen { return true }
    // A link and its kind is a resource, no sentence.
    guard last.kind == .paragraph, LeadingLink(last.text) == nil else { return false }
    let text = Scrape.trimmed(last.text[...])
    guard let end = text.last, text.count(where: ByteClass.isSpace) >= Self.fewBlanks else {
      return false
    }
    let isOpen = end == UInt8(ascii: ",") || end == UInt8(ascii: "(") || end == UInt8(ascii: "[")
    return isOpen || ByteClass.isAlphanumeric(end)
  }

  /// A line of fewer words need not be a sentence.
  private static let fewBlanks = 5
}

extension PageMerge {
  /// Gives the page the whole of the text or table at which its leading draft stops, if another has
  /// it.
  mutating func completeEnd(from draft: Int) {
    guard standings[draft].structure >= 2, standings[0].isCut,
      !standings[draft].isCut || standings.allSatisfy(\.isCut)
    else { return }
    dropEmptyEnd()
    guard
      let last = keys[0].lastIndex(where: { !$0.isEmpty }),
      let own = blocks.firstIndex(where: { $0.draft == 0 && $0.place == last })
    else { return }
    let end = CutEnd(drafts[0].blocks, keys[0][...last])
    let theirs = drafts[draft].blocks
    if let rows = end.rows(in: theirs, keys[draft]) {
      replace(own, rows.place, draft, as: .table)
      let whole = blocks[own].block
      blocks[own].block = Block(.table, whole.text, rows: rows.all, from: whole.origin)
    } else if let whole = end.place(in: theirs, keys[draft]) {
      replace(own, whole, draft, as: theirs[whole].kind)
    } else {
      return
    }
    hasChanged()
  }
}

extension PageMerge {
  /// What is left of a heading or an item that was cut behind its mark.
  private mutating func dropEmptyEnd() {
    while let end = blocks.last, end.draft == 0, keys[0][end.place].isEmpty,
      end.block.text.allSatisfy({ #"#*->_ !|[]\`"#.utf8.contains($0) }),
      end.block.isWords || end.block.headingLevel != nil
    {
      fates[0][end.place] = .merged
      blocks.removeLast()
      hasChanged()
    }
  }
}
