extension ArraySlice<UInt8> {
  /// Without the blanks around.
  public var trimmed: Self {
    // Not by taking bytes off: a slice that is changed is copied first.
    var (start, end) = (startIndex, endIndex)
    while end > start, ByteClass.isSpace(self[end - 1]) { end -= 1 }
    while start < end, ByteClass.isSpace(self[start]) { start += 1 }
    return self[start..<end]
  }

  /// Without the blank lines in front and the blanks behind: the indentation of the first line says
  /// what it is in.
  public var withoutBlankLines: Self {
    let text = trimmed
    let feed = self[..<text.startIndex].lastIndex(of: UInt8(ascii: "\n"))
    return self[(feed.map { $0 + 1 } ?? startIndex)..<text.endIndex]
  }

  /// Without a mark of the order of bytes, which some tools write in front.
  public var withoutMark: Self { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self }
}

extension Substring {
  /// Without the blanks around.
  public var trimmed: Substring {
    let bytes = utf8.drop { ByteClass.isSpace($0) }
    return bytes.lastIndex { !ByteClass.isSpace($0) }.map { Substring(bytes[...$0]) } ?? ""
  }
}
