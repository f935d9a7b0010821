import Bytes

/// Why a command line cannot be understood, as data; `text` words it.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownFlag(String, command: String?, nearest: String?)
  /// The flag exists, but other commands take it.
  case flagOfOthers(String, command: String, others: [String])
  case missingValue(flag: String, placeholder: String, follows: String?)
  case needlessValue(flag: String, value: String)
  /// The source is a flag or a variable; the demand is the rest of a sentence about the value.
  case badValue(source: String, value: String, demand: String, nearest: String?)
  case givenTwice(flag: String, values: [String])
  case contradiction(String, String)
  case missingWords(command: String, usage: String)
  case tooManyWords(command: String, extra: [String], limit: String)
  case badWord(command: String, word: String, choices: [String], nearest: String?)
  /// What takes several files cannot go through a pipe.
  case severalFiles(what: String, form: String)
  /// What takes several files was to go into a file of this name.
  case oneFile(what: String, form: String, file: String)
  /// The format is no text.
  case noText(form: String)
  /// Words that make no sense beside a flag.
  case wordsBesideFlag(flag: String, words: [String])
  /// A flag asks for more than a public server is asked.
  case tooFast(flag: String, most: Int)
}

extension UsageError {
  /// - Parameter others: Flags of the same command, one of which may have been meant.
  static func badValue(
    _ flag: Flag, from source: String, _ value: String, among others: [Flag] = []
  ) -> UsageError {
    let meant = others.first { $0.name != flag.name && $0.value.lists(value) }
    return .badValue(
      source: source, value: value, demand: flag.value.demand(of: value),
      nearest: meant.map { "\($0.dashed) \(value)" } ?? flag.value.nearest(to: value))
  }

  /// A name that the site does not have.
  static func unknownName(flag: String, _ name: String, _ known: [String]) -> UsageError {
    .badValue(
      source: flag, value: name,
      demand: known.isEmpty
        ? "is not needed: the site has only one"
        : "is not one of \(known.joined(separator: ", "))",
      nearest: EditDistance.nearest(to: name, among: known))
  }
}
