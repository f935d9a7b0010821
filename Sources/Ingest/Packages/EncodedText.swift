import Bytes
import Model

/// A text that is not UTF-8 and can be made so: UTF-16, as some shells write it, and UTF-8 that a
/// program took for Windows-1252, so that “isn’t” became “isnâ€™t”. Its bytes are coded, as those
/// of a package are.
enum EncodedText {
  /// The text of a raw file in UTF-8, and what it was; nil if it is UTF-8, or nothing we know.
  static func decoded(_ bytes: [UInt8]) -> (form: String, text: [UInt8])? {
    if isUTF16(bytes) { return ("a text in UTF-16", Charset.utf16(bytes)) }
    guard !UTF8Check.isValid(bytes.span), isWindows1252(bytes) else { return nil }
    return ("a text in Windows-1252", Charset.utf8(bytes, from: "windows-1252"))
  }

  static let misreadForm = "a text that was saved in a wrong encoding"

  /// A text whose signs were taken for others; nil if it is none, or right.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard let first = ByteSearch.first(of: quote, in: bytes[...]),
      ByteSearch.first(of: quote, in: bytes[(first + 1)...]) != nil,
      ByteSearch.first(of: "’", in: bytes[...]) == nil, UTF8Check.isValid(bytes.span)
    else { return nil }
    return reread(bytes)
  }

  static func begins(_ bytes: [UInt8]) -> Bool { isUTF16(bytes) }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let isWide = bytes.count > 3 && bytes[2] == 0 && bytes[3] == 0
    return !isWide && (bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]))
  }

  /// Whether most of what is no plain letter are quotation marks and dashes of Windows-1252, and
  /// the rest signs and letters that English has: damage, and other encodings, have others.
  private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
    var (count, marks) = (0, 0)
    for byte in bytes where byte >= 0x80 || byte == 0 {
      guard common[Int(byte)] else { return false }
      count += 1
      if 0x91..<0x98 ~= byte || byte == 0x85 { marks += 1 }
    }
    return marks >= fewest && marks * 2 > count && count * 10 < bytes.count
  }

  private static let common: [Bool] = (0...255).map { byte in
    0x91..<0x98 ~= byte || 0xE0...0xFF ~= byte
      || [0x85, 0x99, 0xA0, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB7, 0xBB, 0xD7].contains(byte)
  }

  /// A few such bytes are damage.
  private static let fewest = 4

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
    var rest = scalars.dropFirst().prefix(count - 1).map { Charset.windows1252($0) ?? 0 }
    // Windows-1252 has no sign for the end of “””, so that it was lost.
    if lead == 0xE2, rest[0] == 0x80, scalars[scalars.startIndex + 2] == "\u{FFFD}" {
      rest[1] = 0x9D
    }
    return rest.allSatisfy { 0x80..<0xC0 ~= $0 } ? [lead] + rest : nil
  }
}
