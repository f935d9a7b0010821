/// Finds a phrase in bytes.
public enum ByteSearch {
  /// Where a phrase first is in a slice.
  public static func first(of phrase: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    phrase.withUTF8Buffer { needle in first(of: needle, in: bytes) }
  }

  /// The same for a phrase that is known at run time; nothing if it is empty.
  public static func first(text phrase: String, in bytes: ArraySlice<UInt8>) -> Int? {
    phrase.utf8.span.withUnsafeBufferPointer { needle in first(of: needle, in: bytes) }
  }

  /// Whether a slice starts with a phrase.
  public static func starts(_ bytes: ArraySlice<UInt8>, with phrase: StaticString) -> Bool {
    phrase.withUTF8Buffer { bytes.starts(with: $0) }
  }

  /// Whether a slice is a phrase.
  public static func equal(_ bytes: ArraySlice<UInt8>, _ phrase: StaticString) -> Bool {
    bytes.count == phrase.utf8CodeUnitCount && starts(bytes, with: phrase)
  }

  /// Where a phrase last is in a slice.
  public static func last(of phrase: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let size = phrase.utf8CodeUnitCount
    guard bytes.count >= size else { return nil }
    return (bytes.startIndex...(bytes.endIndex - size)).last { place in
      starts(bytes[place...], with: phrase)
    }
  }

  private static func first(
    of needle: UnsafeBufferPointer<UInt8>, in bytes: ArraySlice<UInt8>
  ) -> Int? {
    bytes.withUnsafeBufferPointer { hay in
      place(of: needle, in: UnsafeRawBufferPointer(hay)).map { bytes.startIndex + $0 }
    }
  }

  /// Whether a text has a word in any case. Each byte of the word must have the bit 0x20, as small
  /// letters have.
  public static func has(_ word: StaticString, inAnyCase text: String) -> Bool {
    text.utf8.span.withUnsafeBufferPointer { hay in
      word.withUTF8Buffer { needle in
        assert(needle.allSatisfy { $0 & 0x20 != 0 }, "a byte of the word lacks the bit 0x20")
        return place(of: needle, in: UnsafeRawBufferPointer(hay), with: 0x20) != nil
      }
    }
  }

  /// Where such a word is next, from a place on.
  public static func next(
    _ word: StaticString, inAnyCase bytes: Span<UInt8>, from start: Int
  ) -> Int? {
    bytes.withUnsafeBytes { hay in
      guard start < hay.count else { return nil }
      return word.withUTF8Buffer { needle in
        place(of: needle, in: UnsafeRawBufferPointer(rebasing: hay[start...]), with: 0x20).map {
          start + $0
        }
      }
    }
  }

  /// Where such a word first is in a slice.
  public static func first(of word: StaticString, inAnyCase bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { hay in
      word.withUTF8Buffer { needle in
        place(of: needle, in: UnsafeRawBufferPointer(hay), with: 0x20).map {
          bytes.startIndex + $0
        }
      }
    }
  }

  /// How many bytes are one of some signs.
  public static func count(of signs: StaticString, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { hay in signs.withUTF8Buffer { count(of: $0, in: hay) } }
  }

  /// Where a byte is next, from a place on.
  public static func next(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    bytes.withUnsafeBufferPointer { hay in
      guard start < hay.count else { return nil }
      return withUnsafePointer(to: byte) { needle in
        place(
          of: UnsafeBufferPointer(start: needle, count: 1),
          in: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(hay)[start...])
        ).map { start + $0 }
      }
    }
  }
}

extension ByteSearch {
  private typealias Bytes = SIMD16<UInt8>

  /// Sixteen places at a time: where the first and the last byte of the phrase both are.
  /// - Parameter bit: Set in each byte of the text before it is compared.
  private static func place(
    of needle: UnsafeBufferPointer<UInt8>, in hay: UnsafeRawBufferPointer, with bit: UInt8 = 0
  ) -> Int? {
    guard let head = needle.first, let tail = needle.last else { return nil }
    let (heads, tails) = (Bytes(repeating: head), Bytes(repeating: tail))
    let bits = Bytes(repeating: bit)
    let (width, last) = (16, needle.count - 1)
    let end = hay.count - last - width
    guard end >= 0 else {
      return (0..<max(0, hay.count - last)).first { isSame(needle, hay, at: $0, with: bit) }
    }
    var start = 0
    // Its sums are smaller than `hay` is.
    while true {
      let bytes = hay.loadUnaligned(fromByteOffset: start, as: Bytes.self) | bits
      let behind = hay.loadUnaligned(fromByteOffset: start &+ last, as: Bytes.self) | bits
      let both = unsafeBitCast((bytes .== heads) .& (behind .== tails), to: SIMD2<UInt64>.self)
      if both.x | both.y != 0,
        let place = place(of: needle, in: hay, start, marks: both.x, with: bit)
          ?? place(of: needle, in: hay, start + width / 2, marks: both.y, with: bit)
      {
        return place
      }
      guard start < end else { return nil }
      // The last sixteen overlap those before.
      start = min(start &+ width, end)
    }
  }

  private static func count(
    of signs: UnsafeBufferPointer<UInt8>, in hay: UnsafeRawBufferPointer
  ) -> Int {
    var count = 0
    var start = 0
    while start + 16 <= hay.count {
      // A lane counts up to 255: as often as it is added to below.
      let end = min(hay.count - 15, start + 16 * (255 / max(1, signs.count)))
      var sums = Bytes(repeating: 0)
      while start < end {
        let bytes = hay.loadUnaligned(fromByteOffset: start, as: Bytes.self)
        for sign in signs {
          sums.replace(with: sums &+ 1, where: bytes .== Bytes(repeating: sign))
        }
        start += 16
      }
      for lane in sums.indices { count += Int(sums[lane]) }
    }
    return count + hay[start...].count { signs.contains($0) }
  }

  /// One of eight places, those whose byte is marked.
  private static func place(
    of needle: UnsafeBufferPointer<UInt8>, in hay: UnsafeRawBufferPointer, _ start: Int,
    marks: UInt64, with bit: UInt8
  ) -> Int? {
    var marks = marks.littleEndian
    while marks != 0 {
      let byte = marks.trailingZeroBitCount / 8
      if isSame(needle, hay, at: start + byte, with: bit) { return start + byte }
      marks &= ~(0xFF << UInt64(8 * byte))
    }
    return nil
  }

  private static func isSame(
    _ needle: UnsafeBufferPointer<UInt8>, _ hay: UnsafeRawBufferPointer, at place: Int,
    with bit: UInt8
  ) -> Bool {
    var same = 0
    while same < needle.count, hay[place + same] | bit == needle[same] { same += 1 }
    return same == needle.count
  }
}
