import Bytes

/// What the tool that copied a page did to its text. Of sources that have the same words, the one
/// with fewer flaws is better.
struct DraftFlaws: Sendable {
  /// Blocks that are whole: fewer if lines were joined, or broken within sentences.
  private let blocks: Int
  /// Blanks that are doubled, and signs that cannot be seen.
  private let strays: Int
  /// In bytes, without pictures.
  private let length: Int

  init(_ draft: Draft, length: Int) {
    let texts = draft.blocks.filter { $0.kind != .code }
    blocks = texts.count { $0.kind != .paragraph || Self.isWhole($0.text[...]) }
    strays = texts.reduce(0) { $0 + Self.strays(in: $1.text) }
    self.length = length
  }

  /// How many of the two are worse than in another draft.
  func count(beside others: [DraftFlaws]) -> Int {
    let peers = others.filter { abs($0.length - length) * 20 <= length }
    let isJoined = peers.contains { $0.blocks > blocks }
    let isStrewn = peers.contains { $0.strays * 4 + Self.fewStrays < strays }
    return (isJoined ? 1 : 0) + (isStrewn ? 1 : 0)
  }

  private static let fewStrays = 3

  private static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return true }
    return !ByteClass.isAlphanumeric(last) && last != UInt8(ascii: ",")
  }

  private static func strays(in text: [UInt8]) -> Int {
    var count = 0
    for place in text.indices {
      let isDoubled =
        text[place] == UInt8(ascii: " ") && place > 0 && text[place - 1] == UInt8(ascii: " ")
      let isUnseen =
        Invisible.starts(text[place])
        && (Invisible.isNothing(text[place...]) || text[place...].starts(with: [0xC2, 0xAD]))
      if isDoubled || isUnseen { count += 1 }
    }
    return count
  }
}
