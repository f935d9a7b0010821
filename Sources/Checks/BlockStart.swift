import Model

/// The first bytes of a block, behind the blanks before them: enough to know most blocks for none
/// of a few that begin otherwise.
struct BlockStart: Hashable {
  private var bytes: UInt64 = 0
  private var count = 0

  private static let longest = 8

  init(_ text: String) { add(text) }

  /// Of what is said within nodes; nil if it begins with another letter than those of ASCII, which
  /// may be a blank.
  init?(of nodes: Range<Int>, in document: Document) {
    for node in nodes where count < Self.longest {
      switch document.nodes[node].kind {
      case .text(let words), .code(let words), .html(let words):
        add(words)
      case .softBreak, .lineBreak: add(UInt8(ascii: " "))
      case .emphasis, .strong, .strikethrough, .link, .image, .footnoteReference: break
      default: return nil
      }
    }
    // What is behind them, another letter may change.
    if count == 0 || bytes & 0x8080_8080_8080_8080 != 0 { return nil }
  }

  private mutating func add(_ text: String) {
    let bytes = text.utf8.span
    var place = 0
    while place < bytes.count, count < Self.longest {
      add(bytes[place])
      place += 1
    }
  }

  private mutating func add(_ byte: UInt8) {
    let isBlank = byte == UInt8(ascii: " ") || byte &- 0x09 < 5
    guard count < Self.longest, count > 0 || !isBlank else { return }
    bytes = bytes << 8 | UInt64(byte)
    count += 1
  }
}
