/// The parts of a unit's text, in order.
package struct PartList {
  struct Part {
    let kind: TextPart
    /// Behind the byte that begins it.
    let start: Int
    let end: Int
    /// The head of a row's table, a number among the parts; its own for others.
    let head: Int

    var isRow: Bool { kind == .row || kind == .namedRow }
  }

  let source: [UInt8]
  private(set) var parts: [Part] = []

  init(_ source: [UInt8]) {
    self.source = source
    var kind = TextPart.prose
    var start = 0
    var head = 0
    for place in 0...source.count {
      guard place == source.count || source[place] < 0x08 else { continue }
      if place > start || kind != .prose {
        if kind == .head { head = parts.count }
        let isRow = kind == .row || kind == .namedRow
        parts.append(
          Part(kind: kind, start: start, end: place, head: isRow ? head : parts.count))
      }
      guard place < source.count else { return }
      kind = TextPart(rawValue: source[place]) ?? .prose
      start = place + 1
    }
  }
}

extension PartList {
  /// Behind an anchor that comes first.
  func textStart(_ part: Part) -> Int {
    guard part.kind == .namedGuideline || part.kind == .namedRow else { return part.start }
    let stop = source[part.start..<part.end].firstIndex(of: TextPart.stop)
    return stop.map { $0 + 1 } ?? part.start
  }

  func text(_ part: Part) -> [UInt8] { Array(source[textStart(part)..<part.end]) }

  func cells(_ part: Part) -> [[UInt8]] { cellPlaces(part).map { Array(source[$0]) } }

  /// Where the cells of a row are.
  func cellPlaces(_ part: Part) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = textStart(part)
    for place in start...part.end where place == part.end || source[place] == TextPart.stop {
      cells.append(start..<place)
      start = place + 1
    }
    return cells
  }

  /// Whether a part is short enough to be what the table behind it is called.
  func isLabel(_ number: Int) -> Bool {
    let part = parts[number]
    guard number + 1 < parts.count, parts[number + 1].kind == .head else { return false }
    return !part.isRow && part.end - part.start <= 64
  }

  /// What the anchor of a guideline or a row is.
  func anchor(_ part: Part) -> [UInt8] {
    switch part.kind {
    case .namedGuideline, .namedRow:
      return Array(source[part.start..<max(part.start, textStart(part) - 1)])
    default:
      let most = part.kind == .guideline ? TextPart.leadWords : .max
      return TextPart.anchor(of: source, from: part.start, most: most)
    }
  }
}

extension PartList {
  /// The tables of a text, with what they are called, without the rest.
  package static func tables(of text: [UInt8]) -> [UInt8] {
    let list = PartList(text)
    var tables: [UInt8] = []
    for (number, part) in list.parts.enumerated() {
      guard part.isRow || part.kind == .head || list.isLabel(number) else { continue }
      tables.append(part.kind.rawValue)
      tables += text[part.start..<part.end]
    }
    return tables
  }
}
