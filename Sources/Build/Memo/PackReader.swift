import Bytes

/// Reads numbers, and parts with their lengths in front, one after the other.
struct PackReader {
  private let all: [UInt8]
  private var next: Int
  private let end: Int

  init(_ all: [UInt8], _ range: Range<Int>) {
    self.all = all
    (next, end) = (range.lowerBound, range.upperBound)
  }

  init(_ all: [UInt8]) { self.init(all, all.indices) }

  var isAtEnd: Bool { next >= end }

  mutating func number() -> Int? {
    guard let number = Varint.read(all, at: &next), next <= end else { return nil }
    return Int(exactly: number)
  }

  /// Where a part is.
  mutating func place() -> Range<Int>? {
    guard let count = number(), count <= end - next else { return nil }
    defer { next += count }
    return next..<next + count
  }

  mutating func part() -> [UInt8]? { place().map { Array(all[$0]) } }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count <= end - next else { return nil }
    defer { next += count }
    return Array(all[next..<next + count])
  }
}

extension [UInt8] {
  mutating func append(part: some Collection<UInt8>) {
    Varint.write(UInt64(part.count), to: &self)
    self += part
  }
}
