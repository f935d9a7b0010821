/// Names as numbers, in order of the names. Many are looked up for each page that is written, so
/// none is hashed as a `String` is.
struct NameTable: Sendable {
  let names: [String]
  private let bytes: [[UInt8]]
  /// By hash: the number of a name, or -1.
  private var slots: [Int]

  init(_ names: Set<String>) {
    self.names = names.sorted()
    bytes = self.names.map { Array($0.utf8) }
    var size = 16
    while size < 4 * names.count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for number in bytes.indices {
      var slot = bytes[number].withUnsafeBufferPointer(Self.hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = number
    }
  }

  /// The number of a name; nil if it is none of these.
  func number(of name: String) -> Int? {
    var name = name
    return name.withUTF8(number)
  }

  private func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isSame(name, bytes[slots[slot]]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ name: UnsafeBufferPointer<UInt8>, _ other: [UInt8]) -> Bool {
    guard name.count == other.count else { return false }
    for place in other.indices where name[place] != other[place] { return false }
    return true
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash ^ (hash >> 15))
  }
}
