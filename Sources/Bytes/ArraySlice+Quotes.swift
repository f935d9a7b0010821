extension ArraySlice<UInt8> {
  /// Where the quotation ends that opens at a place; what is behind a backslash does not end it.
  public func closingQuote(of start: Int) -> Int? {
    var next = start + 1
    while next < endIndex, self[next] != self[start] {
      next += self[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return next < endIndex ? next : nil
  }
}
