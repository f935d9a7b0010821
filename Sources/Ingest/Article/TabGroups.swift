import Bytes
import Model

/// Finds groups of tabs: a list of labels, and behind it the panels. The list becomes the names of
/// the panels. The blocks are written again, and it is remembered where each went.
struct TabGroups {
  /// A group of which the scrape captured the selected panel only.
  struct Lost: Sendable, Equatable {
    let labels: [String]
    let captured: String
    let origin: Int

    var missing: [String] { labels.filter { $0 != captured } }
  }

  private let blocks: [Block]
  private var result: [Block] = []
  private var places: [Int?]
  private var lost: [Lost] = []

  /// The book with its groups marked. The bytes of a label go to the panel that it names.
  static func marked(_ book: Book) -> (book: Book, lost: [Lost]) {
    guard !book.blocks.contains(where: { $0.kind == .tabs }) else { return (book, []) }
    var groups = TabGroups(book.blocks)
    groups.run()
    return (book.arranged(as: groups.result, places: groups.places), groups.lost)
  }

  private init(_ blocks: [Block]) {
    self.blocks = blocks
    places = Array(repeating: nil, count: blocks.count)
  }

  private mutating func run() {
    var place = 0
    while place < blocks.count {
      if let group = TabGroup(blocks, at: place) {
        write(group)
        place = group.end
      } else {
        copy(place)
        place += 1
      }
    }
  }

  private mutating func write(_ group: TabGroup) {
    let origin = blocks[group.labels.lowerBound].origin.lowerBound
    let missing = group.missing.map { blocks[$0].string }
    result.append(Block(.tabs, Array(missing.joined(separator: "; ").utf8), from: origin..<origin))
    for label in group.missing { places[label] = result.count - 1 }
    for (label, panel) in zip(group.captured, group.panels) {
      places[label] = result.count
      result.append(Block(.panel, blocks[label].text, from: blocks[label].origin))
      for place in panel { copy(place) }
    }
    result.append(Block(.tabsEnd, [], from: origin..<origin))
    guard let captured = group.captured.first, !missing.isEmpty else { return }
    lost.append(
      Lost(
        labels: group.labels.map { blocks[$0].string }, captured: blocks[captured].string,
        origin: origin))
  }

  private mutating func copy(_ place: Int) {
    places[place] = result.count
    result.append(blocks[place])
  }
}
