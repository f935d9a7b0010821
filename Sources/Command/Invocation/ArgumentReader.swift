import Bytes

/// Splits a command line into its command, words and flags. The first word is the command, so
/// flags may be before it; `--` ends them.
struct ArgumentReader {
  private(set) var command: Subcommand?
  private(set) var words: [String] = []
  private(set) var flags: [(flag: Flag, value: String?)] = []
  private var rest: ArraySlice<String>
  private var flagsEnded = false

  init(_ arguments: [String]) throws(UsageError) {
    rest = arguments[...]
    while let argument = rest.popFirst() { try take(argument) }
  }

  /// Whether a flag was given, with a command or without.
  func has(_ flag: Flag) -> Bool { flags.contains { $0.flag.name == flag.name } }
}

extension ArgumentReader {
  private mutating func take(_ argument: String) throws(UsageError) {
    if flagsEnded || argument == "-" || !argument.hasPrefix("-") {
      try take(word: argument)
    } else if argument == "--" {
      flagsEnded = true
    } else if argument.hasPrefix("--") {
      try take(long: argument.dropFirst(2))
    } else {
      try take(letters: argument.dropFirst())
    }
  }

  private mutating func take(word: String) throws(UsageError) {
    guard command == nil else { return words.append(word) }
    guard let named = Subcommand.named(word) else {
      let nearest = EditDistance.nearest(to: word, among: Subcommand.all.map(\.name))
      throw .unknownCommand(word, nearest: nearest.map { "hig " + $0 })
    }
    command = named
  }

  /// `name` or `name=value`.
  private mutating func take(long text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let flag = known.first(where: { $0.name == parts[0] }) else {
      throw unknown("--" + parts[0])
    }
    try take(flag, as: flag.dashed, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `qv`, `j4`, or `o` with its value behind it.
  private mutating func take(letters: Substring) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let flag = known.first(where: { $0.letter == letter }) else {
        throw unknown("-\(letter)")
      }
      if flag.value == .none {
        flags.append((flag, nil))
      } else {
        let attached = letters.isEmpty ? nil : String(letters)
        return try take(flag, as: "-\(letter)", attached: attached)
      }
    }
  }

  private mutating func take(
    _ flag: Flag, as typed: String, attached: String?
  ) throws(UsageError) {
    guard let placeholder = flag.value.placeholder else {
      if let attached { throw .needlessValue(flag: typed, value: attached) }
      return flags.append((flag, nil))
    }
    guard let value = attached ?? rest.first, attached != nil || !value.hasPrefix("--") else {
      throw .missingValue(flag: typed, placeholder: placeholder, follows: rest.first)
    }
    if attached == nil { rest.removeFirst() }
    guard flag.value.admits(value) else {
      throw .badValue(flag, from: typed, value, among: command?.flags ?? [])
    }
    flags.append((flag, value))
  }

  /// The command's own flags come first: one name may mean two things to two commands.
  private var known: [Flag] { (command?.flags ?? []) + Subcommand.allFlags }

  private func unknown(_ typed: String) -> UsageError {
    let flags = command?.flags ?? Subcommand.allFlags
    let nearest = EditDistance.nearest(to: typed, among: flags.map(\.dashed))
    return .unknownFlag(typed, command: command?.name, nearest: nearest)
  }
}
