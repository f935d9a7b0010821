/// The piece of a text that speaks most of what was asked, with the words to mark.
public struct Excerpt: Sendable, Equatable {
  /// About two lines on a screen.
  static let size = 180
  /// How much may stand before the first word that was asked for.
  static let lead = 48

  public let text: [UInt8]
  /// Places in `text`, in order.
  public let marks: [Range<Int>]

  init(of source: [UInt8], _ query: Query) {
    var finder = MatchFinder(source, query)
    finder.run()
    let window = finder.bestWindow(Self.size - Self.lead)
    let start = Self.start(before: window.first?.start ?? 0, finder.starts)
    let end = Self.end(from: start, in: source, finder.ends)
    let marks = finder.matches.filter { $0.start >= start && $0.end <= end }
    let front: [UInt8] = start > 0 ? Self.ellipsis + [0x20] : []
    let back: [UInt8] = end < source.count ? [0x20] + Self.ellipsis : []
    text = front + source[start..<end] + back
    self.marks = marks.map { $0.start - start + front.count..<$0.end - start + front.count }
  }
}

extension Excerpt {
  /// The text in order, marked and unmarked by turns as they come; no piece is empty.
  public var pieces: [(range: Range<Int>, isMarked: Bool)] {
    var pieces: [(range: Range<Int>, isMarked: Bool)] = []
    var place = 0
    for mark in marks {
      if place < mark.lowerBound { pieces.append((place..<mark.lowerBound, false)) }
      pieces.append((mark, true))
      place = mark.upperBound
    }
    if place < text.count { pieces.append((place..<text.count, false)) }
    return pieces
  }
}

extension Excerpt {
  private static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  /// The first word within the lead; the start of the text if that is near.
  private static func start(before match: Int, _ starts: [Int]) -> Int {
    guard match > lead else { return 0 }
    return starts.first { $0 >= match - lead } ?? 0
  }

  /// The end of the last word that fits; the end of the text if that is near.
  private static func end(from start: Int, in source: [UInt8], _ ends: [Int]) -> Int {
    guard source.count - start > size else { return source.count }
    let last = ends.last { $0 <= start + size && $0 > start }
    return last ?? ends.first { $0 > start } ?? source.count
  }
}
