import Bytes

/// One kind of furniture: how its lines are recognized, and why they are no content.
struct NoiseRule: Sendable {
  enum Match: Sendable {
    case equals(StaticString)
    case starts(StaticString)
    case contains(StaticString)
    /// The start and the end of a line.
    case encloses(StaticString, StaticString)
  }

  let id: String
  let match: Match
  let reason: String
  /// What a line starts with that it matches; nil if that may be anything.
  private let head: UInt8?

  init(_ id: String, _ match: Match, _ reason: String) {
    self.id = id
    self.match = match
    self.reason = reason
    head =
      switch match {
      case .equals(let phrase), .starts(let phrase), .encloses(let phrase, _):
        phrase.utf8Start.pointee
      case .contains: nil
      }
  }

  func matches(_ line: ArraySlice<UInt8>) -> Bool {
    if let head, head != line.first { return false }
    return switch match {
    case .equals(let phrase): ByteSearch.equal(line, phrase)
    case .starts(let phrase): ByteSearch.starts(line, with: phrase)
    case .contains(let phrase): ByteSearch.first(of: phrase, in: line) != nil
    case .encloses(let start, let end):
      line.count >= start.utf8CodeUnitCount + end.utf8CodeUnitCount
        && ByteSearch.starts(line, with: start)
        && ByteSearch.equal(line.suffix(end.utf8CodeUnitCount), end)
    }
  }
}

extension [NoiseRule] {
  /// The first rule that knows a line.
  func rule(for line: ArraySlice<UInt8>) -> NoiseRule? {
    // By place: a rule that does not match is not copied.
    indices.first { self[$0].matches(line) }.map { self[$0] }
  }

  /// The line on which a footer of these starts: the last rule, with nothing but others of them
  /// behind it. Without a rule, the others are one unless it is needed.
  func footer(_ scrape: Scrape, in lines: Range<Int>, needsRule: Bool = false) -> Int {
    var footer = lines.upperBound
    for line in lines.reversed() where !scrape.isBlank(line) {
      guard let rule = rule(for: scrape.text(line)) else { break }
      if rule.id == "footer-rule" { return footer < lines.upperBound ? line : footer }
      footer = line
    }
    return needsRule ? lines.upperBound : footer
  }
}
