extension ArraySlice<UInt8> {
  /// Without the blanks around.
  public var trimmed: Self {
    // Not by taking bytes off: a slice that is changed is copied first.
    var (start, end) = (startIndex, endIndex)
    while end > start, ByteClass.isSpace(self[end - 1]) { end -= 1 }
    while start < end, ByteClass.isSpace(self[start]) { start += 1 }
    return self[start..<end]
  }
}
