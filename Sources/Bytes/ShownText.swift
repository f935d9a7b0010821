/// What stands for characters that no page and no Markdown of it shows as they are, since a browser
/// or a terminal would obey them or lose them: for a control the picture of it, `␛`, for all else
/// U+FFFD. So too for what turns the direction of text, unless it is closed in the same piece.
public struct ShownText {
  /// Where lone turns are; nil until one is met.
  private var lone: Set<Int>?

  init() {}

  /// The text as it may be shown; mostly as it is.
  public static func bytes(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer(shown) ?? text
  }

  /// nil for what may be shown as it is.
  private static func shown(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var output = ByteOutput()
    var (shown, run, place) = (ShownText(), 0, 0)
    while let suspect = suspect(from: place, in: text) {
      place = suspect
      guard let sign = shown.sign(at: place, in: text) else {
        place += 1
        continue
      }
      if run == 0 { output = ByteOutput(capacity: text.count) }
      output.append(text[run..<place])
      output.append(sign.bytes)
      place += sign.length
      run = place
    }
    guard run > 0 else { return nil }
    output.append(text[run...])
    return output.bytes
  }

  /// The next place where a sign may have to stand.
  @inline(__always) private static func suspect(
    from start: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var place = start
    while place < text.count {
      if isPlainWord(at: place, in: text) {
        place += 8
      } else if isSuspect(text[place]), isSuspect(place, in: text) {
        return place
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Whether the next eight bytes are all ASCII that is printed.
  @inline(__always) private static func isPlainWord(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard place + 8 <= text.count else { return false }
    let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Adding 1 sets the top bit of 0x7F, subtracting 0x20 that of every control below a blank.
    return (word | (word &+ ones) | (word &- (ones << 5))) & (ones << 7) == 0
  }

  /// Whether a text is nothing but ASCII that is printed, in one line.
  public static func isPrinted(_ bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      guard text.count >= 8 else { return text.allSatisfy { 0x20..<0x7F ~= $0 } }
      var place = 0
      while place < text.count {
        // The last eight overlap those before.
        guard isPlainWord(at: min(place, text.count - 8), in: text) else { return false }
        place += 8
      }
      return true
    }
  }

  /// The first character that is not shown as it is.
  public static func first(in text: String) -> Unicode.Scalar? {
    var text = text
    return text.withUTF8 { bytes in
      var (shown, place) = (ShownText(), 0)
      while let suspect = suspect(from: place, in: bytes) {
        if shown.sign(at: suspect, in: bytes) != nil {
          return String(decoding: bytes[suspect...], as: UTF8.self).unicodeScalars.first
        }
        place = suspect + 1
      }
      return nil
    }
  }

  /// Whether such a character may begin with a byte; few texts have many that do.
  @inline(__always) static func isSuspect(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF, 0xF0...: true
    default: false
    }
  }

  /// The same by what follows the byte: quotation marks and dashes begin as turns do.
  @inline(__always) static func isSuspect(_ place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool
  {
    switch text[place] {
    case 0xC2: place + 1 < text.count && text[place + 1] < 0xA0
    case 0xE2: place + 2 < text.count && text[place + 1] < 0x82 && text[place + 2] >= 0xA6
    case 0xEF: place + 1 < text.count && text[place + 1] >= 0xB7
    default: true
    }
  }
}

extension ShownText {
  struct Sign {
    let bytes: [UInt8]
    /// How many bytes it stands for.
    let length: Int

    init(_ sign: Unicode.Scalar, for length: Int) {
      bytes = Array(UTF8.encode(sign) ?? UTF8.encodedReplacementCharacter)
      self.length = length
    }
  }

  /// What stands for the character at a place; nil if it is shown.
  mutating func sign(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Sign? {
    let (byte, rest) = (text[place], text[(place + 1)...].prefix(3))
    let more = (rest.first ?? 0, rest.dropFirst().first ?? 0, rest.dropFirst(2).first ?? 0)
    switch (byte, more.0, more.1, more.2) {
    // As a browser would have it.
    case (0, _, _, _): return Sign("\u{FFFD}", for: 1)
    case (..<0x20, _, _, _): return Self.picture(UInt32(byte))
    case (0x7F, _, _, _): return Self.picture(0x21)
    // Second controls, and what is no character and never will be.
    case (0xC2, 0x80..<0xA0, _, _): return Sign("\u{FFFD}", for: 2)
    case (0xEF, 0xB7, 0x90..<0xB0, _), (0xEF, 0xBF, 0xBE...0xBF, _):
      return Sign("\u{FFFD}", for: 3)
    case (0xF0..., let second, 0xBF, 0xBE...0xBF) where second & 0x0F == 0x0F:
      return Sign("\u{FFFD}", for: 4)
    case (0xE2, 0x80...0x81, _, _): return isLone(place, in: text) ? Sign("\u{FFFD}", for: 3) : nil
    default: return nil
    }
  }

  /// U+2400 and following.
  private static func picture(_ number: UInt32) -> Sign {
    Sign(Unicode.Scalar(0x2400 + number) ?? "\u{FFFD}", for: 1)
  }

  private mutating func isLone(_ place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Turn(at: place, in: text) != nil else { return false }
    let lone = lone ?? Turn.lone(in: text)
    self.lone = lone
    return lone.contains(place)
  }
}
