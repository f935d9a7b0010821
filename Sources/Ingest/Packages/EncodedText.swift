import Bytes
import Model

/// A text that is not UTF-8 and can be made so: UTF-16, as some shells write it, and UTF-8 that a
/// program took for Windows-1252, so that “isn’t” became “isnâ€™t”. Its bytes are coded, as those
/// of a package are.
enum EncodedText {
  static func contents(_ raw: RawPage) -> PackageContents? {
    guard let (form, text) = mended(raw.bytes) else { return nil }
    let page = PackedPage(text, as: nil, at: [], path: raw.name)
    return PackageContents(form: form, pages: [page])
  }

  static func begins(_ bytes: [UInt8]) -> Bool { isUTF16(bytes) }

  private static func mended(_ bytes: [UInt8]) -> (form: String, text: [UInt8])? {
    if isUTF16(bytes) { return ("a text in UTF-16", Charset.utf16(bytes)) }
    if isWindows1252(bytes) {
      return ("a text in Windows-1252", Charset.utf8(bytes, from: "windows-1252"))
    }
    guard let first = ByteSearch.first(of: quote, in: bytes[...]),
      ByteSearch.first(of: quote, in: bytes[(first + 1)...]) != nil, UTF8Check.isValid(bytes.span)
    else { return nil }
    return ("a text that was saved in a wrong encoding", reread(bytes))
  }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Whether a text is of signs between plain letters that are no UTF-8. Other encodings have them
  /// side by side.
  private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
    guard !UTF8Check.isValid(bytes.span) else { return false }
    var (count, pairs, isAfter) = (0, 0, false)
    for byte in bytes {
      if byte == 0 || unused.contains(byte) { return false }
      let isHigh = byte >= 0x80
      if isHigh { count += 1 }
      if isHigh, isAfter { pairs += 1 }
      isAfter = isHigh
    }
    return count >= fewest && count * 10 < bytes.count && pairs * 10 < count
  }

  /// A few such bytes are damage.
  private static let fewest = 4
  /// Where Windows-1252 has no sign.
  private static let unused: [UInt8] = [0x81, 0x8D, 0x8F, 0x90, 0x9D]

  /// What quotation marks and dashes begin with. One may be what a text is about, two are not.
  private static let quote: StaticString = "â€"

  /// A text with the characters that its own were taken for the bytes of.
  private static func reread(_ bytes: [UInt8]) -> [UInt8] {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var text = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      let character = bytesOfCharacter(scalars[place...])
      if let character,
        let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first
      {
        text.append(scalar)
        place += character.count
      } else {
        text.append(scalars[place])
        place += 1
      }
    }
    return Array(String(text).utf8)
  }

  /// The bytes of UTF-8 that a few characters stand for; nil if they stand for themselves.
  private static func bytesOfCharacter(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8]? {
    guard let first = scalars.first, let lead = Charset.windows1252(first) else { return nil }
    let count = 0xC2..<0xE0 ~= lead ? 2 : 0xE0..<0xF0 ~= lead ? 3 : 0xF0..<0xF5 ~= lead ? 4 : 0
    guard count > 0, scalars.count >= count else { return nil }
    // What Windows-1252 has no sign for was lost; the closing quotation mark is the common one.
    let rest = scalars.dropFirst().prefix(count - 1).map { scalar in
      Charset.windows1252(scalar) ?? (scalar == "\u{FFFD}" ? 0x9D : 0)
    }
    return rest.allSatisfy { 0x80..<0xC0 ~= $0 } ? [lead] + rest : nil
  }
}
