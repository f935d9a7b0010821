import Bytes
import Model
import Vocabulary

/// The text of a page in which each link and each bold word begins a line, as `get_text("\n")` of
/// BeautifulSoup writes it: lines that belong together become one.
struct TornText {
  static let form = "a text with a line for each link and bold word"
  /// Fields above the text.
  private let head: [UInt8]
  private var blocks: [Joined] = []
  /// The last block that may be an item, of a list that a colon opens.
  private var item = -2

  private struct Joined {
    var text: [UInt8]
    var lines = 1
  }

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first(where: { !ByteClass.isSpace($0) }), !"{<-".utf8.contains(first),
      !Self.hasBlankLines(bytes.prefix(1 << 12))
    else { return nil }
    let scrape = Scrape(RawPage(file: "", name: "", bytes: Array(bytes)))
    let lines = (scrape.firstLine..<scrape.lines.count).map(scrape.text)
    guard TornLines.are(lines) else { return nil }
    head = Array(scrape.bytes[scrape.start..<scrape.start(of: scrape.firstLine)])
    for line in lines where !line.isEmpty { add(line) }
  }

  var text: [UInt8] {
    head + Array(blocks.map(\.text).joined(separator: Array("\n\n".utf8))) + [UInt8(ascii: "\n")]
  }
}

extension TornText {
  /// Looked at first: most files have such lines near their beginning.
  private static func hasBlankLines(_ bytes: ArraySlice<UInt8>) -> Bool {
    let feeds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    return zip(feeds, feeds.dropFirst()).count { $0 + 1 == $1 } * 10 > feeds.count
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard let joint = joint(line) else { return blocks.append(Joined(text: Array(line))) }
    blocks[blocks.count - 1].text += joint.utf8 + line
    blocks[blocks.count - 1].lines += 1
  }

  /// In bytes. What is longer has an end of a sentence in it, or could.
  private static let longestSentence = 400

  /// What is between the last block and a line that goes on with it.
  private mutating func joint(_ line: ArraySlice<UInt8>) -> String? {
    guard let above = blocks.last, !TornLines.isName(above.text[...]) else { return nil }
    if TornLines.isClosing(line) { return "" }
    let text = above.text[...]
    let isLong =
      text.count > Self.longestSentence || SentenceEnds.firstEnd(text) != nil
    let goesOn =
      ByteSearch.starts(line, with: "— ")
      || TornLines.opensSmall(line, behind: text, isLong: isLong)
      || TornLines.isOpen(text)
      || isLong && !SentenceEnds.isEnded(text) && !TornLines.isName(line)
      || above.lines == 1 && isExplained(text, by: line)
    guard goesOn else { return nil }
    return text.last == UInt8(ascii: "(") ? "" : " "
  }

  /// Whether a block is a guideline, and the line what it is about. Items are often requests, too.
  private mutating func isExplained(
    _ text: ArraySlice<UInt8>, by line: ArraySlice<UInt8>
  ) -> Bool {
    guard TornLines.isGuideline(text), line.count > TornLines.longestName,
      !TornLines.isName(line)
    else { return false }
    let before = blocks.dropLast().last?.text.last
    guard before == UInt8(ascii: ":") || item == blocks.count - 2, TornLines.isGuideline(line)
    else { return true }
    item = blocks.count - 1
    return false
  }
}
