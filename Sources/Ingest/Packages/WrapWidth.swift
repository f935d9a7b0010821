import Bytes

/// At how many columns a text is wrapped. Its lines show it: what is first on a line had no room on
/// the one above. Verses, and sentences on lines of their own, may look so by chance. So several
/// blocks must fit as a whole, and few of their lines may begin as sentences do.
struct WrapWidth {
  static let possible = 40...110
  /// Pairs of lines that show the width, and blocks all of whose lines do.
  private static let fewest = (pairs: 4, blocks: 3)

  /// Two lines of a block.
  private struct Pair {
    /// From the columns of the first to those that it would have with the next word.
    let widths: ClosedRange<Int>
    let isSentence: Bool
  }

  private var pairs: [Pair] = []
  /// Of each block, how many pairs there are up to its end, and the columns of its last line.
  private var ends: [(pairs: Int, columns: Int)] = []
  private var above: WrappedLine?

  /// - Parameter line: nil if it is blank.
  mutating func add(_ line: WrappedLine?) {
    let line = line.flatMap { $0.isProse ? $0 : nil }
    if let above, let line, !line.isItem {
      let widths = above.width...above.width + line.firstWord
      pairs.append(Pair(widths: widths, isSentence: Self.isSentence(line, below: above)))
    } else if let above, pairs.count > ends.last?.pairs ?? 0 {
      ends.append((pairs.count, above.width))
    }
    above = line
  }

  /// The width that agrees with most pairs, if that is no accident. A blank line must be the last.
  var columns: Int? {
    var votes = Array(repeating: 0, count: Self.possible.upperBound + 1)
    for pair in pairs {
      for width in pair.widths where width < votes.count { votes[width] += 1 }
    }
    let width = Self.possible.max { votes[$0] == votes[$1] ? $0 > $1 : votes[$0] < votes[$1] }
    return width.flatMap {
      votes[$0] >= Self.fewest.pairs && votes[$0] * 2 >= pairs.count && isWrapped(at: $0) ? $0 : nil
    }
  }
}

extension WrapWidth {
  /// Whether most blocks end short of the width only in their last line, and most lines go on with
  /// a sentence.
  private func isWrapped(at width: Int) -> Bool {
    var (whole, start) = (0, 0)
    for end in ends {
      let fits = pairs[start..<end.pairs].allSatisfy { $0.widths.contains(width) }
      if fits, end.columns <= width { whole += 1 }
      start = end.pairs
    }
    let fitting = pairs.filter { $0.widths.contains(width) }
    return whole >= Self.fewest.blocks && whole * 2 > ends.count
      && fitting.count(where: \.isSentence) * 2 <= fitting.count
  }

  /// Whether a line begins as a sentence does, or the one above ends as one.
  private static func isSentence(_ line: WrappedLine, below above: WrappedLine) -> Bool {
    line.text.first.map(ByteClass.isUppercase) == true || SentenceEnds.isEnded(above.text)
  }
}
