import Bytes

extension Block {
  /// Whether it ends within emphasis, code or the words of a link. A text may speak of such signs,
  /// and a note begin with a star: then it ends as a sentence does.
  var hasOpenMark: Bool {
    let marks = OpenMarks(text)
    return marks.isStrong || marks.isAny && !SentenceEnds.isEnded(text[...].trimmed)
  }
}

/// The marks of a text that nothing closes.
struct OpenMarks {
  /// Whether strong emphasis is open.
  private(set) var isStrong = false
  private var isEmphasis = false
  private var ticks = 0
  private var brackets = 0

  init(_ text: [UInt8]) {
    var place = 0
    while place < text.count {
      let end = text[place...].firstIndex { $0 != text[place] } ?? text.count
      let run = end - place
      switch text[place] {
      case UInt8(ascii: "\\") where ticks == 0:
        place += run % 2 == 0 ? run : run + 1
        continue
      case UInt8(ascii: "`"):
        if ticks == 0 { ticks = run } else if ticks == run { ticks = 0 }
      case UInt8(ascii: "*") where ticks == 0: takeStars(run, text, place..<end)
      case UInt8(ascii: "[") where ticks == 0: brackets += run
      case UInt8(ascii: "]") where ticks == 0: brackets = max(0, brackets - run)
      default: break
      }
      place = end
    }
  }

  var isAny: Bool { isStrong || isEmphasis || ticks > 0 || brackets > 0 }

  /// Stars between blanks are signs.
  private mutating func takeStars(_ run: Int, _ text: [UInt8], _ place: Range<Int>) {
    let opens = place.upperBound < text.count && !ByteClass.isSpace(text[place.upperBound])
    let closes = place.lowerBound > 0 && !ByteClass.isSpace(text[place.lowerBound - 1])
    if run != 1, isStrong ? closes : opens { isStrong.toggle() }
    if run != 2, isEmphasis ? closes : opens { isEmphasis.toggle() }
  }
}
