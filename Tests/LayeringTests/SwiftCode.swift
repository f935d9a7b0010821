import Bytes
import Synchronization

/// Swift source in which comments and the text of strings are blanked, so that what is left is
/// code. Nothing moves: offsets and lines are those of the file.
struct SwiftCode: Sendable {
  let bytes: [UInt8]
  /// The opposite: the text of strings, with all else blanked.
  let strings: [UInt8]
  /// The text of comments, with all else blanked but for some marks of strings.
  let comments: [UInt8]
  let lines: LineTable
  let tokens: [Token]

  /// Dozens of rules read the same files: each is taken apart once.
  init(_ file: SourceFile) {
    let known = Self.known.withLock { $0[file.path] }
    if let known, known.source == file.bytes {
      self = known.code
      return
    }
    self.init(source: file.bytes)
    Self.known.withLock { [self] in $0[file.path] = (file.bytes, self) }
  }

  private static let known = Mutex<[String: (source: [UInt8], code: SwiftCode)]>([:])

  private init(source: [UInt8]) {
    var blanker = Blanker(source: source)
    bytes = blanker.run()
    strings = blanker.text
    var comments = source
    for (index, byte) in source.enumerated() where byte != UInt8(ascii: "\n") {
      let isElsewhere = bytes[index] == byte || strings[index] == byte
      if isElsewhere { comments[index] = UInt8(ascii: " ") }
    }
    self.comments = comments
    lines = LineTable(source)
    tokens = Token.all(in: bytes)
  }

  func line(_ offset: Int) -> Int { lines.position(of: offset).line }
}

/// Walks over source text; in `frames` stands what the place is nested in.
private struct Blanker {
  private enum Frame {
    /// A string: how many `#` around it, and whether it spans lines.
    case string(hashes: Int, lines: Bool)
    /// `\( … )` in a string: code, until as many brackets are closed as were opened.
    case interpolation(depth: Int)
  }

  let source: [UInt8]
  private var code: [UInt8]
  private(set) var text: [UInt8]
  private var place = 0
  private var frames: [Frame] = []

  init(source: [UInt8]) {
    self.source = source
    code = source
    text = source.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
  }

  mutating func run() -> [UInt8] {
    while place < source.count {
      switch frames.last {
      case .string(let hashes, let lines): stepInString(hashes, lines)
      case .interpolation(let depth): stepInCode(brackets: depth)
      case nil: stepInCode(brackets: nil)
      }
    }
    return code
  }

  private mutating func stepInCode(brackets: Int?) {
    if ByteClass.isAlphanumeric(source[place]) || ByteClass.isSpace(source[place]) {
      place += 1
      return
    }
    if skipComment() || openString() { return }
    if let brackets {
      let change = starts("(") ? 1 : starts(")") ? -1 : 0
      frames.removeLast()
      if brackets + change > 0 { frames.append(.interpolation(depth: brackets + change)) }
    }
    place += 1
  }

  private mutating func stepInString(_ hashes: Int, _ lines: Bool) {
    let fence = String(repeating: "#", count: hashes)
    if starts("\\" + fence) {
      blank(1 + hashes)
      if starts("(") {
        place += 1
        frames.append(.interpolation(depth: 1))
      } else {
        blank(1)
      }
      return
    }
    let end = (lines ? "\"\"\"" : "\"") + fence
    let closes = starts(end)
    if closes || (!lines && starts("\n")) { frames.removeLast() }
    if closes {
      place += end.utf8.count
    } else {
      text[place] = source[place]
      blank(1)
    }
  }

  private mutating func openString() -> Bool {
    var hashes = 0
    while place + hashes < source.count, source[place + hashes] == UInt8(ascii: "#") { hashes += 1 }
    guard starts("\"", ahead: hashes) else { return false }
    let lines = starts("\"\"\"", ahead: hashes)
    place += hashes + (lines ? 3 : 1)
    frames.append(.string(hashes: hashes, lines: lines))
    return true
  }

  private mutating func skipComment() -> Bool {
    if starts("//") {
      while place < source.count, !starts("\n") { blank(1) }
      return true
    }
    guard starts("/*") else { return false }
    var depth = 0
    repeat {
      let change = starts("/*") ? 1 : starts("*/") ? -1 : 0
      depth += change
      blank(change == 0 ? 1 : 2)
    } while depth > 0 && place < source.count
    return true
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where place < source.count {
      if source[place] != UInt8(ascii: "\n") { code[place] = UInt8(ascii: " ") }
      place += 1
    }
  }

  private func starts(_ text: String, ahead: Int = 0) -> Bool {
    let start = place + ahead
    guard start < source.count, source[start] == text.utf8.first else { return false }
    return source[start...].starts(with: text.utf8)
  }
}
