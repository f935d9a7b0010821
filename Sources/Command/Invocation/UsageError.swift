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
  /// The source is a flag or a variable.
  case badValue(source: String, value: String, demand: String, nearest: String?)
  case givenTwice(flag: String, values: [String])
  case contradiction(String, String)
  case missingWords(command: String, usage: String)
  case tooManyWords(command: String, extra: [String], most: Int)
  case badWord(command: String, word: String, choices: [String], nearest: String?)
  /// What takes several files cannot go through a pipe.
  case severalFiles(what: String, form: String)
  /// What takes several files was to go into a file of this name.
  case oneFile(what: String, form: String, file: String)
  /// The format is no text.
  case noText(form: String)
  /// Words that make no sense beside a flag.
  case wordsBesideFlag(flag: String, words: [String])
}

extension UsageError {
  static func badValue(_ flag: Flag, from source: String, _ value: String) -> UsageError {
    .badValue(
      source: source, value: value, demand: flag.value.demand(of: value),
      nearest: flag.value.nearest(to: value))
  }

  /// A name that the site does not have.
  static func unknownName(flag: String, _ name: String, _ known: [String]) -> UsageError {
    .badValue(
      source: flag, value: name,
      demand: known.isEmpty
        ? "needed: the site has only one" : "one of \(known.joined(separator: ", "))",
      nearest: EditDistance.nearest(to: name, among: known))
  }
}
