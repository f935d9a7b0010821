/// Random numbers that are the same in every run (SplitMix64), so that a failing case comes back.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound - 1`.
  public mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  public mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }

  /// One of some elements; there must be one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  public mutating func list<Element>(
    upTo most: Int, _ element: (inout SeededRandom) -> Element
  ) -> [Element] {
    (0..<below(most + 1)).map { _ in element(&self) }
  }

  /// Any bytes, often not UTF-8.
  public mutating func bytes(upTo most: Int) -> [UInt8] {
    list(upTo: most) { UInt8(truncatingIfNeeded: $0.next()) }
  }
}
