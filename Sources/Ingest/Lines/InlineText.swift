import Bytes

/// Repairs inside a line: addresses made whole, blanks set and taken where the scrape lost or
/// added them. One pass; runs without a mark are copied as they are.
struct InlineText {
  private let text: ArraySlice<UInt8>
  private var output: [UInt8] = []
  private var place: Int
  /// Inside a span of code, everything stands as it is.
  private var inCode = false

  static func normal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var line = InlineText(text)
    line.run()
    return line.output
  }

  private init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
    output.reserveCapacity(text.count + 32)
  }
}

extension InlineText {
  private mutating func run() {
    while place < text.endIndex {
      let end = text[place...].firstIndex { Self.marks[Int($0)] } ?? text.endIndex
      output += text[place..<end]
      place = end
      if place < text.endIndex { takeMark(text[place]) }
    }
    while output.last == UInt8(ascii: " ") || hasHardBreak { output.removeLast() }
  }

  private mutating func takeMark(_ byte: UInt8) {
    if byte >= 0x80 { return takeInvisible() }
    if byte == UInt8(ascii: "`") { return takeBacktick() }
    guard !inCode else { return copy(1) }
    switch byte {
    case UInt8(ascii: "]"): takeLinkEnd()
    case UInt8(ascii: "["): takeLinkStart()
    case UInt8(ascii: "\\") where place + 1 < text.endIndex: copy(2)
    case UInt8(ascii: "*"), UInt8(ascii: "_"): takeEmphasis(byte)
    default: copy(1)
    }
  }

  private mutating func copy(_ count: Int) {
    output += text[place..<(place + count)]
    place += count
  }

  /// A no-break space is a space; a zero-width space and a byte order mark are nothing.
  private mutating func takeInvisible() {
    let rest = text[place...]
    if rest.starts(with: [0xC2, 0xA0]) {
      output.append(UInt8(ascii: " "))
      place += 2
    } else if rest.starts(with: [0xE2, 0x80, 0x8B]) || rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      place += 3
    } else {
      copy(1)
    }
  }

  private mutating func takeBacktick() {
    let opens = !inCode && text[(place + 1)...].contains(UInt8(ascii: "`"))
    if opens { separateFromWord() }
    inCode = opens
    copy(1)
  }

  private mutating func takeLinkStart() {
    separateFromWord()
    copy(1)
  }

  /// `the[App menu]`, `Use`progressive``: the blank that a crawler swallows inside bold.
  private mutating func separateFromWord() {
    if let last = output.last, ByteClass.isLetter(last) { output.append(UInt8(ascii: " ")) }
  }

  /// `](address)`, and the blank that got lost behind it.
  private mutating func takeLinkEnd() {
    guard let address = LinkAddress(text, at: place) else { return copy(1) }
    output += Array("](".utf8)
    output += address.normal
    output.append(UInt8(ascii: ")"))
    place = address.end
    if place < text.endIndex, ByteClass.isLetter(text[place]) { output.append(UInt8(ascii: " ")) }
  }

  private mutating func takeEmphasis(_ mark: UInt8) {
    let run = text[place...].prefix { $0 == mark }.count
    let closes = output.last.map { !ByteClass.isSpace($0) } ?? false
    let lost = closes && isLostGap(behind: place + run, run)
    copy(run)
    if lost { output.append(UInt8(ascii: " ")) }
    if closes, isGapBeforePunctuation { place += 1 }
  }

  /// `_x_ ,`: a crawler sets a blank behind emphasis, whatever follows.
  private var isGapBeforePunctuation: Bool {
    guard place + 1 < text.endIndex, text[place] == UInt8(ascii: " ") else { return false }
    guard ",.;:!?)".utf8.contains(text[place + 1]) else { return false }
    return place + 2 == text.endIndex || !ByteClass.isAlphanumeric(text[place + 2])
  }

  /// `**Lead.**Next`: the blank behind a bold sentence.
  private func isLostGap(behind next: Int, _ run: Int) -> Bool {
    guard run == 2, next < text.endIndex, ByteClass.isLetter(text[next]) else { return false }
    return output.last.map { ".?!".utf8.contains($0) } ?? false
  }

  private var hasHardBreak: Bool {
    output.count > 1 && output.suffix(2).elementsEqual("\\\\".utf8)
  }

  private static let marks: [Bool] = (0...255).map { byte in
    "`[]\\*_".utf8.contains(byte) || [0xC2, 0xE2, 0xEF].contains(byte)
  }
}
