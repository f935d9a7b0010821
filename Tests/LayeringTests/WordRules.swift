import Bytes

/// Phrases that make a reader stop and translate, and what to write instead.
struct WordRules: Sendable {
  struct Phrase: Sendable {
    let text: String
    let instead: String

    init(_ text: String, instead: String) {
      self.text = text
      self.instead = instead
    }
  }

  static let phrases = [
    Phrase("is no", instead: "is not a, invalid, missing"),
    Phrase("are no", instead: "are not, must be, missing"),
    Phrase("was no", instead: "was not a"),
    Phrase("were no", instead: "were not"),
    Phrase("wants a", instead: "must be a"),
    Phrase("wants", instead: "must have, needs"),
    Phrase("tells", instead: "shows, reports, see … for"),
    Phrase("tell what", instead: "show, print"),
    Phrase("is told", instead: "is reported"),
    Phrase("are told", instead: "are reported"),
    Phrase("stands", instead: "is"),
    Phrase("bears", instead: "has"),
    Phrase("whoever", instead: "you, people who"),
    Phrase("as it was", instead: "unchanged"),
    Phrase("as they were", instead: "unchanged"),
    Phrase("has to lead", instead: "must point to"),
    Phrase("is to lead", instead: "must point to"),
    Phrase("come to", instead: "reach, exceed"),
    Phrase("what there is", instead: "what exists, help"),
    Phrase("nobody", instead: "no"),
    Phrase("makes anew", instead: "rebuilds"),
    Phrase("anew", instead: "again"),
    Phrase("in place of", instead: "instead of"),
  ]

  /// What comments do not have either. The other phrases are plain in some sentences about code.
  static let inComments = phrases.filter { phrase in
    ["wants", "bears", "whoever", "what there is", "nobody", "anew", "in place of"]
      .contains(phrase.text)
  }

  /// Plain English that one of the phrases begins or ends.
  static let plain = [
    "there is no", "there are no", "there was no", "there were no", "is no longer",
    "are no longer", "is no more than", "are no more than", "stands for",
  ]

  let path: String
  /// What people read, in place: all else is blanked.
  let text: [UInt8]

  /// `README.md:12: “whoever”; write: you, people who`
  var findings: [String] { findings(Self.phrases) }

  func findings(_ phrases: [Phrase]) -> [String] {
    let lines = LineTable(text)
    let words = Token.all(in: text.map(ByteClass.lowered))
    let plain = Set(Self.plain.flatMap { Self.places(of: $0, in: words).joined() })
    return phrases.flatMap { phrase in
      Self.places(of: phrase.text, in: words)
        .filter { $0.contains { !plain.contains($0) } }
        .filter { _ in !WordExceptions.covers(path, phrase.text) }
        .map { place in
          let line = lines.position(of: words[place.lowerBound].offset).line
          return "\(path):\(line): “\(phrase.text)”; write: \(phrase.instead)"
        }
    }
  }

  /// Where the words of a phrase follow one another, over the end of a line too.
  private static func places(of phrase: String, in words: [Token]) -> [Range<Int>] {
    let wanted = Token.all(in: Array(phrase.utf8)).map(\.text)
    return words.indices.compactMap { start in
      guard words[start].text == wanted[0], start + wanted.count <= words.count else { return nil }
      let place = start..<start + wanted.count
      return zip(words[place], wanted).allSatisfy { $0.text == $1 } ? place : nil
    }
  }
}
