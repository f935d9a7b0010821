/// A digest of values one after the other: equal values in equal order, and no others, give equal
/// digests. Each is written with its length in front, so that none runs into the next.
public struct Fingerprint: Sendable {
  @usableFromInline var written: [UInt8] = []

  public init() {}

  public var digest: [UInt8] { SHA256.digest(written) }

  public mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      written.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  // What is generic is compiled where it is used: otherwise each item costs an allocation.
  @inlinable public mutating func add(_ bytes: some Collection<UInt8>) {
    add(bytes.count)
    written.append(contentsOf: bytes)
  }

  public mutating func add(_ text: String) { add(text.utf8) }

  /// A text, or that there is none, which is not the empty text.
  public mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  @inlinable public mutating func add<Item>(
    all items: some Collection<Item>, _ write: (inout Fingerprint, Item) -> Void
  ) {
    add(items.count)
    for item in items { write(&self, item) }
  }
}
