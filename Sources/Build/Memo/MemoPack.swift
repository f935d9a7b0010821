import Bytes

/// The bytes of a memo on disk: mark of the program, digest of all that follows; then for each
/// entry its key of 32 bytes, the length of what is kept, and that. `bytes` and `init` are each
/// other’s inverse.
struct MemoPack: Sendable {
  private static let digest = 32

  private let packed: [UInt8]
  private let places: [Memo.Key: Range<Int>]

  static let empty = MemoPack()

  private init() { (packed, places) = ([], [:]) }

  /// nil for what another program wrote, or what is damaged.
  init?(_ bytes: [UInt8], of program: [UInt8]) {
    let start = program.count + Self.digest
    guard bytes.starts(with: program), bytes.count >= start else { return nil }
    let packed = Array(bytes[start...])
    guard bytes[program.count..<start].elementsEqual(SHA256.digest(packed)) else { return nil }
    var reader = PackReader(packed)
    var places: [Memo.Key: Range<Int>] = [:]
    while !reader.isAtEnd {
      guard let key = reader.bytes(Self.digest), let place = reader.place() else { return nil }
      places[key] = place
    }
    (self.packed, self.places) = (packed, places)
  }

  static func bytes(_ entries: [Memo.Key: [UInt8]], of program: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    let sorted = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (key, bytes) in sorted where key.count == digest {
      packed += key
      packed.append(part: bytes)
    }
    return program + SHA256.digest(packed) + packed
  }

  var keys: Set<Memo.Key> { Set(places.keys) }

  subscript(key: Memo.Key) -> PackReader? { places[key].map { PackReader(packed, $0) } }
}

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
