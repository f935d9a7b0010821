import Bytes

/// Where a tag ends and how many attributes it has, byte for byte as HTML reads it: a `>` in quotes
/// does not end it, and a quote that opens no value does not quote.
struct HTMLAttributeScan {
  private enum State { case before, name, behindName, beforeValue, unquoted, quoted(UInt8) }

  private var state = State.before
  private var last: UInt8 = 0
  private(set) var count = 0
  private(set) var isSlashed = false

  var isQuoting: Bool { if case .quoted = state { true } else { false } }

  /// Whether a byte ends the tag.
  mutating func take(_ byte: UInt8) -> Bool {
    defer { last = byte }
    switch state {
    case .quoted(let quote):
      if byte == quote { state = .before }
      return false
    case .unquoted where byte == UInt8(ascii: ">"): return true
    case .unquoted:
      if ByteClass.isSpace(byte) { state = .before }
      return false
    case _ where byte == UInt8(ascii: ">"):
      isSlashed = last == UInt8(ascii: "/")
      return true
    default:
      step(byte)
      return false
    }
  }

  private mutating func step(_ byte: UInt8) {
    let isSpace = ByteClass.isSpace(byte)
    switch state {
    case .before where isSpace || byte == UInt8(ascii: "/"): break
    case .name where isSpace: state = .behindName
    case .behindName where isSpace, .beforeValue where isSpace: break
    case .name where byte == UInt8(ascii: "/"), .behindName where byte == UInt8(ascii: "/"):
      state = .before
    case .name where byte == UInt8(ascii: "="), .behindName where byte == UInt8(ascii: "="):
      state = .beforeValue
    case .beforeValue where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
      state = .quoted(byte)
    case .beforeValue: state = .unquoted
    case .before, .behindName:
      state = .name
      count += 1
    default: break
    }
  }
}
