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

  /// Whether it stops in the middle of a sentence, of a row or of an address, or with a heading.
  var stopsShort: Bool {
    guard let last = blocks.last else { return false }
    // Apple publishes no empty section. Mirrors may leave out what these sections hold.
    if last.headingLevel ?? 1 > 1 {
      return !SectionNames.fixed.contains { Block.key(of: Array($0.title.utf8)[...]) == last.key }
    }
    if last.isOpen || last.isMarkAlone { return true }
    switch last.kind {
    case .table: return last.stopsWithinRow
    case .paragraph: return last.hasOpenMark || last.isSentenceCut(beyond: Self.fewBlanks)
    case .aside, .asideRest: return last.hasOpenMark || last.isSentenceCut(beyond: 1)
    case .item: return last.hasOpenMark
    default: return false
    }
  }

  /// A line of fewer words need not be a sentence.
  private static let fewBlanks = 5
}

extension Block {
  /// A link and its kind is a resource, no sentence.
  fileprivate func isSentenceCut(beyond blanks: Int) -> Bool {
    guard LeadingLink(text) == nil else { return false }
    let text = text[...].trimmed
    guard let end = text.last, text.count(where: ByteClass.isSpace) >= blanks else { return false }
    return ",([".utf8.contains(end) || ByteClass.isAlphanumeric(end)
  }

  /// Whether it has no row below its header, or the last row alone has nothing in its last cell.
  fileprivate var stopsWithinRow: Bool {
    let ends = rows.map { $0.last?.isEmpty ?? true }
    return rows.count < 2
      || rows.count > 2 && ends[ends.count - 1] && !ends.dropLast().contains(true)
  }

  /// What is left of an item, an aside or a text that was cut behind its mark.
  var isMarkAlone: Bool {
    guard isWords || headingLevel != nil else { return false }
    let text = text[...].trimmed
    let isNumber = text.last == UInt8(ascii: ".") && text.dropLast().allSatisfy(ByteClass.isDigit)
    return text.allSatisfy { #"#*->_ !|[]\`"#.utf8.contains($0) } || isNumber && text.count <= 4
  }
}

extension PageMerge {
  /// Gives the page the whole of the text or table at which its leading draft stops, if another has
  /// it.
  mutating func completeEnd(from draft: Int) {
    guard standings[draft].structure >= 1, standings[0].isCut,
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
    wholeEnd = (blocks[own].draft, blocks[own].place)
    hasChanged()
  }
}

extension PageMerge {
  /// What is left of a heading or an item that was cut behind its mark.
  private mutating func dropEmptyEnd() {
    while let end = blocks.last, end.draft == 0, end.block.isMarkAlone {
      fates[0][end.place] = .merged
      blocks.removeLast()
      hasChanged()
    }
  }
}
