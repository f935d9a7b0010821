/// Gives every different run of bytes a number, in the order in which they are met. The bytes of
/// all lie in one array: a word that is known costs a hash and a comparison, and no memory.
struct WordNumbers: Sendable {
  /// A word's number beside what most words are known by, their first bytes and their length.
  private struct Slot {
    var head: UInt64
    var length: UInt32
    var number: UInt32
  }

  private static let none = UInt32.max
  private static let free = Slot(head: 0, length: 0, number: none)
  private static let headLength = 8

  private var bytes: [UInt8] = []
  /// Where each begins in `bytes`, and the end of the last.
  private var starts = [0]
  /// A power of two of them, never full.
  private var slots = [Slot](repeating: free, count: 256)
  /// Another in each run, so that no text can be made of words that all share a slot.
  private let seed = UInt64.random(in: .min ... .max)

  var count: Int { starts.count - 1 }

  /// The number of a word, the next one if it was never met.
  mutating func number(of word: Range<Int>, in text: Span<UInt8>) -> Int {
    let head = Self.head(of: word, in: text)
    let slot = slot(of: word, in: text, head)
    guard slots[slot].number == Self.none else { return Int(slots[slot].number) }
    let number = count
    slots[slot] = Slot(head: head, length: UInt32(word.count), number: UInt32(number))
    for place in word { bytes.append(text[place]) }
    starts.append(bytes.count)
    if count * 4 > slots.count * 3 { grow() }
    return number
  }

  mutating func number(of word: [UInt8]) -> Int { number(of: word.indices, in: word.span) }

  /// The number of a word; nil if it was never met.
  func known(_ word: [UInt8]) -> Int? {
    let text = word.span
    let head = Self.head(of: word.indices, in: text)
    let number = slots[slot(of: word.indices, in: text, head)].number
    return number == Self.none ? nil : Int(number)
  }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[starts[number]..<starts[number + 1]] }

  /// All numbers in the order of their bytes.
  func sorted() -> [UInt32] {
    let heads = (0..<count).map { number in
      Self.head(of: starts[number]..<starts[number + 1], in: bytes.span).byteSwapped
    }
    return (0..<UInt32(count)).sorted { one, other in
      let (first, second) = (heads[Int(one)], heads[Int(other)])
      return first == second
        ? self[Int(one)].lexicographicallyPrecedes(self[Int(other)]) : first < second
    }
  }
}

extension WordNumbers {
  /// The first bytes, from the lowest on, with zeros behind the last.
  @inline(__always) private static func head(
    of word: Range<Int>, in text: Span<UInt8>
  ) -> UInt64 {
    let start = word.lowerBound
    if start + headLength <= text.count {
      let head = UInt64(
        littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
      return word.count < headLength ? head & (1 << UInt64(8 * word.count) - 1) : head
    }
    var head: UInt64 = 0
    for place in word.prefix(headLength) {
      head |= UInt64(text[place]) << UInt64(8 * (place - start))
    }
    return head
  }

  private func hash(of word: Range<Int>, in text: Span<UInt8>, _ head: UInt64) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (head ^ seed) &* factor
    hash = (hash ^ hash >> 32 ^ UInt64(word.count)) &* factor
    for place in word.dropFirst(Self.headLength) {
      hash = (hash ^ UInt64(text[place])) &* factor
    }
    return hash ^ hash >> 32
  }

  /// The slot that has the word, or else the free one that it belongs into.
  private func slot(of word: Range<Int>, in text: Span<UInt8>, _ head: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(of: word, in: text, head)) & mask
    while slots[slot].number != Self.none {
      if slots[slot].head == head, slots[slot].length == word.count,
        isSameBehindHead(word, in: text, Int(slots[slot].number))
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always) private func isSameBehindHead(
    _ word: Range<Int>, in text: Span<UInt8>, _ number: Int
  ) -> Bool {
    guard word.count > Self.headLength else { return true }
    let start = starts[number] - word.lowerBound
    for place in word.dropFirst(Self.headLength) where text[place] != bytes[start + place] {
      return false
    }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var wider = [Slot](repeating: Self.free, count: mask + 1)
    for taken in slots where taken.number != Self.none {
      let word = starts[Int(taken.number)]..<starts[Int(taken.number) + 1]
      var slot = Int(truncatingIfNeeded: hash(of: word, in: bytes.span, taken.head)) & mask
      while wider[slot].number != Self.none { slot = (slot + 1) & mask }
      wider[slot] = taken
    }
    slots = wider
  }
}
