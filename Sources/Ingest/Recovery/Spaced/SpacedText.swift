import Bytes
import Model
import Vocabulary

/// A flattened page in which a scraper put a blank in front of each capital behind a small letter
/// or an end mark: `mac OS`, and `… right away. Best practices Use alerts`. The text without those
/// blanks, as it was before, is read like any flattened page.
struct SpacedText: Sendable {
  /// The text without the blanks.
  let scrape: Scrape
  /// Whether the title is in front of the article.
  let hasTitle: Bool
  /// Where blocks begin in the text without the blanks, in order.
  private let blocks: [Int]
  /// Where headings begin there.
  let headings: [Int: Level]
  /// Where guidelines and labels begin there.
  let leads: Set<Int>
  /// Where the blanks were that are gone.
  private let blanks: [Int]

  /// What a heading most likely is.
  enum Level: Equatable {
    case section, lower
    /// One that the page is not known to have.
    case doubtful
    /// One that the page is known to have.
    case known(Int)
    /// The heading of a table, of one among several groups of such, and of a group. They are
    /// certain.
    case table, inner, tables

    var isCertain: Bool { self != .section && self != .lower && self != .doubtful }
    var isOfTable: Bool { self == .table || self == .inner || self == .tables }
  }

  /// A longer text is no page, and not worth the time.
  private static let most = 1 << 20

  /// nil if nothing shows that blanks were put in.
  init?(_ scrape: Scrape, content: Range<Int>, outline: [Outlines.Heading] = []) {
    guard content.count <= Self.most, Self.isSpaced(scrape.bytes[content]) else { return nil }
    let bytes = SpacedNames.mended(scrape.bytes, in: content)
    let words = SpacedWord.words(bytes, content)
    let joints = SpacedJoints(words, title: scrape.fields["title"] ?? "", outline: outline)
    var blanks = words.flatMap(\.blanks)
    for joint in joints.places.union(joints.known?.torn ?? [])
    where words.indices.dropFirst().contains(joint) {
      let gap = words[joint - 1].range.upperBound..<words[joint].range.lowerBound
      if bytes[gap].elementsEqual([UInt8(ascii: " ")]) { blanks.append(gap.lowerBound) }
    }
    let sorted = blanks.sorted()
    self.blanks = sorted
    func place(_ joint: Int) -> Int {
      let place = words[joint].range.lowerBound
      return place - Self.count(sorted, below: place)
    }
    blocks = joints.places.filter(words.indices.contains).map(place).sorted()
    headings = Dictionary(joints.headings.map { (place($0), $1) }) { $1 }
    leads = Set(joints.leads.map(place))
    hasTitle = joints.hasTitle
    let gone = Set(blanks)
    let kept = bytes.indices.filter { !gone.contains($0) }.map { bytes[$0] }
    self.scrape = Scrape(RawPage(file: scrape.file, name: scrape.name, bytes: kept))
  }
}

extension SpacedText {
  /// Where blocks begin in a part of the text.
  func blocks(in range: Range<Int>) -> ArraySlice<Int> {
    blocks[
      Self.count(blocks, below: range.lowerBound)..<Self.count(blocks, below: range.upperBound)]
  }

  /// How many of some places, which are in order, lie before one.
  private static func count(_ places: [Int], below place: Int) -> Int {
    places.indices.partition { places[$0] >= place }
  }

  func restored(_ range: Range<Int>) -> Range<Int> {
    restored(range.lowerBound)..<max(restored(range.lowerBound), restored(range.upperBound))
  }

  /// Where a byte of the shorter text is in the file: behind a blank that was there.
  func restored(_ place: Int) -> Int {
    place + blanks.indices.partition { blanks[$0] - $0 > place }
  }

  /// Where a capital follows, words and sentences are apart, but for a few.
  private static func isSpaced(_ text: ArraySlice<UInt8>) -> Bool {
    var (apart, together) = (0, 0)
    for place in text.indices.dropFirst(2) where ByteClass.isUppercase(text[place]) {
      let (mark, before) = (text[place - 1], text[place - 2])
      let isEnd = ".?!".utf8.contains(mark) && ByteClass.isLowercase(before)
      if isEnd || ByteClass.isLowercase(mark) { together += 1 }
      if mark == UInt8(ascii: " "), ".?!".utf8.contains(before) { apart += 1 }
    }
    return apart > 8 * together
  }
}
