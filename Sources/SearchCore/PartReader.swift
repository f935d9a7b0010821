import Bytes

/// Reads a file of the index from front to back. Every step is checked: bytes from a disk or a
/// network are never trusted, and a wrong one is an error, not a trap.
struct PartReader {
  let bytes: [UInt8]
  let part: PartName
  private(set) var offset: Int

  init(_ bytes: [UInt8], _ part: PartName, at offset: Int = 0) {
    self.bytes = bytes
    self.part = part
    self.offset = offset
  }

  func failure(_ problem: IndexError.Problem) -> IndexError {
    IndexError(problem, in: part, at: offset)
  }

  mutating func byte() throws(IndexError) -> UInt8 {
    guard offset < bytes.count else { throw failure(.cutShort) }
    offset += 1
    return bytes[offset - 1]
  }

  /// A number, refused above `limit`.
  @inline(never) mutating func number(upTo limit: Int = Int(Int32.max)) throws(IndexError) -> Int {
    var place = offset
    guard let value = Varint.read(bytes, at: &place) else { throw failure(.cutShort) }
    guard value <= UInt64(limit) else { throw failure(.outOfRange) }
    offset = place
    return Int(value)
  }

  /// How many things follow; each takes a byte at least, so there are no more than bytes.
  mutating func count() throws(IndexError) -> Int { try number(upTo: bytes.count - offset) }

  mutating func fixed32() throws(IndexError) -> UInt32 {
    var value: UInt32 = 0
    for shift in 0..<4 { value |= UInt32(try byte()) << UInt32(8 * shift) }
    return value
  }

  /// The hashes of so many files.
  mutating func hashes(_ count: Int) throws(IndexError) -> [UInt32] {
    var hashes: [UInt32] = []
    for _ in 0..<count { hashes.append(try fixed32()) }
    return hashes
  }

  /// The next `size` bytes, as a place in `bytes`.
  mutating func range(_ size: Int) throws(IndexError) -> Range<Int> {
    guard size >= 0, size <= bytes.count - offset else { throw failure(.cutShort) }
    offset += size
    return offset - size..<offset
  }

  /// A length and so many bytes, as a place in `bytes`.
  @inline(never) mutating func textRange() throws(IndexError) -> Range<Int> {
    try range(try count())
  }

  @inline(never) mutating func text() throws(IndexError) -> [UInt8] {
    Array(bytes[try textRange()])
  }

  /// What is in front of the next zero, which is passed over, as a place in `bytes`.
  @inline(never) mutating func line() throws(IndexError) -> Range<Int> {
    let start = offset
    while try byte() != SynonymMark.end {}
    return start..<offset - 1
  }

  func finish() throws(IndexError) {
    guard offset == bytes.count else { throw failure(.tooLong) }
  }
}
