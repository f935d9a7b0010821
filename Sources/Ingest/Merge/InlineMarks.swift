import Bytes

/// How much a text has besides its words.
struct InlineMarks: Sendable, Equatable {
  private(set) var pictures = 0
  private(set) var links = 0
  private(set) var emphasis = 0

  init(_ block: Block) {
    add(block.text)
    for row in block.rows { for cell in row { add(cell) } }
  }

  init(_ text: [UInt8]) { add(text) }

  var sight: Sight {
    [pictures > 0 ? .pictures : [], links > 0 ? .links : [], emphasis > 0 ? .emphasis : []]
  }

  /// Whether a text has something that another lacks, and lacks nothing. What a newer source sees
  /// and no longer has does not count.
  func isRicher(than other: InlineMarks, beyond seen: Sight) -> Bool {
    let more: Sight = [
      pictures > other.pictures ? .pictures : [], links > other.links ? .links : [],
      emphasis > other.emphasis ? .emphasis : [],
    ]
    let hasAll =
      pictures >= other.pictures && links >= other.links
      && (emphasis >= other.emphasis || more.contains(.links) || more.contains(.pictures))
    return hasAll && !more.isEmpty && more.isDisjoint(with: seen)
  }

  func hasAll(of other: InlineMarks) -> Bool {
    pictures >= other.pictures && links >= other.links && emphasis >= other.emphasis
  }

  private mutating func add(_ bytes: [UInt8]) {
    let text = bytes.span
    var (place, closings, openings) = (0, 0, 0)
    while place < text.count {
      let byte = text[place]
      place += 1
      // Small letters are most of a text, and behind all marks.
      if byte > UInt8(ascii: "`") || byte == UInt8(ascii: " ") { continue }
      let next = place < text.count ? text[place] : 0
      switch byte {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "!") where next == UInt8(ascii: "["): openings += 1
      case UInt8(ascii: "]") where next == UInt8(ascii: "("): closings += 1
      case UInt8(ascii: "*"), UInt8(ascii: "`"): emphasis += 1
      case UInt8(ascii: "_") where !MarkdownText.isInsideWord(place - 1, bytes[...]): emphasis += 1
      default: break
      }
    }
    pictures += min(openings, closings)
    links += max(0, closings - openings)
  }
}
