extension ByteOutput {
  /// A part of other bytes, without a slice of them, which would count as one more owner.
  public mutating func append(_ more: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    more.withUnsafeBufferPointer { append($0[range]) }
  }
}
