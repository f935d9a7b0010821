import Bytes

/// The piece of a text that speaks most of what was asked, with the words to mark.
public struct Excerpt: Sendable, Equatable {
  /// About two lines on a screen.
  static let size = 180
  /// How much may be before the first word that was asked for.
  static let lead = 48

  public enum Kind: UInt8, Sendable {
    case text, guideline, row
  }

  public internal(set) var kind = Kind.text
  /// The anchor of the guideline or the row; empty if there is none better than the section's.
  public internal(set) var anchor: [UInt8] = []
  public private(set) var text: [UInt8] = []
  /// Places in `text`, in order.
  public private(set) var marks: [Range<Int>] = []
  /// Of a row: what is above its cells, and the cells; the first is what it is about.
  public internal(set) var headers: [[UInt8]] = []
  public internal(set) var cells: [[UInt8]] = []
  /// Of a row: the cell that answers; nil if none does more than others.
  public internal(set) var answer: Int?

  /// Whether it is a row that answers the query, and not only one that speaks of it.
  public internal(set) var isAnswer = false

  init(of source: [UInt8], _ query: Query) {
    let list = PartList(source)
    let finder = PartFinder(list, query)
    let part = finder.best()
    self.init(part.map(list.text) ?? [], query)
    if let part, finder.words(of: part) != 0 { describe(part, of: list) }
  }

  /// A row that answers, and the cell that does.
  init(answer part: PartList.Part, of list: PartList, cell: Int?, _ query: Query) {
    self.init(list.text(part), query)
    describe(part, of: list)
    answer = cell
    isAnswer = true
  }

  @inline(never) mutating func describe(_ part: PartList.Part, of list: PartList) {
    switch part.kind {
    case .prose, .head: return
    case .guideline, .namedGuideline: kind = .guideline
    case .row, .namedRow:
      kind = .row
      let head = list.parts[part.head]
      if head.kind == .head { headers = list.cells(head) }
      cells = list.cells(part)
    }
    anchor = list.anchor(part)
  }

  /// The best window of a text that is of one piece.
  private init(_ source: [UInt8], _ query: Query) {
    let finder = MatchFinder(source, query)
    let window = finder.bestWindow(Self.size - Self.lead)
    let first = window.isEmpty ? 0 : finder.matches[window.lowerBound].start
    let start = Self.start(before: first, finder.starts)
    let end = Self.end(from: start, in: source, finder.ends)
    if start > 0 { text += Self.ellipsis + [0x20] }
    let shift = text.count - start
    for place in start..<end { text.append(source[place] == TextPart.stop ? 0x20 : source[place]) }
    if end < source.count { text += [0x20] + Self.ellipsis }
    for match in finder.matches where match.start >= start && match.end <= end {
      // All of a name is marked: “SafeArea” where “area” was found.
      var (first, last) = (match.start, match.end)
      while first > start, ByteClass.isAlphanumeric(source[first - 1]) { first -= 1 }
      while last < end, ByteClass.isAlphanumeric(source[last]) { last += 1 }
      if first + shift < marks.last?.upperBound ?? 0 { continue }
      marks.append(first + shift..<last + shift)
    }
  }
}

extension Excerpt {
  /// Where the text changes between unmarked and marked: unmarked from the start to the first,
  /// marked to the second, and so on to the end.
  public var turns: [Int] {
    var turns: [Int] = []
    for mark in marks {
      turns.append(mark.lowerBound)
      turns.append(mark.upperBound)
    }
    turns.append(text.count)
    return turns
  }
}

extension Excerpt {
  private static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  /// The first word within the lead; the start of the text if that is near.
  private static func start(before match: Int, _ starts: [Int]) -> Int {
    match > lead ? starts.first { $0 >= match - lead } ?? 0 : 0
  }

  /// The end of the last word that fits; the end of the text if that is near.
  private static func end(from start: Int, in source: [UInt8], _ ends: [Int]) -> Int {
    guard source.count - start > size else { return source.count }
    var last = 0
    for end in ends where end > start {
      if end > start + size { return last > 0 ? last : end }
      last = end
    }
    return last > 0 ? last : source.count
  }
}
