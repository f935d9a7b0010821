/// A growing buffer that text and markup are written to.
public struct ByteOutput: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public init(capacity: Int) { bytes.reserveCapacity(capacity) }

  public var count: Int { bytes.count }
  public var isEmpty: Bool { bytes.isEmpty }
  public var last: UInt8? { bytes.last }

  public mutating func append(_ byte: UInt8) { bytes.append(byte) }

  // Inlined, it adds 1.4 kB to the browser’s engine.
  @inline(never) public mutating func append(_ text: StaticString) {
    let (start, count) = (text.utf8Start, text.utf8CodeUnitCount)
    // Most are a sign or two, for which to make room at once takes longer than to write them.
    guard count > 4 else {
      for place in 0..<count { bytes.append(start[place]) }
      return
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  public mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: slice))
  }

  public mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  /// A part of other bytes, without a slice of them, which would count as one more owner.
  public mutating func append(_ more: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    more.withUnsafeBufferPointer { append($0[range]) }
  }

  /// Bytes of a text that is not taken apart.
  public mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0[...]) }
  }

  public mutating func append(repeating byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  /// The decimal digits of a number.
  public mutating func append(decimal number: Int) {
    guard number != 0 else { return append(UInt8(ascii: "0")) }
    if number < 0 { append(UInt8(ascii: "-")) }
    var (rest, power) = (number.magnitude, 1 as UInt)
    while rest / power >= 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / power))
      rest %= power
      power /= 10
    }
  }

  /// Hands over all bytes once there are at least `size`; the buffer is empty then.
  public mutating func handOver(to put: ([UInt8]) -> Void, atLeast size: Int) {
    guard bytes.count >= size else { return }
    put(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  public mutating func removeLast(_ count: Int = 1) { bytes.removeLast(count) }
}
