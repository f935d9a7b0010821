/// Finds a phrase in bytes.
public enum ByteSearch {
  /// Where a phrase first is in a slice.
  public static func first(of phrase: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    phrase.withUTF8Buffer { needle in first(of: needle, in: bytes) }
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
}

extension ByteSearch {
  private typealias Words = SIMD2<UInt64>

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Sixteen places at a time: where the first and the last byte of the phrase both are, a byte of
  /// the two words is zero, and a word with a zero in it borrows when ones are taken off.
  private static func place(
    of needle: UnsafeBufferPointer<UInt8>, in hay: UnsafeRawBufferPointer
  ) -> Int? {
    guard let head = needle.first, let tail = needle.last else { return nil }
    let (ones, signs) = (Words(repeating: ones), Words(repeating: ones << 7))
    let (heads, tails) = (UInt64(head) &* ones, UInt64(tail) &* ones)
    let (width, last) = (16, needle.count - 1)
    let end = hay.count - last - width
    var start = 0
    // Its sums are smaller than `hay` is.
    while start <= end {
      let word = hay.loadUnaligned(fromByteOffset: start, as: Words.self) ^ heads
      let behind = hay.loadUnaligned(fromByteOffset: start &+ last, as: Words.self) ^ tails
      let both = word | behind
      let zeros = (both &- ones) & ~both & signs
      if zeros.x | zeros.y != 0, let place = place(of: needle, in: hay, start..<start + width) {
        return place
      }
      start &+= width
    }
    return place(of: needle, in: hay, start..<max(start, hay.count - last))
  }

  private static func place(
    of needle: UnsafeBufferPointer<UInt8>, in hay: UnsafeRawBufferPointer, _ places: Range<Int>
  ) -> Int? {
    for place in places {
      var same = 0
      while same < needle.count, hay[place + same] == needle[same] { same += 1 }
      if same == needle.count { return place }
    }
    return nil
  }
}
