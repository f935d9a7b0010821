import Bytes
import Model

/// The names of pages on a page that only lists others: cards in a row, with blanks between them.
enum FlatCards {
  /// The cards behind the last sentence of a text, if the run knows each by name.
  static func split(_ piece: FlatPiece, _ bytes: [UInt8], _ lexicon: Lexicon) -> [FlatPiece] {
    guard !piece.isEnded, let mark = piece.text.lastIndex(where: { ".?!".utf8.contains($0) }),
      piece.text[(mark + 1)...].first == UInt8(ascii: " ")
    else { return [] }
    let words = piece.text[(mark + 2)...].split(separator: UInt8(ascii: " ")).map(\.indices)
    var cards: [FlatPiece] = []
    var place = 0
    while place < words.count {
      guard let end = titleEnd(words, place, bytes, lexicon) else { return [] }
      let next = end < words.count ? words[end].lowerBound : piece.range.upperBound
      cards.append(FlatPiece(bytes, words[place].lowerBound..<next))
      place = end
    }
    return cards.count > 1 ? cards : []
  }

  /// Behind the longest title that starts at a word.
  private static func titleEnd(
    _ words: [Range<Int>], _ first: Int, _ bytes: [UInt8], _ lexicon: Lexicon
  ) -> Int? {
    (first + 1...min(words.count, first + 8)).last { end in
      let title = bytes[words[first].lowerBound..<words[end - 1].upperBound]
      return title.count < 80 && lexicon.pages[String(decoding: title, as: UTF8.self)] != nil
    }
  }
}
