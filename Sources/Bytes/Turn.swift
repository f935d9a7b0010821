/// A character that turns the direction of the text behind it, or ends that.
enum Turn {
  /// U+202A, U+202B: until U+202C.
  case embedding
  /// U+202D, U+202E: letters against their own direction.
  case override
  /// U+2066 to U+2068: until U+2069.
  case isolate
  case endOfEmbedding
  case endOfIsolate

  init?(at place: Int, in text: UnsafeBufferPointer<UInt8>) {
    guard place + 2 < text.count, text[place] == 0xE2 else { return nil }
    switch (text[place + 1], text[place + 2]) {
    case (0x80, 0xAA...0xAB): self = .embedding
    case (0x80, 0xAC): self = .endOfEmbedding
    case (0x80, 0xAD...0xAE): self = .override
    case (0x81, 0xA6...0xA8): self = .isolate
    case (0x81, 0xA9): self = .endOfIsolate
    default: return nil
    }
  }

  /// Where turns are that are not closed in the text, or close nothing, so that what is shown
  /// beside it would be turned; and every override, for it makes a text read as another.
  static func lone(in text: UnsafeBufferPointer<UInt8>) -> Set<Int> {
    var lone: Set<Int> = []
    var open: [(turn: Turn, place: Int)] = []
    var isolates = 0
    for place in text.indices {
      guard let turn = Turn(at: place, in: text) else { continue }
      switch turn {
      case .isolate:
        isolates += 1
        open.append((turn, place))
      case .embedding, .override: open.append((turn, place))
      case .endOfEmbedding:
        guard let last = open.last, last.turn != .isolate else {
          lone.insert(place)
          continue
        }
        open.removeLast()
        if last.turn == .override { lone.formUnion([last.place, place]) }
      case .endOfIsolate:
        guard isolates > 0 else {
          lone.insert(place)
          continue
        }
        isolates -= 1
        while let last = open.popLast(), last.turn != .isolate { lone.insert(last.place) }
      }
    }
    return lone.union(open.map { $0.place })
  }
}
