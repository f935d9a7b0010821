@testable import Ingest

/// What of a source is not in a page made of it and of another that leads: found without the
/// merging's own ways, by looking for each thing among all of the page.
struct Lack {
  private(set) var kinds: Sight = []
  private let page: [[UInt8]]
  private let text: [UInt8]

  init(_ merge: PageMerge, _ lead: [Block], _ other: [Block]) {
    let blocks = merge.blocks.map(\.block)
    page = blocks.map(\.identity)
    text = blocks.flatMap { $0.text + $0.rows.joined().joined() }
    for (place, block) in other.enumerated() { look(at: block, place, other) }
    let rows = blocks.filter(\.isChangeLog).flatMap { $0.rows.map { $0.first } }
    let dates = (lead + other).filter(\.isChangeLog).flatMap { $0.rows.map { $0.first } }
    if !dates.allSatisfy(rows.contains) { kinds.insert(.changeRows) }
  }

  private mutating func look(at block: Block, _ place: Int, _ other: [Block]) {
    switch block.kind {
    case .image: if !isHere(block), isBehindText(place, other) { kinds.insert(.pictures) }
    case .aside:
      if !isHere(block), !isSaid(block), isBehindText(place, other) { kinds.insert(.asides) }
    case .table where !block.isChangeLog:
      if !isHere(block), isBehindText(place, other) { kinds.insert(.tables) }
    case .heading(let level) where level > 1 && place + 1 < other.count:
      if other[place + 1].headingLevel == nil, !isHere(block) { kinds.insert(.text) }
    case .paragraph where block.text.first == 0x5B:
      let address = block.text.drop { $0 != 0x28 }
      let isLinked = String(decoding: text, as: UTF8.self)
        .contains(String(decoding: address, as: UTF8.self))
      if isHere(block), !isLinked { kinds.insert(.links) }
    default: break
    }
  }

  private func isHere(_ block: Block) -> Bool { page.contains(block.identity) }

  /// Whether a longer text says it: then it is that text, which its source tells otherwise.
  private func isSaid(_ block: Block) -> Bool {
    let words = String(decoding: block.identity, as: UTF8.self)
    return page.contains { String(decoding: $0, as: UTF8.self).contains(words) }
  }

  /// What stood beside text that is gone has no place.
  private func isBehindText(_ place: Int, _ other: [Block]) -> Bool {
    other[..<place].last { $0.kind != .image && $0.kind != .caption }.map(isHere) ?? false
  }
}
