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
    var run = 0
    for place in bytes.indices where !isPlain(bytes[place]) {
      let byte = bytes[place]
      script += payload[run..<place]
      run = place + 1
      if let letter = escape(byte) {
        script.append(backslash)
        script.append(letter)
      } else {
        script.append(0xC0 | byte >> 6)
        script.append(0x80 | byte & 0x3F)
      }
    }
    script += payload[run...]
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

  /// Whether a byte stands for itself.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x40 ? plain >> UInt64(byte) & 1 != 0 : byte < 0x80 && byte != backslash
  }

  /// A bit for each byte below 0x40 but `"` and the ends of lines.
  private static let plain: UInt64 = ~(1 << 0x0A | 1 << 0x0D | 1 << 0x22)

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
