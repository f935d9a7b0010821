extension ByteSearch {
  /// Whether some place of a text is as wanted, by the eight bytes up to it, in lower case and in
  /// one number, as `window` gives it of a word. For many short words at once.
  @inlinable public static func contains(
    _ isWanted: (_ lastBytes: UInt64) -> Bool, in text: String
  ) -> Bool {
    let bytes = text.utf8.span
    var last: UInt64 = 0
    for place in bytes.indices {
      last = last << 8 | UInt64(bytes[place] | 0x20)
      if isWanted(last) { return true }
    }
    return false
  }

  /// The number of a word in lower case, of eight bytes at most.
  public static func window(_ word: StaticString) -> UInt64 {
    word.withUTF8Buffer { bytes in
      assert(bytes.count <= 8, "longer than a window")
      return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
