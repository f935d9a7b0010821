import Bytes

/// A sentence that says something comes: “Use the following values.”, “as shown below”, “The system
/// offers these sizes:”. The last one of a paragraph counts.
public struct Announcement: Sendable, Equatable {
  enum Kind: Equatable {
    /// It names a thing that words cannot replace.
    case table, values, picture
    /// It ends in a colon and says that something is here or follows.
    case named
    /// It ends in a colon, or announces in general: paragraphs and sections may be what it means.
    case open
  }

  let kind: Kind
  /// Whether what it names may be paragraphs: guidelines, steps.
  let mayBeWords: Bool
  /// The sentence, without its end.
  public let sentence: String
  /// Whether what it announces is behind it in the same paragraph, as cells in a run.
  let isFollowedByCells: Bool

  /// nil for a paragraph that announces nothing.
  public init?(in paragraph: String) {
    guard Self.endsInColon(paragraph) || Self.hasSign(paragraph) else { return nil }
    let parts = Sentence.parts(of: Array(paragraph.utf8))
    for (place, part) in parts.enumerated().reversed() {
      let isLast = place == parts.count - 1
      guard isLast || Self.hasSign(part) else { continue }
      let sentence = Sentence(part)
      guard let kind = Self.kind(of: sentence, isLast: isLast) else { continue }
      self.kind = kind
      mayBeWords = sentence.words.contains { $0.contains(.paragraphs) }
      self.sentence = sentence.text
      isFollowedByCells = !isLast && Sentence(parts[place + 1]).isRunOfCells
      return
    }
    return nil
  }

  public static func endsInColon(_ paragraph: String) -> Bool {
    lastMark(of: paragraph) == UInt8(ascii: ":")
  }

  /// Whether a paragraph is cells or items that lost their form: without the end of a sentence, or
  /// with one that is no sentence.
  static func isLoose(_ paragraph: String) -> Bool {
    let isSentence = lastMark(of: paragraph).map { ".!?:".utf8.contains($0) } ?? false
    return !isSentence
      || Sentence.parts(of: Array(paragraph.utf8)).first.map { Sentence($0).isRunOfCells } ?? true
  }

  /// The last byte that is no blank, and closes no emphasis, quotation or bracket.
  private static func lastMark(of paragraph: String) -> UInt8? {
    let bytes = paragraph.utf8.span
    var place = bytes.count
    while place > 0 {
      place -= 1
      if bytes[place] < 0x80, !isCloser(bytes[place]) { return bytes[place] }
    }
    return nil
  }

  private static func isCloser(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: ")"),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}

extension Announcement {
  /// Most paragraphs announce nothing, which their bytes show.
  private static func hasSign(_ paragraph: String) -> Bool {
    signs.contains { ByteSearch.has($0, inAnyCase: paragraph) }
      || ByteSearch.has("here", inAnyCase: paragraph)
  }

  private static let signs: [StaticString] = ["below", "follow", "listed"]

  /// The same of a sentence, where “here” is a word, not the end of “where”.
  private static func hasSign(_ sentence: ArraySlice<UInt8>) -> Bool {
    if signs.contains(where: { ByteSearch.first(of: $0, inAnyCase: sentence) != nil }) {
      return true
    }
    var rest = sentence
    while let place = ByteSearch.first(of: "here", inAnyCase: rest) {
      if place == sentence.startIndex || !ByteClass.isAlphanumeric(sentence[place - 1]) {
        return true
      }
      rest = rest[(place + 4)...]
    }
    return false
  }
}

extension Announcement {
  private static func kind(of sentence: Sentence, isLast: Bool) -> Kind? {
    let words = sentence.words
    if let thing = AnnouncedThings.named(in: words) { return thing }
    if showsBelow(words) { return .picture }
    // A cell of a table that became text may end in anything.
    guard isLast, !sentence.isCut else { return nil }
    if sentence.end == UInt8(ascii: ":") { return isNamed(words) ? .named : .open }
    return isGeneral(words) ? .open : nil
  }

  /// “as shown below”, “illustrated here”, but not “shown below the field”.
  private static func showsBelow(_ words: [SaidWord]) -> Bool {
    words.indices.contains { place in
      guard words[place].contains(.showing) else { return false }
      return [place + 1, place + 2].contains { near in
        near < words.count && words[near].contains(.here) || AnnouncedThings.isBelow(near, words)
      }
    }
  }

  /// What ends in “for example:” or “such as:” goes on in any form.
  private static func isNamed(_ words: [SaidWord]) -> Bool {
    let isHere = words.indices.dropLast().contains {
      words[$0].contains(.here) && words[$0 + 1].contains(.be)
    }
    if isHere { return true }
    guard let last = words.last, !last.contains(.opening) else { return false }
    return words.contains { $0.contains(.pointing) }
  }

  /// “You have the following options.”, “Here are two ways.”, “the variants listed below”.
  private static func isGeneral(_ words: [SaidWord]) -> Bool {
    guard words.count > 1 else { return false }
    if words[0].contains(.here), words[1].contains(.are) { return true }
    return words.indices.dropLast().contains { place in
      let (word, next) = (words[place], words[place + 1])
      if word.contains(.listed) { return AnnouncedThings.isBelow(place + 1, words) }
      guard next.contains(.following), !word.isDisjoint(with: [.the, .these]) else { return false }
      return place + 2 < words.count && !words[place + 2].contains(.time)
    }
  }
}
