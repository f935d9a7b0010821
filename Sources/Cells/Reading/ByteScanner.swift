import Bytes

/// A place in folded bytes that moves on while what it meets is what was asked for.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }
  var isAtEnd: Bool { place >= bytes.count }
  var rest: ArraySlice<UInt8> { bytes[place...] }

  mutating func skipSpaces() {
    while let byte = next, ByteClass.isSpace(byte) { place += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// Takes a word in either case, if no letter or digit follows it.
  mutating func take(word: String) -> Bool {
    let end = place + word.utf8.count
    guard end <= bytes.count,
      zip(bytes[place..<end], word.utf8).allSatisfy({ ByteClass.lowered($0) == $1 }),
      end == bytes.count || !ByteClass.isAlphanumeric(bytes[end])
    else { return false }
    place = end
    return true
  }

  /// The digits from here on.
  mutating func digits() -> ArraySlice<UInt8> {
    let start = place
    while let byte = next, ByteClass.isDigit(byte) { place += 1 }
    return bytes[start..<place]
  }

  /// What `read` gives; if that is nothing, the place stays.
  mutating func attempt<Value>(_ read: (inout ByteScanner) -> Value?) -> Value? {
    var ahead = self
    guard let value = read(&ahead) else { return nil }
    self = ahead
    return value
  }

  /// What is in brackets, from here.
  mutating func remark() -> ArraySlice<UInt8>? {
    attempt { ahead in
      ahead.skipSpaces()
      guard ahead.take(UInt8(ascii: "(")),
        let close = ahead.rest.firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let remark = ahead.rest[..<close]
      ahead.place = close + 1
      return remark
    }
  }
}
