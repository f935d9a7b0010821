import Bytes

/// How marks and links get around their words, so that Markdown reads them as marks.
extension InlineWriter {
  /// Writes something visible, which a reader sees as a letter or as a sign.
  mutating func put(_ bytes: [UInt8], seen next: Flank) {
    var bytes = bytes[...]
    if ending != nil, closed.isEmpty, !hasSpace, waiting.isEmpty {
      let tail = bytes.prefix(while: ByteClass.isLetter)
      output += tail
      bytes = bytes.dropFirst(tail.count)
      if bytes.isEmpty { return }
    }
    endLink()
    settle(before: hasSpace ? .space : flank(behind: 0, before: next))
    writeSpace()
    for (place, opening) in waiting.enumerated() {
      write(opening, before: flank(behind: place + 1, before: next))
    }
    waiting = []
    settle(before: next)
    writeSpace()
    closed = []
    output += bytes
  }

  private mutating func writeSpace() {
    if hasSpace, !output.isEmpty { output.append(UInt8(ascii: " ")) }
    hasSpace = false
  }

  mutating func close(_ isIt: (Opening) -> Bool) {
    if let last = waiting.lastIndex(where: isIt) {
      waiting.remove(at: last)
      return
    }
    guard let place = opened.lastIndex(where: { isIt($0.opening) }) else { return }
    endLink()
    let last = opened.remove(at: place)
    switch last.opening {
    case .bareLink: break
    case .link(let address): ending = address
    case .mark:
      guard last.length > 0 else { return }
      closed.append((last, output.count))
      output += Array(repeating: output[last.place], count: last.length)
    }
  }

  mutating func endLink() {
    guard let address = ending else { return }
    ending = nil
    closed = []
    output += Array("](".utf8) + address + [UInt8(ascii: ")")]
  }
}

extension InlineWriter {
  private mutating func write(_ opening: Opening, before next: Flank) {
    switch opening {
    case .bareLink: opened.append(Opened(opening: opening, place: output.count, length: 0))
    case .link: openBracket(opening)
    case .mark(let mark): openMark(mark, before: next)
    }
  }

  /// Letters right in front of a link belong to its first word.
  private mutating func openBracket(_ opening: Opening) {
    let letters = output.reversed().prefix(while: ByteClass.isLetter).count
    let head = Array(output.suffix(letters))
    output.removeLast(letters)
    if output.last == UInt8(ascii: "!") {
      output.removeLast()
      output += Array("\\!".utf8)
    }
    opened.append(Opened(opening: opening, place: output.count, length: 1))
    closed = []
    output.append(UInt8(ascii: "["))
    output += head
  }

  /// A mark inside its like says nothing; one that goes on where its like has just ended is one
  /// with it; one that Markdown would not read is left out.
  private mutating func openMark(_ mark: Mark, before next: Flank) {
    let opening = Opening.mark(mark)
    let before = Flank.last(of: output[...])
    let isLost = style == .heading || (before == .letter && next == .punctuation)
    if isLost || opened.contains(where: { $0.opening == opening && $0.length > 0 }) {
      return opened.append(Opened(opening: opening, place: output.count, length: 0))
    }
    if let last = closed.last, last.opened.opening == opening,
      last.place + last.opened.length == output.count
    {
      closed.removeLast()
      output.removeLast(last.opened.length)
      return opened.append(last.opened)
    }
    let length = mark == .emphasis ? 1 : 2
    opened.append(Opened(opening: opening, place: output.count, length: length))
    closed = []
    output += Array(repeating: Self.sign(of: mark, behind: before), count: length)
  }

  private static func sign(of mark: Mark, behind before: Flank) -> UInt8 {
    switch mark {
    case .strong: UInt8(ascii: "*")
    case .emphasis: before == .letter ? UInt8(ascii: "*") : UInt8(ascii: "_")
    case .strikethrough: UInt8(ascii: "~")
    }
  }

  /// What was closed last, in the light of what follows: `_` does not close inside a word, and
  /// nothing closes between a full stop and a letter.
  private mutating func settle(before next: Flank) {
    guard next == .letter else { return }
    while let last = closed.popLast() {
      let (start, length) = (last.opened.place, last.opened.length)
      guard last.place + length == output.count else { return }
      guard Flank.last(of: output[..<last.place]) == .punctuation else {
        guard output[start] == UInt8(ascii: "_") else { return }
        output[start] = UInt8(ascii: "*")
        return output[last.place] = UInt8(ascii: "*")
      }
      // The blank behind a bold sentence got lost.
      if length == 2, closed.isEmpty, ".?!".utf8.contains(output[last.place - 1]) {
        return hasSpace = true
      }
      output.removeSubrange(last.place..<last.place + length)
      output.removeSubrange(start..<start + length)
      closed = closed.map { inner in
        var moved = inner.opened
        moved.place -= length
        return (moved, inner.place - length)
      }
    }
  }
}
