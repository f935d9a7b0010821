import Bytes
import JSON
import SearchCore

/// Why a result has its score, as a sum for people or as an object for tools.
enum ScoreText {
  /// A line for each part, as they add up, under the sum.
  static func lines(_ why: ScoreExplanation, indent: Int, paint: Paint) -> String {
    let parts =
      why.words.map { (score: $0.score, text: text(of: $0)) }
      + why.parts.map { (score: $0.score, text: text(of: $0.kind)) }
    let rows = [(score: why.score, text: "score, made up of")] + parts
    let margin = String(repeating: " ", count: indent)
    let width = rows.map { number($0.score).count }.max() ?? 0
    return rows.map { row in
      let line = TextTable.padded(number(row.score), to: width, left: false) + "  " + row.text
      return margin + paint(line.printable, .dim) + "\n"
    }.joined()
  }

  static func json(_ why: ScoreExplanation) -> JSONValue {
    [
      "score": .integer(why.score), "words": .array(why.words.map(json)),
      "parts": .array(
        why.parts.map { ["part": .string("\($0.kind)"), "score": .integer($0.score)] }),
    ]
  }
}

extension ScoreText {
  private static func text(of word: ScoreExplanation.Word) -> String {
    let typed = "“\(text(word.word))”"
    guard let match = word.match else { return typed + " is missing" }
    let name = "“\(text(match.name))”"
    let form =
      switch match.kind {
      case .word: typed
      case .question: "\(typed), meaning \(name)"
      case .completion: "\(typed) as the beginning of \(name)"
      case .correction: "\(typed), corrected to \(name)"
      case .synonym: "\(typed), Apple’s term \(name)"
      case .platform: "\(typed), the platform \(name)"
      }
    return "\(form) \(place(of: match)): \(product(of: match))"
  }

  private static func place(of match: ScoreExplanation.Match) -> String {
    var places: [String] = []
    if match.isInHeading { places.append("in the heading") }
    if match.isInPath { places.append("in a heading above") }
    if match.isInText { places.append("in the text") }
    return places.joined(separator: ", ")
  }

  private static func product(of match: ScoreExplanation.Match) -> String {
    let weight = match.weight == one ? "" : " × weight \(decimal(match.weight))"
    guard match.words == 1 else { return "\(match.words) words together" + weight }
    return "rarity \(decimal(match.rarity)) × level \(match.level)" + weight
  }

  private static func text(of part: ScoreExplanation.Part.Kind) -> String {
    switch part {
    case .missing: "for missing words"
    case .closeness: "words close together"
    case .page: "from its page"
    case .title: "query names the page’s title"
    case .heading: "query names its heading"
    case .platform: "is about that platform"
    case .phrase: "for a missing quoted phrase"
    }
  }
}

extension ScoreText {
  private static func json(_ word: ScoreExplanation.Word) -> JSONValue {
    let match = word.match.map { match -> JSONValue in
      [
        "kind": .string("\(match.kind)"), "name": .string(text(match.name)),
        "heading": .bool(match.isInHeading), "path": .bool(match.isInPath),
        "text": .bool(match.isInText), "rarity": .integer(match.rarity),
        "level": .integer(match.level), "weight": .integer(match.weight),
      ]
    }
    return [
      "word": .string(text(word.word)), "score": .integer(word.score), "match": match ?? .null,
    ]
  }

  /// Rarity and weight are counted in 256ths.
  private static let one = 256

  private static func decimal(_ parts: Int) -> String {
    let hundredths = (parts * 100 + one / 2) / one
    return "\(hundredths / 100).\(String(hundredths % 100, digits: 2))"
  }

  private static func number(_ score: Int) -> String { score < 0 ? "−\(-score)" : "\(score)" }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
