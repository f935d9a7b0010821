import Bytes
import Model

/// Blocks of Apple's Markdown as other shapes have them: labels with pictures become tabs, a bare
/// link to a film an item, words under a picture its caption, and of a picture that comes light and
/// dark one stays.
struct AppleArrangement {
  private let blocks: [Block]
  private var result: [Block] = []
  /// Where each block went, nil for one that says what another has said.
  private var places: [Int?]
  /// The block that the last picture was made of.
  private var lastPicture = 0

  static func arranged(_ book: Book) -> Book {
    var arrangement = AppleArrangement(book.blocks)
    arrangement.run()
    return book.arranged(
      as: arrangement.result, places: arrangement.places,
      twin: ("appearance-pair", of: "the light picture"))
  }

  private init(_ blocks: [Block]) {
    self.blocks = blocks
    places = Array(repeating: nil, count: blocks.count)
  }

  private mutating func run() {
    var place = 0
    while place < blocks.count {
      let panels = panels(from: place)
      if panels.count > 1 {
        write(panels)
        place = panels.last?.upperBound ?? blocks.count
      } else {
        copy(place)
        place += 1
      }
    }
  }
}

extension AppleArrangement {
  private mutating func write(_ panels: [Range<Int>]) {
    let start = blocks[panels[0].lowerBound].origin.lowerBound
    result.append(Block(.tabs, [], from: start..<start))
    for panel in panels {
      let label = blocks[panel.lowerBound]
      places[panel.lowerBound] = result.count
      result.append(Block(.panel, Self.label(label) ?? label.text, from: label.origin))
      for place in panel.dropFirst() { copy(place) }
    }
    result.append(Block(.tabsEnd, [], from: start..<start))
  }

  private mutating func copy(_ place: Int) {
    let block = blocks[place]
    if block.kind == .image, let last = result.last, last.kind == .image,
      Appearance.isSame(last.text, block.text)
    {
      return choose(place)
    }
    places[place] = result.count
    if block.kind == .image { lastPicture = place }
    if let words = Self.filmWords(block) {
      return result.append(Block(.video, words, from: block.origin))
    }
    result.append(Block(kind(of: place), block.text, rows: block.rows, from: block.origin))
  }

  /// Of a pair the light one stays.
  private mutating func choose(_ place: Int) {
    guard let last = result.last, Appearance.isDark(last.text) else { return }
    result[result.count - 1] = blocks[place]
    places[place] = result.count - 1
    places[lastPicture] = nil
  }

  private func kind(of place: Int) -> Block.Kind {
    let block = blocks[place]
    guard block.kind == .paragraph else { return block.kind }
    if Self.isVideo(block.text[...]) { return .item(depth: 0, number: nil) }
    return place > 0 && blocks[place - 1].kind == .image && Self.isCaption(block.text)
      ? .caption : .paragraph
  }
}

extension AppleArrangement {
  /// Labels, each with its pictures and their captions, that follow one another.
  private func panels(from start: Int) -> [Range<Int>] {
    var panels: [Range<Int>] = []
    var place = start
    while place < blocks.count, Self.label(blocks[place]) != nil {
      var end = place + 1
      while end < blocks.count, blocks[end].kind == .image || kind(of: end) == .caption { end += 1 }
      guard end > place + 1 else { break }
      panels.append(place..<end)
      place = end
    }
    return panels
  }

  /// The words of `**Label:**`.
  private static func label(_ block: Block) -> [UInt8]? {
    let text = block.text[...]
    guard block.kind == .paragraph, ByteSearch.starts(text, with: "**"),
      text.suffix(3).elementsEqual(":**".utf8), text.count > 5
    else { return nil }
    let words = text.dropFirst(2).dropLast(3)
    return ByteSearch.first(of: "**", in: words) == nil ? Array(words) : nil
  }

  /// What a film shows: Apple writes it as a picture.
  private static func filmWords(_ block: Block) -> [UInt8]? {
    guard block.kind == .image, ByteSearch.first(of: ".mp4)", in: block.text[...]) != nil,
      let middle = ByteSearch.first(of: "](", in: block.text[...])
    else { return nil }
    let words = MarkComment.text(Array(block.text[2..<middle]))
    return words.isEmpty ? nil : words
  }

  /// A link, and nothing else, to a film.
  private static func isVideo(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: ")"),
      let middle = ByteSearch.first(of: "](", in: text),
      text[middle...].firstIndex(of: UInt8(ascii: ")")) == text.endIndex - 1
    else { return false }
    return ByteSearch.first(of: "/videos/play/", in: text[middle...]) != nil
  }

  /// A few words without an end.
  private static func isCaption(_ text: [UInt8]) -> Bool {
    guard let first = text.first, let last = text.last, text.count < 120 else { return false }
    return !".?!:;".utf8.contains(last) && !"*_[<!`".utf8.contains(first)
  }
}
