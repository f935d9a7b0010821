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
    let sentences = Sentence.sentences(of: paragraph)
    for (place, sentence) in sentences.enumerated().reversed() {
      let isLast = place == sentences.count - 1
      guard let kind = Self.kind(of: sentence, isLast: isLast) else { continue }
      self.kind = kind
      mayBeWords = sentence.words.contains { AnnouncedThings.words.contains($0) }
      self.sentence = sentence.text
      isFollowedByCells = sentences[(place + 1)...].first?.isRunOfCells ?? false
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
    return !isSentence || Sentence.sentences(of: paragraph).first?.isRunOfCells ?? true
  }

  /// The last byte that is no blank, and closes no emphasis, quotation or bracket.
  private static func lastMark(of paragraph: String) -> UInt8? {
    paragraph.utf8.last { $0 < 0x80 && !" \n\t*_`\")'".utf8.contains($0) }
  }
}

extension Announcement {
  /// Most paragraphs announce nothing: one pass over their bytes shows.
  private static func hasSign(_ paragraph: String) -> Bool {
    let bytes = Array(paragraph.utf8)
    return bytes.indices.contains { place in
      guard let sign = sign(bytes[place] | 0x20), bytes.count - place >= sign.count else {
        return false
      }
      return bytes[place..<place + sign.count].elementsEqual(sign) { $0 | 0x20 == $1 }
    }
  }

  private static func sign(_ start: UInt8) -> [UInt8]? {
    switch start {
    case UInt8(ascii: "b"): below
    case UInt8(ascii: "f"): follow
    case UInt8(ascii: "h"): here
    case UInt8(ascii: "l"): listed
    default: nil
    }
  }

  private static let below = Array("below".utf8)
  private static let follow = Array("follow".utf8)
  private static let here = Array("here".utf8)
  private static let listed = Array("listed".utf8)
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
  private static func showsBelow(_ words: [String]) -> Bool {
    words.indices.contains { place in
      guard AnnouncedThings.showing.contains(words[place]) else { return false }
      return [place + 1, place + 2].contains { near in
        near < words.count && words[near] == "here" || AnnouncedThings.isBelow(near, words)
      }
    }
  }

  /// What ends in “for example:” or “such as:” goes on in any form.
  private static func isNamed(_ words: [String]) -> Bool {
    let isHere = words.indices.dropLast().contains {
      words[$0] == "here" && ["is", "are", "s"].contains(words[$0 + 1])
    }
    if isHere { return true }
    guard let last = words.last, !["as", "example", "instance", "including"].contains(last)
    else { return false }
    return words.contains { ["following", "these", "shown", "listed", "below"].contains($0) }
  }

  /// “You have the following options.”, “Here are two ways.”, “the variants listed below”.
  private static func isGeneral(_ words: [String]) -> Bool {
    if words.first == "here", words.dropFirst().first == "are" { return true }
    return words.indices.dropLast().contains { place in
      switch (words[place], words[place + 1]) {
      case ("listed", "below"): AnnouncedThings.isBelow(place + 1, words)
      case ("the", "following"), ("these", "following"):
        place + 2 < words.count && !AnnouncedThings.times.contains(words[place + 2])
      default: false
      }
    }
  }
}
