/// Words and their numbers, from 1 on in the order of a list. A word is found by its bytes, so that
/// a text can be read without making a `String` of each of its words.
public struct WordTable: Sendable {
  private struct Slot {
    var key = WordKey()
    var number = 0
  }

  /// As many as a power of two, at least half of them free, so that a search soon ends at one.
  private var slots: [Slot]

  /// A word that is listed twice has its first number. One too long for a key would not be found:
  /// it stops a debug build.
  public init(_ words: [String]) {
    var size = 16
    while size < words.count * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (place, word) in words.enumerated() {
      let key = WordKey(word)
      assert(key.isWhole, "no word of a table is longer than \(WordKey.longest) bytes: \(word)")
      let slot = self.slot(of: key)
      if slots[slot].number == 0, key.isWhole { slots[slot] = Slot(key: key, number: place + 1) }
    }
  }

  /// 0 for a word that is not listed.
  public subscript(key: WordKey) -> Int { slots[slot(of: key)].number }

  public subscript(word: String) -> Int { self[WordKey(word)] }

  /// Where a word is, or the free slot where it would be.
  private func slot(of key: WordKey) -> Int {
    let mask = slots.count - 1
    var slot = key.hash & mask
    while slots[slot].number != 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }
}

/// The bytes of a short word as two numbers: what it takes to compare it.
public struct WordKey: Sendable, Equatable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0
  @usableFromInline var size = 0

  public static let longest = 16

  @inlinable public init() {}

  public init(_ word: String) { for byte in word.utf8 { append(byte) } }

  /// How many bytes were added, even if they are too many for a key.
  @inlinable public var count: Int { size }

  /// Whether all bytes are in the key. Others are like no word of a table.
  public var isWhole: Bool { size <= Self.longest }

  @inlinable public mutating func append(_ byte: UInt8) {
    if size < 8 {
      low |= UInt64(byte) << UInt64(8 * size)
    } else if size < 16 {
      high |= UInt64(byte) << UInt64(8 * size - 64)
    }
    size += 1
  }

  /// Without the last bytes of the word. A word too long for a key stays one.
  public func dropping(_ count: Int) -> WordKey {
    guard isWhole else { return self }
    var key = WordKey()
    for place in 0..<max(0, size - count) {
      let part = place < 8 ? low >> UInt64(8 * place) : high >> UInt64(8 * place - 64)
      key.append(UInt8(truncatingIfNeeded: part))
    }
    return key
  }

  fileprivate var hash: Int {
    let mixed =
      (low &* 0x9E37_79B9_7F4A_7C15) ^ (high &* 0xC2B2_AE3D_27D4_EB4F) ^ UInt64(size)
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9 >> 32)
  }
}
