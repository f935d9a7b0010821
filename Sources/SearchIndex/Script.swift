/// A file of the index as a classic script, the one thing that a page opened from disk may load:
/// `hig("NAME","…")` hands over the payload, a character for each byte. Nothing is packed here: the
/// server's packing sees the bytes themselves and does better than over anything packed before.
enum Script {
  /// A file that is larger is no file of ours.
  static let largest = 1 << 26

  static func wrap(_ payload: [UInt8], name: String) -> [UInt8] {
    var script = front(name)
    script.reserveCapacity(script.count + payload.count * 3 / 2)
    let bytes = payload.span
    var place = 0
    while true {
      let end = endOfPlain(in: bytes, from: place)
      script += payload[place..<end]
      guard end < bytes.count else { break }
      append(escaped: bytes[end], to: &script)
      place = end + 1
    }
    script += back
    return script
  }

  /// The payload of a script that `wrap` wrote.
  static func unwrap(_ script: [UInt8], name: String, path: String) throws(SearchError) -> [UInt8] {
    let front = front(name)
    guard script.count <= largest, script.count >= front.count + back.count,
      script.starts(with: front), script.suffix(back.count).elementsEqual(back),
      let payload = payload(script.dropFirst(front.count).dropLast(back.count))
    else { throw .notAPart(path) }
    return payload
  }

  /// One of the scripts of a file that holds several, a line each; nil if it is not there.
  static func find(_ name: String, in file: [UInt8]) -> [UInt8]? {
    let front = front(name)
    let lines = file.split(separator: UInt8(ascii: "\n"))
    return lines.first { $0.starts(with: front) }.map { $0 + [UInt8(ascii: "\n")] }
  }
}

extension Script {
  private static let backslash = UInt8(ascii: "\\")
  private static let back = Array("\")\n".utf8)

  private static func front(_ name: String) -> [UInt8] { Array("hig(\"\(name)\",\"".utf8) }

  private static func append(escaped byte: UInt8, to script: inout [UInt8]) {
    if let letter = escape(byte) {
      script.append(backslash)
      script.append(letter)
    } else {
      script.append(0xC0 | byte >> 6)
      script.append(0x80 | byte & 0x3F)
    }
  }

  /// The first byte that cannot stand for itself, or the end. Eight at a time.
  private static func endOfPlain(in bytes: Span<UInt8>, from start: Int) -> Int {
    let width = 8
    var place = start
    while place + width <= bytes.count {
      let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard arePlain(word) else { break }
      place += width
    }
    while place < bytes.count, bytes[place] < 0x80, escape(bytes[place]) == nil { place += 1 }
    return place
  }

  /// Whether none of eight bytes has its high bit or is one that `escape` knows: it would be zero
  /// in what it differs by, and borrow when a one is taken off.
  @inline(__always) private static func arePlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quotes, slashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5C)
    let (feeds, returns) = (word ^ ones &* 0x0A, word ^ ones &* 0x0D)
    let found =
      word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
      | (feeds &- ones) & ~feeds | (returns &- ones) & ~returns
    return found & (ones << 7) == 0
  }

  /// What is behind a backslash for what cannot stand for itself.
  private static func escape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    case UInt8(ascii: "\""), backslash: byte
    default: nil
    }
  }

  /// Nil for anything that `wrap` does not write.
  private static func payload(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var payload: [UInt8] = []
    payload.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case backslash:
        guard let letter = rest.next(), let meant = meant(by: letter) else { return nil }
        payload.append(meant)
      case 0..<0x80:
        guard escape(byte) == nil else { return nil }
        payload.append(byte)
      case 0xC2, 0xC3:
        guard let tail = rest.next(), tail & 0xC0 == 0x80 else { return nil }
        payload.append((byte & 0x03) << 6 | tail & 0x3F)
      default: return nil
      }
    }
    return payload
  }

  private static func meant(by letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "\""), backslash: letter
    default: nil
    }
  }
}
