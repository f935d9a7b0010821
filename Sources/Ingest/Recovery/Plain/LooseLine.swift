import Bytes

/// A line of an article that lost its marks, and what its form shows.
struct LooseLine: Sendable {
  /// The line in the raw file, with what ends it.
  let whole: Range<Int>
  let text: ArraySlice<UInt8>
  /// The same without the addresses of its links.
  private let shown: ArraySlice<UInt8>
  /// No blank line is between this one and the line before it.
  let isJoined: Bool
  let form: Form
  /// Tabs part its words: a row of a table.
  let isTabbed: Bool

  /// What a line looks like, shown without any context.
  enum Form: Int, Sendable, CaseIterable {
    case number, measure, code, platforms, series, short, phrase, longPhrase, sentence, prose
  }

  init(whole: Range<Int>, text: ArraySlice<UInt8>, isJoined: Bool) {
    self.whole = whole
    self.text = text
    self.isJoined = isJoined
    shown = PlainLink.shown(text)
    form = Self.form(of: shown)
    isTabbed =
      text.contains(UInt8(ascii: "\t")) && ItemLine.bulleted(text) == nil && ItemLine(text) == nil
  }

  /// A row that kept what parts its cells: tabs, or bars around them.
  var isRow: Bool {
    isTabbed
      || text.first == UInt8(ascii: "|") && text.dropFirst().contains(UInt8(ascii: "|"))
  }

  var string: String { String(decoding: Invisible.cleaned(shown), as: UTF8.self) }

  var isLinked: Bool { shown.count < text.count }

  /// Ends without a mark: a heading, a cell, a caption or an item.
  var isBare: Bool { form != .sentence && form != .prose }

  /// How far the text is from the left.
  var indent: Int { text.startIndex - whole.lowerBound }

  var announces: Bool { text.last == UInt8(ascii: ":") }

  /// `iOS, iPadOS device sizes`.
  var opensWithPlatform: Bool {
    form == .series && Self.arePlatforms(text.prefix { $0 != UInt8(ascii: ",") })
  }

  /// A figure or the name of a symbol.
  var isValue: Bool { form == .number || form == .measure || form == .code }

  /// A few words that could be anything.
  var isWords: Bool { isBare && !isValue && form != .platforms }

  /// May name a column that is not the first: `@2x pixels`, `40mm`.
  var isValueHeaderLike: Bool {
    isHeaderLike || form == .measure || (form == .short && text.count < 20)
  }

  /// May name a column: a few words, the first with a capital.
  var isHeaderLike: Bool {
    if form == .platforms { return true }
    guard form.rawValue > Form.platforms.rawValue, isBare, text.count < 60 else { return false }
    return text.first.map { ByteClass.isUppercase($0) || $0 == UInt8(ascii: "i") } ?? false
  }
}

/// What a line says of those around it.
extension LooseLine {
  /// A table may come right behind it.
  var announcesTable: Bool { announces || mentionsFollowing || mentionsTable }

  /// `The following table …`: nothing else comes next.
  var mentionsTable: Bool { ByteSearch.first(of: " table ", in: text.suffix(160)) != nil }

  /// `…, as shown below.`: a caption comes next.
  var showsPicture: Bool {
    ByteSearch.first(of: "shown below", in: text.suffix(80)) != nil
      || ByteSearch.first(of: "shown here", in: text.suffix(80)) != nil
  }

  /// `…, follow these guidelines.`, `The following table …`: announces without a colon.
  var mentionsFollowing: Bool {
    guard !isBare else { return false }
    let last = ByteSearch.last(of: ". ", in: text.suffix(300)).map { text[$0...] } ?? text
    return ByteSearch.first(of: "following", in: last) != nil
      || ByteSearch.first(of: "these guidelines", in: last) != nil
      || ByteSearch.first(of: " several ", in: last) != nil
  }

  /// Whether it says what is in a picture, and heads nothing.
  var isCaption: Bool {
    let words = string.split(separator: " ")
    guard let first = words.first, words.count < 10 else { return true }
    return ["A", "An", "The"].contains(first)
  }
}

extension LooseLine {
  /// The lines of a run of bytes that are not blank, and the furniture among them.
  static func lines(
    of bytes: Range<Int>, in scrape: Scrape, dropping rules: [NoiseRule]
  ) -> (lines: [LooseLine], noise: [(range: Range<Int>, rule: String)]) {
    var lines: [LooseLine] = []
    var noise: [(range: Range<Int>, rule: String)] = []
    let places = scrape.lines.indices.filter { bytes.contains(scrape.lines[$0].lowerBound) }
    // Without any blank line, what joins what can't be seen.
    let isSpaced = places.contains { Invisible.fills(scrape.text($0)) }
    var isBehindBlank = true
    for place in places {
      let (whole, text) = (scrape.lines[place], scrape.text(place))
      if Invisible.fills(text) {
        isBehindBlank = true
      } else if let rule = rules.rule(for: text),
        rule.id != PlainFurniture.lostPicture
          || isBehindBlank && lines.last?.announces != true && isBlank(place + 1, scrape)
      {
        noise.append((whole, rule.id))
      } else {
        lines.append(LooseLine(whole: whole, text: text, isJoined: isSpaced && !isBehindBlank))
        isBehindBlank = false
      }
    }
    return (lines, noise)
  }

  private static func isBlank(_ line: Int, _ scrape: Scrape) -> Bool {
    line >= scrape.lines.count || Invisible.fills(scrape.text(line))
  }
}

extension LooseLine {
  private static let longestSentence = 240

  private static func form(of text: ArraySlice<UInt8>) -> Form {
    if text.last == UInt8(ascii: ":") { return .prose }
    if text.count > longestSentence || SentenceEnds.firstEnd(text) != nil { return .prose }
    let words = text.prefix(longestSentence).split(separator: UInt8(ascii: " "))
    if arePlatforms(text) { return .platforms }
    if words.count == 1, isCode(text) { return .code }
    if isEnded(text) { return .sentence }
    if isNumber(text), words.count < 9 {
      return text.contains(where: ByteClass.isLetter) ? .measure : .number
    }
    if words.count < 9, words.dropLast().contains(where: { $0.last == UInt8(ascii: ",") }) {
      return .series
    }
    return words.count < 3 ? .short : words.count < 6 ? .phrase : .longPhrase
  }

  /// `iOS, iPadOS, and macOS`: nothing but platforms.
  private static func arePlatforms(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count < 80 else { return false }
    let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    return !words.isEmpty
      && words.allSatisfy { word in
        Names.platforms.contains { word.elementsEqual($0.utf8) } || word.elementsEqual("and".utf8)
      }
  }

  /// An ellipsis ends no sentence: `If a popover…`, `Do this...`.
  private static func isEnded(_ text: ArraySlice<UInt8>) -> Bool {
    SentenceEnds.isEnded(text) && !text.suffix(3).elementsEqual("...".utf8)
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    let signless = text.drop { "+-–~≥<>".utf8.contains($0) }
    guard let first = signless.first, ByteClass.isDigit(first) else { return false }
    return !ItemLine.isNumbered(signless)
  }

  /// `labelColor`, `alert(_:isPresented:)`, `link`, `ar_AE`; but not `iPhone`.
  private static func isCode(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, ByteClass.isLetter(first) else { return false }
    if first == UInt8(ascii: "i"), text.dropFirst().first.map(ByteClass.isUppercase) == true {
      return false
    }
    return ByteClass.isLowercase(first) || text.dropLast().contains { "_(:.".utf8.contains($0) }
  }
}
