extension Sequence<UInt8> {
  /// How often a byte is there in a row at most.
  public func longestRun(of sign: UInt8) -> Int {
    var (longest, run) = (0, 0)
    for byte in self {
      run = byte == sign ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }
}
