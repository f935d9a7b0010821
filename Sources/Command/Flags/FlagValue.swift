import Build
import Bytes

/// What is behind a flag.
enum FlagValue: Sendable, Equatable {
  /// Nothing: the flag is on or off.
  case none
  case folder
  case file
  /// The address of a site.
  case address
  case number(ClosedRange<Int>)
  case choice([String])
  /// Some of these, with commas between.
  case some([String])
  /// A name that a site has; these are known before one looks.
  case name([String])
  /// The name of a rule of checks; there are too many to list them.
  case rule([String])
  /// A day.
  case date
}

extension FlagValue {
  /// How the help names the value; nil for a switch.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .folder: "DIR"
    case .file: "FILE"
    case .address: "URL"
    case .number: "N"
    case .name: "NAME"
    case .rule: "RULE"
    case .date: "DATE"
    case .some: "LIST"
    case .choice(let words): words.count > 3 ? "NAME" : words.joined(separator: "|")
    }
  }

  /// What is wrong with a word that is no such value, as the rest of a sentence about it.
  func demand(of word: String) -> String {
    switch self {
    case .rule where RuleBook.rule(word) != nil:
      "is not a rule whose level can be set: it stops a build"
    case .none: "is not one of 1, true, yes, on, 0, false, no, off"
    case .folder: "is not the name of a folder"
    case .file: "is not the name of a file"
    case .address: (BaseURL.problem(word) ?? .other).demand
    case .number(let range): "is not a number from \(range.lowerBound) to \(range.upperBound)"
    case .name: "is not a name"
    case .rule: "is not a rule whose level can be set; see hig check --list"
    case .date: "is not a day such as 2026-06-01"
    case .some(let words):
      "is not one or more of \(words.joined(separator: ", ")), with commas between"
    case .choice(let words): "is not one of \(words.joined(separator: ", "))"
    }
  }

  /// Whether a word can be the value of such a flag. For a switch: of its variable.
  func admits(_ word: String) -> Bool {
    switch self {
    case .none: Self.truth(of: word) != nil
    case .folder, .file, .name: !word.isEmpty && !word.utf8.contains(0)
    case .address: BaseURL.normalized(word) != nil
    case .number(let range): Self.number(word).map(range.contains) == true
    case .choice(let words), .rule(let words): words.contains(word)
    case .some(let words): Self.parts(word).allSatisfy(words.contains)
    case .date: word.utf8.count == 10 && BuildOptions.isDay(word)
    }
  }

  /// Whether a word is one of those that the value is chosen from.
  func lists(_ word: String) -> Bool {
    switch self {
    case .choice(let words), .some(let words): words.contains(word)
    default: false
    }
  }

  /// The choice that a word was perhaps meant to be.
  func nearest(to word: String) -> String? {
    switch self {
    case .rule where RuleBook.rule(word) != nil: nil
    case .choice(let words), .rule(let words): EditDistance.nearest(to: word, among: words)
    default: nil
    }
  }

  /// The words of a list.
  static func parts(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// What an environment variable says of a switch; nil if it is no such word.
  static func truth(of word: String) -> Bool? {
    switch word.lowercased() {
    case "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: nil
    }
  }

  private static func number(_ word: String) -> Int? {
    word.utf8.allSatisfy(ByteClass.isDigit) ? Int(word) : nil
  }
}
