import Bytes
import TestSupport

/// Changes to bytes that were valid: the kinds of damage that readers trip over.
public struct Mutation {
  private var random: SeededRandom
  private let seeds: [[UInt8]]

  public init(seed: UInt64, of seeds: [[UInt8]]) {
    random = SeededRandom(seed)
    self.seeds = seeds
  }

  /// A seed with up to six changes; its first byte, which chooses, is changed less.
  public mutating func next() -> [UInt8] {
    var bytes = seeds.isEmpty ? [] : random.pick(seeds)
    for _ in 0...random.below(6) { change(&bytes) }
    return bytes
  }
}

extension Mutation {
  private mutating func change(_ bytes: inout [UInt8]) {
    let place = random.chance(50) ? 0 : min(bytes.count, 1 + random.below(bytes.count + 1))
    let some = place..<min(bytes.count, place + 1 + random.below(random.chance(4) ? 200 : 8))
    switch random.below(9) {
    case 0 where !some.isEmpty: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1 where !some.isEmpty: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.removeSubrange(some)
    case 3: bytes.insert(contentsOf: bytes[some], at: random.below(bytes.count + 1))
    case 4: bytes.insert(contentsOf: number(), at: place)
    case 5: bytes.replaceSubrange(place..<min(bytes.count, place + 1), with: number())
    case 6: bytes.removeLast(min(bytes.count, random.below(40)))
    case 7: bytes.replaceSubrange(some, with: piece())
    default: bytes.insert(contentsOf: random.bytes(upTo: 4), at: place)
    }
  }

  /// A stretch of any seed.
  private mutating func piece() -> [UInt8] {
    let seed = seeds.isEmpty ? [] : random.pick(seeds)
    guard !seed.isEmpty else { return [] }
    let start = random.below(seed.count)
    return Array(seed[start..<min(seed.count, start + 1 + random.below(60))])
  }

  /// A number as the index writes it, mostly one at the edge of something.
  private mutating func number() -> [UInt8] {
    var bytes: [UInt8] = []
    let edges: [UInt64] = [
      0, 1, 0x7F, 0x80, 0xFF, 0xFFFF, 1 << 20, 1 << 31, 1 << 32, 1 << 63, .max,
    ]
    let edge = random.pick(edges)
    Varint.write(random.chance(2) ? edge : edge &- UInt64(random.below(4)), to: &bytes)
    // Longer than need be, and without an end.
    if random.chance(20) { bytes = [UInt8](repeating: 0x80, count: random.below(12)) + [0] }
    return bytes
  }
}
