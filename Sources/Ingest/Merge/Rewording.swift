import Bytes

/// Whether a newer text is an older one with other words in it, rather than another text, the same
/// with something lost, or several of the page's texts in one line.
struct Rewording {
  private let ours: Block
  private let theirs: Block

  init(of ours: Block, as theirs: Block) {
    self.ours = ours
    self.theirs = theirs
  }

  /// `page` has the wording of all that the page says. What pictures show would be lost.
  func isLikely(beside page: Wording) -> Bool {
    let sizes = [ours.text.count, theirs.text.count].sorted()
    guard sizes[1] <= min(Self.longest, sizes[0] * 4), InlineMarks(ours.text).pictures == 0 else {
      return false
    }
    let (old, new) = (Self.words(of: ours), Self.words(of: theirs))
    let shared = Self.shared(old, new)
    guard shared >= Self.fewest, shared * 2 >= max(old.count, new.count) else { return false }
    return hasNews(new, beyond: Set(old)) && !saysMore(of: page)
  }

  /// Shapes glue words together: such a word is no news. A number is one, whatever it is a part of.
  private func hasNews(_ new: [[UInt8]], beyond old: Set<[UInt8]>) -> Bool {
    let key = ours.key
    return new.contains { word in
      !old.contains(word) && (word.allSatisfy(ByteClass.isDigit) || !key.contains(word))
    }
  }

  /// Whether other texts of the page are in it too.
  private func saysMore(of page: Wording) -> Bool {
    let own = Wording([ours]).runs(sharedWith: theirs)
    return page.runs(sharedWith: theirs) > own + Wording.length
  }

  private static let fewest = 3
  /// In bytes. Hardly a paragraph is longer, and each word is looked for in the other text.
  private static let longest = 2_000
}

extension Rewording {
  private static func words(of block: Block) -> [[UInt8]] {
    Block.parts(of: block.text).words.split(whereSeparator: ByteClass.isSpace)
      .map { Block.key(of: $0) }.filter { !$0.isEmpty }
  }

  private static func shared(_ one: [[UInt8]], _ other: [[UInt8]]) -> Int {
    var left = one.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return other.count { word in
      guard let number = left[word], number > 0 else { return false }
      left[word] = number - 1
      return true
    }
  }
}

extension Rewording {
  /// The newer text, with the links that the older one has on the same words.
  var linked: [UInt8] {
    guard InlineMarks(theirs.text).links == 0 else { return theirs.text }
    var (text, end): ([UInt8], Int) = ([], 0)
    for (place, link) in links.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
    where place.lowerBound >= end {
      text += theirs.text[end..<place.lowerBound] + link
      end = place.upperBound
    }
    return text + theirs.text[end...]
  }

  /// The links of the older text by the place of their words in the newer one.
  private var links: [(place: Range<Int>, link: ArraySlice<UInt8>)] {
    let text = ours.text
    var links: [(place: Range<Int>, link: ArraySlice<UInt8>)] = []
    var opening: Int?
    for (place, byte) in text.enumerated() {
      if byte == UInt8(ascii: "[") {
        opening = place > 0 && "!\\".utf8.contains(text[place - 1]) ? nil : place
      } else if byte == UInt8(ascii: "]"), let start = opening {
        opening = nil
        guard let address = LinkAddress(text[...], at: place) else { continue }
        let places = theirs.text.ranges(of: text[(start + 1)..<place]).filter(isWhole)
        if places.count == 1 { links.append((places[0], text[start..<address.end])) }
      }
    }
    return links
  }

  /// Whether no word of the newer text goes on before or behind a place.
  private func isWhole(_ place: Range<Int>) -> Bool {
    let text = theirs.text
    let sides = [place.lowerBound - 1, place.upperBound].filter(text.indices.contains)
    return !place.isEmpty
      && sides.allSatisfy { !ByteClass.isAlphanumeric(text[$0]) && text[$0] < 0x80 }
  }
}
