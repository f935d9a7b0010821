/// Bytes that a run needs again later: in memory, or elsewhere and read each time.
public struct StoredBytes: Sendable {
  private enum Place: Sendable {
    case here(ArraySlice<UInt8>)
    case away(Range<Int>, read: @Sendable (Range<Int>) -> [UInt8])
  }

  private let place: Place

  private init(_ place: Place) { self.place = place }

  public init(_ bytes: ArraySlice<UInt8>) { place = .here(bytes) }

  public init(_ bytes: [UInt8]) { self.init(bytes.exact[...]) }

  /// Bytes that lie elsewhere, in this range.
  public init(in range: Range<Int>, read: @escaping @Sendable (Range<Int>) -> [UInt8]) {
    place = .away(range, read: read)
  }

  public var count: Int {
    switch place {
    case .here(let bytes): bytes.count
    case .away(let range, _): range.count
    }
  }

  public var isAway: Bool { if case .away = place { true } else { false } }

  public var bytes: ArraySlice<UInt8> {
    switch place {
    case .here(let bytes): bytes
    case .away(let range, let read): read(range)[...]
    }
  }

  /// As many of them as `count`, from the end.
  public func suffix(_ count: Int) -> StoredBytes {
    switch place {
    case .here(let bytes): StoredBytes(bytes.suffix(count))
    case .away(let range, let read):
      StoredBytes(.away(range.suffix(count), read: read))
    }
  }

  /// A part of them, counted from the first.
  public subscript(part: Range<Int>) -> ArraySlice<UInt8> {
    switch place {
    case .here(let bytes): bytes.dropFirst(part.lowerBound).prefix(part.count)
    case .away(let range, let read):
      read(range.dropFirst(part.lowerBound).prefix(part.count))[...]
    }
  }
}
