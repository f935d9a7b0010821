import Bytes
import Model

/// Some shapes name the pages that they link to and leave out their titles, so that a link is named
/// for its address. What the address leads to may be among the pages of the run: its title, or the
/// heading at its fragment, takes the place of the name.
struct LinkTitles: Sendable {
  /// By address, its fragment by its letters and digits alone.
  private var titles: [[UInt8]: [UInt8]] = [:]

  private static let shapes = Set(
    ShapeRegistry.all.filter { $0.leavesTitlesOut }.map { $0.name })

  init(_ readings: [Reading]) {
    guard readings.contains(where: { Self.shapes.contains($0.shape) }) else { return }
    let drafts = readings.lazy.flatMap(\.drafts).filter { $0.edition == FrontMatter.current }
    for draft in drafts { learn(draft) }
  }

  /// The readings with the links named for what they lead to.
  func naming(_ readings: [Reading]) -> [Reading] {
    titles.isEmpty ? readings : readings.map(naming)
  }

  private func naming(_ reading: Reading) -> Reading {
    guard Self.shapes.contains(reading.shape) else { return reading }
    var told = reading
    told.outcome = reading.outcome.mapped { $0.blocks = $0.blocks.map { $0.mapped(named) } }
    return told
  }
}

extension LinkTitles {
  /// The first reading that has a title for an address is believed.
  private mutating func learn(_ draft: Draft) {
    let page = Array(draft.address.url.utf8)
    let title = MarkdownText.escape(Array(draft.title.utf8)[...])
    if !title.isEmpty, titles[page] == nil { titles[page] = title }
    for block in draft.blocks where block.headingLevel != nil {
      let address = Self.key(page + [UInt8(ascii: "#")] + Block.key(of: block.text[...]))
      if titles[address] == nil { titles[address] = block.text }
    }
  }

  private static func key(_ address: [UInt8]) -> [UInt8] {
    guard let mark = address.firstIndex(of: UInt8(ascii: "#")) else { return address }
    return address[...mark] + Block.key(of: address[(mark + 1)...])
  }

  /// A text with its links named. Words that were not made from an address stay.
  private func named(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var (copied, opening) = (0, 0)
    for place in text.indices {
      if text[place] == UInt8(ascii: "[") { opening = place + 1 }
      guard text[place] == UInt8(ascii: "]"), opening > copied,
        let address = LinkAddress(text[...], at: place),
        let title = titles[Self.key(address.normal)],
        text[opening..<place].elementsEqual(DocAddress.words(address.normal[...]))
      else { continue }
      output += text[copied..<opening] + title
      copied = place
    }
    return output + text[copied...]
  }
}

extension Block {
  /// The block with its text and its cells changed.
  fileprivate func mapped(_ change: ([UInt8]) -> [UInt8]) -> Block {
    Block(kind, change(text), rows: rows.map { $0.map(change) }, from: origin, doubt: doubt)
  }
}
