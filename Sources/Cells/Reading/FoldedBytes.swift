import Bytes

/// Words with one spelling of blanks, hyphens and crosses: what is typed as `860 × 420` or `−11`
/// reads as `860 x 420` and `-11`.
enum FoldedBytes {
  static func of(_ words: some StringProtocol) -> [UInt8] {
    let bytes = Array(words.utf8)
    guard bytes.contains(where: { $0 >= 0x80 }) else { return Array(bytes[...].trimmed) }
    var folded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] >= 0x80, let (byte, length) = sign(bytes[place...].prefix(3)) {
        folded.append(byte)
        place += length
      } else {
        folded.append(bytes[place])
        place += 1
      }
    }
    return Array(folded[...].trimmed)
  }

  private static func sign(_ bytes: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
    for (spelling, byte) in signs where bytes.starts(with: spelling) {
      return (byte, spelling.count)
    }
    return nil
  }

  private static let signs: [(spelling: [UInt8], byte: UInt8)] =
    ["\u{A0}", "\u{2009}", "\u{202F}"].map { (Array($0.utf8), UInt8(ascii: " ")) }
    + ["‐", "‑", "‒", "–", "—", "−"].map { (Array($0.utf8), UInt8(ascii: "-")) }
    + [(Array("×".utf8), UInt8(ascii: "x"))]
    + ["†", "‡"].map { (Array($0.utf8), UInt8(ascii: "*")) }
}
