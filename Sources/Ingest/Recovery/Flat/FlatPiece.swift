import Bytes
import Model

/// What is between two places where an article was run together: one block, or a part of a
/// block that nothing distinguishes from others.
struct FlatPiece: Sendable {
  /// With the blanks around it.
  let range: Range<Int>
  let text: ArraySlice<UInt8>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    text = bytes[range].trimmed
  }
}

extension Range<Int> {
  /// What is between its ends and some places in it, which are in order.
  func cut(at places: [Int]) -> [Range<Int>] {
    zip([lowerBound] + places, places + [upperBound]).map { $0..<$1 }.filter { !$0.isEmpty }
  }
}

extension FlatPiece {
  var string: String { String(decoding: text, as: UTF8.self) }

  /// Whether it ends as sentences do.
  var isEnded: Bool { SentenceEnds.isEnded(text) || ByteMark.endsEllipsis(text) }

  /// Whether it announces what follows.
  var announces: Bool { text.last == UInt8(ascii: ":") }

  /// Whether it has more than one sentence.
  var isLong: Bool { SentenceEnds.firstEnd(text) != nil }

  var wordCount: Int { text.prefix(400).count { $0 == UInt8(ascii: " ") } + (text.isEmpty ? 0 : 1) }

  var firstWord: ArraySlice<UInt8> { text.prefix { !ByteClass.isSpace($0) } }

  /// `iOS, iPadOS`: names of platforms and nothing else.
  var isPlatformList: Bool {
    guard text.count < 64, !text.isEmpty else { return false }
    return text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy {
      let name = $0.trimmed
      return Names.platforms.contains { name.elementsEqual($0.utf8) }
    }
  }

  /// The kind of aside that it labels.
  var aside: Aside? { AsideLine.label(text) }
}
