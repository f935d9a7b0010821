import Model

/// Cuts the sentence around a link out of a text. It looks no further than it may quote, so that
/// a megabyte of links costs no more than its length.
struct SentenceCut {
  /// How many bytes a quote has at most, without the dots.
  static let longest = 128
  /// Sentences up to these lengths, in all and before the link, only point: “For guidance, see …”.
  /// They take the one before along.
  private static let pointing = (whole: 120, before: 40)
  private static let longestWords = 80

  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  func quote(_ span: Range<Int>) -> Quote {
    let words = span.lowerBound..<end(of: span.lowerBound, span.upperBound, Self.longestWords)
    let isWhole = words.upperBound == span.upperBound
    var start = sentenceStart(before: span.lowerBound)
    let end = isWhole ? sentenceEnd(after: span.upperBound) : words.upperBound
    if start > 0, end - start < Self.pointing.whole,
      words.lowerBound - start < Self.pointing.before
    {
      start = sentenceStart(before: start - 1)
    }
    let room = Self.longest - words.count
    let after = min(end - words.upperBound, max(room / 3, room - (words.lowerBound - start)))
    let last = self.end(of: words.upperBound, end, after)
    let first = self.start(of: start, words.lowerBound, room - (last - words.upperBound))
    let isEnd = isWhole && last == end && (end == text.count || isSentenceEnd(end))
    let isStart = first == start && (start == 0 || isSentenceEnd(start - 1))
    return Quote(
      before: (isStart ? "" : "…") + string(first..<words.lowerBound),
      words: string(words), after: string(words.upperBound..<last) + (isEnd ? "" : "…"))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}

extension SentenceCut {
  /// The start of the sentence that ends or goes on at a place, or as far back as a quote goes.
  private func sentenceStart(before place: Int) -> Int {
    let limit = max(0, place - Self.longest)
    var start = place
    while start > limit, start == place || !isSentenceEnd(start - 1) { start -= 1 }
    return start == limit && limit > 0 ? wholeScalar(start) : start
  }

  private func sentenceEnd(after place: Int) -> Int {
    let limit = min(text.count, place + Self.longest)
    var end = place
    while end < limit, !isSentenceEnd(end) { end += 1 }
    return end == limit && limit < text.count ? wholeScalar(end) : end
  }

  /// Whether a blank is between two sentences: behind a stop, before no small letter.
  private func isSentenceEnd(_ blank: Int) -> Bool {
    guard blank > 0, blank + 1 < text.count, text[blank] == UInt8(ascii: " "),
      !(0x61...0x7A).contains(text[blank + 1])
    else { return false }
    var before = blank - 1
    // Closing marks; the last byte of a curved one is enough.
    while before > 0, Self.closers.contains(text[before]) { before -= 1 }
    return Self.stops.contains(text[before])
  }

  private static let stops = Array(".!?".utf8)
  private static let closers = Array(")\"'”’".utf8)

  /// The end of what may be shown from a start on: at a blank if there is one.
  private func end(of start: Int, _ end: Int, _ length: Int) -> Int {
    guard end - start > length else { return end }
    let limit = start + max(0, length)
    let blank = text[start..<limit + 1].lastIndex(of: UInt8(ascii: " "))
    return blank ?? wholeScalar(limit)
  }

  private func start(of start: Int, _ end: Int, _ length: Int) -> Int {
    guard end - start > length else { return start }
    let limit = end - max(0, length)
    let blank = text[max(start, limit - 1)..<end].firstIndex(of: UInt8(ascii: " "))
    return blank.map { $0 + 1 } ?? wholeScalar(limit)
  }

  /// Back to the first byte of a character.
  private func wholeScalar(_ place: Int) -> Int {
    var place = place
    while place > 0, place < text.count, text[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
}
