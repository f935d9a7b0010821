import Bytes

/// Blanks that are doubled, and signs that cannot be seen: what the tool that copied a page did to
/// its text.
enum DraftFlaws {
  /// Whether each of several sources of a page has many more of them than the best.
  static func areMany(in drafts: [Draft]) -> [Bool] {
    let counts = drafts.map { draft in
      draft.blocks.reduce(0) { $0 + ($1.kind == .code ? 0 : count(in: $1.text)) }
    }
    let least = counts.min() ?? 0
    return counts.map { $0 > 4 * least + few }
  }

  private static let few = 3

  private static func count(in text: [UInt8]) -> Int {
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
