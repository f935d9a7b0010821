import Bytes

/// Markdown within a line as the words that a reader sees: for places that show no marks.
struct PlainInline {
  private var text: [UInt8] = []
  private var rest: ArraySlice<UInt8>
  /// The marks that were left out and still have to be closed.
  private var open: [ArraySlice<UInt8>] = []

  static func text(_ markdown: String) -> String {
    var inline = PlainInline(rest: Array(markdown.utf8)[...])
    while !inline.rest.isEmpty { inline.step() }
    return String(decoding: inline.text, as: UTF8.self)
  }
}

extension PlainInline {
  private mutating func step() {
    guard let byte = rest.first else { return }
    switch byte {
    case UInt8(ascii: "\\"):
      let isEscape = rest.dropFirst().first.map(ByteClass.isPunctuation) ?? false
      if isEscape { rest = rest.dropFirst() }
      keep(1)
    case UInt8(ascii: "`"): takeCode()
    case UInt8(ascii: "["): takeLink()
    case UInt8(ascii: "*"), UInt8(ascii: "_"): takeMark(rest.prefix { $0 == byte })
    case UInt8(ascii: "&") where ByteSearch.starts(rest, with: "&#92;"):
      text.append(UInt8(ascii: "\\"))
      rest = rest.dropFirst(5)
    case UInt8(ascii: "&"): keep(1)
    default: keep(rest.prefix { !Self.marks[Int($0)] }.count)
    }
  }

  private static let marks: [Bool] = (0...255).map { "\\`[*_&".utf8.contains($0) }

  private mutating func keep(_ count: Int) {
    text += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  /// Code has no marks.
  private mutating func takeCode() {
    let marks = rest.prefix { $0 == UInt8(ascii: "`") }
    guard let end = Self.place(of: marks, in: rest.dropFirst(marks.count)) else {
      return keep(marks.count)
    }
    text += rest[marks.endIndex..<end].trimmed
    rest = rest[(end + marks.count)...]
  }

  /// A link’s words stay, and its address goes.
  private mutating func takeLink() {
    let label = rest.dropFirst()
    let end = label.firstIndex { "[]".utf8.contains($0) }
    // The number of a footnote, which is elsewhere.
    if let end, label.first == UInt8(ascii: "^"), label[end] == UInt8(ascii: "]") {
      rest = label[(end + 1)...]
      return
    }
    guard let end, ByteSearch.starts(label[end...], with: "](")
    else { return keep(1) }
    var depth = 0
    for place in label[(end + 1)...].indices {
      if label[place] == UInt8(ascii: "(") { depth += 1 }
      if label[place] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0 else { continue }
      text += Array(Self.text(String(decoding: label[..<end], as: UTF8.self)).utf8)
      rest = label[(place + 1)...]
      return
    }
    keep(1)
  }

  /// Marks that open what is closed further on, or that close it, go.
  private mutating func takeMark(_ marks: ArraySlice<UInt8>) {
    let isUnderscore = marks.first == UInt8(ascii: "_")
    let behind = rest.dropFirst(marks.count)
    let isBeforeWord = behind.first.map(ByteClass.isAlphanumeric) ?? false
    let isBehindWord = text.last.map { !ByteClass.isSpace($0) } ?? false
    let isInWord = isBeforeWord && (text.last.map(ByteClass.isAlphanumeric) ?? false)
    if open.last == marks, isBehindWord, !(isUnderscore && isInWord) {
      open.removeLast()
    } else if !isInWord, let first = behind.first, !ByteClass.isSpace(first),
      let end = Self.place(of: marks, in: behind), !ByteClass.isSpace(behind[end - 1])
    {
      open.append(marks)
    } else {
      return keep(marks.count)
    }
    rest = behind
  }

  /// Where a run of exactly these marks is behind a word; it is looked for nearby.
  private static func place(of marks: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Int? {
    var place = text.startIndex
    let end = min(text.endIndex, text.startIndex + 400)
    while place < end {
      let run = text[place...].prefix { $0 == marks.first }
      if run == marks, place > text.startIndex { return place }
      place = run.isEmpty ? place + 1 : run.endIndex
    }
    return nil
  }
}
