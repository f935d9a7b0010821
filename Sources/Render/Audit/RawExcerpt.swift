import Bytes

/// Raw bytes as text that a page can show: what is no UTF-8 is replaced, controls get a sign.
struct RawExcerpt {
  let text: String
  /// Whether something had to be replaced.
  let isRepaired: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    // Most are shown as they are. All are counted: the compiler then looks at many at a time.
    let controls = bytes.reduce(0) { Self.isControl($1) ? $0 &+ 1 : $0 }
    if controls == 0, let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
      isRepaired = false
      return
    }
    let raw = Array(bytes)
    let repaired = UTF8Repair.repaired(raw)
    isRepaired = repaired != raw
    text = String(decoding: Self.visible(repaired), as: UTF8.self)
  }

  /// The first bytes of a range, whole characters only.
  static func start(of range: Range<Int>, atMost count: Int, in bytes: [UInt8]) -> Range<Int> {
    guard range.count > count else { return range }
    var end = range.lowerBound + count
    for _ in 0..<3 where end > range.lowerBound && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return range.lowerBound..<end
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
  }

  /// Controls as the pictures of them (U+2400 on); of `\r\n`, the line feed.
  private static func visible(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: isControl) else { return bytes }
    var visible: [UInt8] = []
    visible.reserveCapacity(bytes.count + bytes.count / 8)
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case 0x0D where place + 1 < bytes.count && bytes[place + 1] == 0x0A: break
      case 0x09, 0x0A: visible.append(byte)
      case 0..<0x20: visible += [0xE2, 0x90, 0x80 + byte]
      case 0x7F: visible += [0xE2, 0x90, 0xA1]
      default: visible.append(byte)
      }
    }
    return visible
  }
}
