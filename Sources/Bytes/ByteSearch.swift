/// Finds a phrase in bytes.
public enum ByteSearch {
  /// Where a phrase first stands in a slice.
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

  /// Where a phrase last stands in a slice.
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
    guard let head = needle.first, bytes.count >= needle.count else { return nil }
    return bytes.withUnsafeBufferPointer { hay in
      for start in 0...(hay.count - needle.count) where hay[start] == head {
        if (1..<needle.count).allSatisfy({ hay[start + $0] == needle[$0] }) {
          return bytes.startIndex + start
        }
      }
      return nil
    }
  }
}
