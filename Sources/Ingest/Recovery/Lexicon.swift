import Bytes
import Model
import Vocabulary

/// What the pages of one run teach about each other: shapes that lost their structure are read with
/// the words of all. Nothing in it comes from anywhere but the run, and what `Vocabulary` has.
public struct Lexicon: Sendable {
  /// Titles of pages.
  private(set) var titles: Set<String> = []
  /// Headings that were marked as such somewhere, with the level most often seen.
  private(set) var headings: [String: Int] = [:]
  /// The levels of the headings that one page is known to have, by the letters of their anchors.
  private var outline: [String: Int] = [:]
  /// How many letters these headings have.
  private var lettersInOutline: Set<Int> = []
  /// The heads of the page's tables, the widest first: the letters of each name.
  private(set) var heads: [[String]] = []
  /// Names in code spans.
  private(set) var symbols: Set<String> = []
  /// How often a first word opens a bold lead, and how often a paragraph without one.
  private(set) var openers: [String: (leads: Int, others: Int)] = [:]

  /// Where the pages are, by title.
  private(set) var pages: [String: String] = [:]
  /// Where the links of closing sections lead, by their text; empty if they do not agree.
  private(set) var links: [String: String] = [:]
  /// How often a word with capitals inside was free.
  private(set) var names: [String: Int] = [:]

  /// Names of frameworks, which are behind the names of symbols.
  private(set) var frameworks: Set<String> = []

  mutating func add(title: String, at url: String) {
    titles.insert(title)
    pages[title] = url
  }

  mutating func add(link text: String, to address: String) {
    links[text] = links[text] == nil || links[text] == address ? address : ""
  }

  /// Where the links with a text lead, if they agree.
  func link(_ text: String) -> String? { links[text].flatMap { $0.isEmpty ? nil : $0 } }

  mutating func add(name: String, times: Int) { names[name, default: 0] += times }

  mutating func add(heading: String, level: Int) {
    headings[heading] = min(level, headings[heading] ?? level)
  }

  mutating func add(framework: String) { frameworks.insert(framework) }

  mutating func add(symbol: String) { symbols.insert(symbol) }

  mutating func add(opener: String, leads: Bool) {
    var count = openers[opener] ?? (0, 0)
    if leads { count.leads += 1 } else { count.others += 1 }
    openers[opener] = count
  }
}

extension Lexicon {
  /// With what is known of one page.
  func of(page slug: Slug) -> Lexicon {
    var own = self
    for heading in Outlines.headings(of: slug.text) {
      let letters = Anchor.folded(heading.anchor)
      own.outline[letters] = min(own.outline[letters] ?? heading.level, heading.level)
      own.lettersInOutline.insert(letters.utf8.count)
    }
    own.heads = TableHeads.of(page: slug.text).map { $0.map(Anchor.folded) }
      .sorted { $0.count > $1.count }
    return own
  }

  func isHeading(_ text: String) -> Bool {
    headings[text] != nil || levelInOutline(of: text) != nil
  }

  /// The level of a heading on its page, or else on most pages of the run.
  func level(ofHeading text: String) -> Int? { levelInOutline(of: text) ?? headings[text] }

  func levelInOutline(of text: String) -> Int? {
    guard !outline.isEmpty, text.utf8.count <= Self.longest, mayBeInOutline(text) else {
      return nil
    }
    return outline[Anchor.folded(Anchor.of(text))]
  }

  /// Whether a heading of the page has as many letters. Most lines differ in that.
  private func mayBeInOutline(_ text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars where scalar != "\u{FFFD}" {
      guard scalar.isASCII else { return true }
      if ByteClass.isAlphanumeric(UInt8(scalar.value)) { count += 1 }
    }
    return lettersInOutline.contains(count)
  }

  /// In bytes. A longer text is no heading.
  private static let longest = 200
}
