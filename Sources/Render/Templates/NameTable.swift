/// Names as numbers, in order of the names. Many are looked up for each page that is written, so
/// none is hashed as a `String` is.
final class NameTable: Sendable {
  let names: [String]
  private let bytes: [[UInt8]]
  /// By hash: the number of a name, or -1.
  private let slots: [Int]

  init(_ names: Set<String>) {
    let sorted = names.sorted()
    self.names = sorted
    bytes = sorted.map { Array($0.utf8) }
    var size = 16
    while size < 4 * names.count { size *= 2 }
    var slots = [Int](repeating: -1, count: size)
    for (number, name) in sorted.enumerated() {
      var slot = Self.hash(name.utf8.span) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = number
    }
    self.slots = slots
  }

  /// The number of a name; nil if it is none of these.
  func number(of name: String) -> Int? {
    let name = name.utf8.span
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isSame(name, bytes[slots[slot]]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ name: Span<UInt8>, _ other: [UInt8]) -> Bool {
    guard name.count == other.count else { return false }
    for place in other.indices where name[place] != other[place] { return false }
    return true
  }

  private static func hash(_ name: Span<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for place in name.indices { hash = (hash ^ UInt32(name[place])) &* 0x0100_0193 }
    return Int(hash ^ (hash >> 15))
  }
}
