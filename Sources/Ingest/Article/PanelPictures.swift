import Bytes
import Vocabulary

/// The pictures and films right behind a list of labels, with their captions, when there are more
/// of them than labels: each panel has as many, or the pictures themselves say whose they are.
struct PanelPictures {
  private(set) var places: [Int] = []
  private let end: Int

  init(_ blocks: [Block], from start: Int, upTo most: Int) {
    var place = start
    while place < min(most, blocks.count), Self.kinds.contains(blocks[place].kind) {
      if Self.isOne(blocks[place]) { places.append(place) }
      place += 1
    }
    end = place
  }

  /// A mark of right or wrong belongs to the picture before it.
  static func isOne(_ block: Block) -> Bool {
    block.kind == .video || block.kind == .image && !ImageLine.isMark(block.text)
  }

  /// nil when unsure: a picture under the wrong label reverses what a page says.
  func panels(_ blocks: [Block], labels count: Int) -> [Range<Int>]? {
    guard let starts = named(blocks, count) ?? shared(count) else { return nil }
    return zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }
}

extension PanelPictures {
  private static let kinds: [Block.Kind] = [.image, .video, .caption]

  private func shared(_ count: Int) -> [Int]? {
    guard places.count % count == 0 else { return nil }
    return stride(from: 0, to: places.count, by: places.count / count).map { places[$0] }
  }

  /// Where the descriptions name the labels, each after the one before it.
  private func named(_ blocks: [Block], _ count: Int) -> [Int]? {
    guard let first = places.first else { return nil }
    var labels = first
    while labels > 0, labels > first - count, blocks[labels - 1].isItem { labels -= 1 }
    guard first - labels == count else { return nil }
    var starts = [first]
    for label in (labels + 1)..<first {
      let next = places.first { place in
        place > (starts.last ?? 0) && Self.names(blocks[place], blocks[label])
          && !Self.names(blocks[place], blocks[label - 1])
      }
      guard let next, let last = starts.last, Self.names(blocks[last], blocks[label - 1]) else {
        return nil
      }
      starts.append(next)
    }
    return starts
  }

  private static func names(_ picture: Block, _ label: Block) -> Bool {
    let text = picture.text.prefix { $0 != UInt8(ascii: "]") }
    let told = String(decoding: text.map(ByteClass.lowered), as: UTF8.self)
    let name = String(decoding: label.text.map(ByteClass.lowered), as: UTF8.self)
    // Descriptions name the device instead of its system.
    let platform = Platform.allCases.first { $0.slug == name }
    return ([name] + (platform?.names ?? [])).contains { told.contains($0.lowercased()) }
  }
}
