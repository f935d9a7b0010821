import Bytes

/// Repairs inside a line: addresses made whole, blanks set and taken where the scrape lost or
/// added them. One pass; runs without a mark are copied, and what is in code stays as it is.
struct InlineText {
  private let text: ArraySlice<UInt8>
  private var output: [UInt8] = []
  private var place: Int
  /// How many ticks opened the code that this place is in; 0 outside of code.
  private var code = 0
  private var isBold = false
  /// Brackets that are open: an escaped one opens nothing, so that nothing closes it.
  private var openBrackets = 0
  private let ticks: TickRuns
  /// How many `**` there were up to this place, and how many there are in all.
  private var boldMarks = 0
  private lazy var allBoldMarks = Self.boldMarks(in: text)

  static func normal(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var line = InlineText(text)
    line.run()
    return line.output
  }

  /// A line without the blanks at its end, and without the `\\\\` of a line break.
  static func lineEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    while let last = rest.last {
      if ByteClass.isSpace(last) {
        rest = rest.dropLast()
      } else if rest.suffix(2).elementsEqual("\\\\".utf8) {
        rest = rest.dropLast(2)
      } else {
        break
      }
    }
    return rest
  }

  private init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
    ticks = TickRuns(text)
    output.reserveCapacity(text.count + 32)
  }
}

extension InlineText {
  private mutating func run() {
    let marks = Self.marks
    while place < text.endIndex {
      let end = text[place...].firstIndex { marks[Int($0)] } ?? text.endIndex
      output += text[place..<end]
      place = end
      if place < text.endIndex { takeMark(text[place]) }
    }
    let rest = output.count - Self.lineEnd(output[...]).count
    output.removeLast(rest)
    // A no-break space in front, which is a blank now.
    if let first = output.first, ByteClass.isSpace(first) {
      output = Array(output.drop(while: ByteClass.isSpace))
    }
  }

  private mutating func takeMark(_ byte: UInt8) {
    if byte == UInt8(ascii: "`") { return takeTicks() }
    guard code == 0 else { return copy(1) }
    switch byte {
    case UInt8(ascii: "]"): takeLinkEnd()
    case UInt8(ascii: "["): takeLinkStart()
    case UInt8(ascii: "<"): takeAngle()
    case UInt8(ascii: "\\"): copy(min(2, text.endIndex - place))
    case UInt8(ascii: "*"), UInt8(ascii: "_"): takeEmphasis(byte)
    default: takeInvisible()
    }
  }

  private mutating func copy(_ count: Int) {
    output += text[place..<(place + count)]
    place += count
  }

  private mutating func takeInvisible() {
    let (count, parts) = Invisible.first(of: text[place...])
    if count == 0 { return copy(1) }
    if parts { output.append(UInt8(ascii: " ")) }
    place += count
  }

  private mutating func takeTicks() {
    let count = run(of: UInt8(ascii: "`"))
    if code == count {
      code = 0
    } else if code == 0, ticks.opens(count, at: place) {
      separateFromWord()
      code = count
    }
    copy(count)
  }

  /// `<doc://com.apple.documentation/…>`: a link by name, which becomes one with words.
  private mutating func takeAngle() {
    let inner = text[(place + 1)...].prefix(LinkAddress.longest)
    guard ByteSearch.starts(inner, with: "doc://"),
      let close = inner.dropFirst().firstIndex(where: { "<> ".utf8.contains($0) }),
      text[close] == UInt8(ascii: ">"),
      let address = DocAddress.web(inner[..<close])
    else { return copy(1) }
    separateFromWord()
    output.append(UInt8(ascii: "["))
    output += DocAddress.words(address[...])
    output += Array("](".utf8) + LinkAddress.written(address)
    output.append(UInt8(ascii: ")"))
    place = close + 1
  }

  /// `[](#Best-practices)`: the place of a heading, without words.
  private var emptyAnchor: LinkAddress? {
    let words = text[(place + 1)...].prefix(4).prefix { $0 != UInt8(ascii: "]") }
    guard output.last != UInt8(ascii: "!"), Invisible.fills(words),
      ByteSearch.starts(text[words.endIndex...], with: "](#")
    else { return nil }
    return LinkAddress(text, at: words.endIndex)
  }

