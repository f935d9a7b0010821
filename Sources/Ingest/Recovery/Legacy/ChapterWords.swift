import Bytes

/// The words of a chapter, in small letters.
struct ChapterWords {
  private let counts: [String: Int]
  private let sorted: [String]

  init(_ lines: [LegacyLine]) {
    var counts: [String: Int] = [:]
    for line in lines where line.kind == .text || line.kind == .bullet {
      for word in line.text.split(whereSeparator: { !ByteClass.isLetter($0) }) {
        counts[String(decoding: word.map(ByteClass.lowered), as: UTF8.self), default: 0] += 1
      }
    }
    self.counts = counts
    sorted = counts.keys.sorted()
  }

  /// The commonest longer word with a start, with a capital as the name of something.
  func name(startingWith stem: String) -> String? {
    let words = sorted[sorted.indices.partition { sorted[$0] > stem }...].prefix(50).prefix {
      $0.hasPrefix(stem)
    }
    let best = words.max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }
    return best.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
