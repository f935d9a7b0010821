extension ByteOutput {
  /// Bytes of a text that is not taken apart.
  public mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0[...]) }
  }
}