  private mutating func takeLinkStart() {
    if let anchor = emptyAnchor {
      place = anchor.end
      return
    }
    // The number of a footnote belongs to its word.
    let isNote = text[place...].dropFirst().first == UInt8(ascii: "^")
    if !isNote { separateFromWord() }
    openBrackets += 1
    copy(1)
  }

  /// `the[App menu]`, `Use`progressive``: the blank that a crawler swallows inside bold.
  private mutating func separateFromWord() {
    if let last = output.last, ByteClass.isLetter(last) { output.append(UInt8(ascii: " ")) }
  }

  /// `](address)`, and the blank that got lost behind it. One letter may be a plural’s.
  private mutating func takeLinkEnd() {
    guard openBrackets > 0 else { return copy(1) }
    openBrackets -= 1
    guard let address = LinkAddress(text, at: place) else { return copy(1) }
    output.append(UInt8(ascii: "]"))
    output.append(UInt8(ascii: "("))
    output += address.normal
    output.append(UInt8(ascii: ")"))
    place = address.end
    let word = text[place...].prefix(2).prefix(while: ByteClass.isLetter)
    if !word.isEmpty, !word.elementsEqual("s".utf8) { output.append(UInt8(ascii: " ")) }
  }

  private mutating func takeEmphasis(_ mark: UInt8) {
    let run = run(of: mark)
    if mark == UInt8(ascii: "*"), run == 2 { boldMarks += 1 }
    if isBold, mark == UInt8(ascii: "*"), run == 2, closesBehindGap() { return closeBehindGap() }
    let closes = output.last.map { !ByteClass.isSpace($0) } ?? false
    let next = text[(place + run)...].first
    let isLost = isBold && closes && run == 2 && isLostGap(before: next)
    if mark == UInt8(ascii: "*"), run > 1 {
      isBold = isBold && closes ? false : isBold || next.map { !ByteClass.isSpace($0) } ?? false
    }
    copy(run)
    if isLost { output.append(UInt8(ascii: " ")) }
    if closes, isGapBeforePunctuation { place += 1 }
  }

  /// `**Lead. **Text`: a blank before the end of bold, which then is none to Markdown. An even
  /// number of marks follows, so that this one opens nothing.
  private mutating func closesBehindGap() -> Bool {
    guard output.last == UInt8(ascii: " "), place + 2 < text.endIndex,
      !ByteClass.isSpace(text[place + 2])
    else { return false }
    return (allBoldMarks - boldMarks).isMultiple(of: 2)
  }

  private static func boldMarks(in text: ArraySlice<UInt8>) -> Int {
    let isStar = text.map { $0 == UInt8(ascii: "*") }
    return isStar.split(separator: false).count { $0.count == 2 }
  }

  private mutating func closeBehindGap() {
    while output.last == UInt8(ascii: " ") { output.removeLast() }
    output += Array("**".utf8)
    place += 2
    let rest = text[place...]
    let isWord = rest.first.map { ByteClass.isAlphanumeric($0) || "[`(".utf8.contains($0) } ?? false
    if isWord || ["“", "‘"].contains(where: { rest.starts(with: $0.utf8) }) {
      output.append(UInt8(ascii: " "))
    }
    isBold = false
  }

  /// `_x_ ,`: a crawler sets a blank behind emphasis, whatever follows.
  private var isGapBeforePunctuation: Bool {
    guard place + 1 < text.endIndex, text[place] == UInt8(ascii: " ") else { return false }
    guard ",.;:!?)".utf8.contains(text[place + 1]) else { return false }
    return place + 2 == text.endIndex || !ByteClass.isAlphanumeric(text[place + 2])
  }

  /// `**Lead.**Next`: the blank behind a bold sentence.
  private func isLostGap(before next: UInt8?) -> Bool {
    guard let next, ByteClass.isLetter(next) else { return false }
    return output.last.map { ".?!".utf8.contains($0) } ?? false
  }

  private func run(of byte: UInt8) -> Int { text[place...].prefix { $0 == byte }.count }

  private static let marks: [Bool] = (0...255).map { byte in
    "`[]<\\*_".utf8.contains(byte) || Invisible.starts(byte)
  }
}
