import Bytes

/// A command line understood: the command, its words, and its flags over the environment.
struct Invocation: Sendable {
  let command: Subcommand
  let words: [String]
  private var values: [String: [String]] = [:]

  init(
    _ command: Subcommand, _ arguments: ArgumentReader, environment: [String: String]
  ) throws(UsageError) {
    self.command = command
    words = arguments.words
    for (flag, value) in arguments.flags { try lay(flag, value) }
    try lookForContradictions()
    for flag in command.flags { try inherit(flag, from: environment) }
    if !isOn(.help) { try checkWords() }
  }

  func isOn(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value of a flag, or what stands in for it.
  subscript(flag: Flag) -> String? { values[flag.name]?.last ?? flag.standard }

  /// The value of a flag that is a number and has a default.
  func number(_ flag: Flag) -> Int {
    guard let number = self[flag].flatMap({ Int($0) }) else {
      assertionFailure("--\(flag.name) has no default that is a number")
      return 0
    }
    return number
  }

  /// Every value of a flag that repeats; nil if it wasn't given.
  func all(_ flag: Flag) -> [String]? { values[flag.name] }
}

extension Invocation {
  private mutating func lay(_ flag: Flag, _ value: String?) throws(UsageError) {
    guard command.flags.contains(where: { $0.name == flag.name }) else {
      let others = Subcommand.all.filter { $0.flags.contains { $0.name == flag.name } }
      throw .flagOfOthers(flag.dashed, command: command.name, others: others.map(\.name))
    }
    guard let value else { return values[flag.name] = [] }
    values[flag.name, default: []].append(value)
    if let all = values[flag.name], all.count > 1, !flag.repeats {
      throw .givenTwice(flag: flag.dashed, values: all)
    }
  }

  private func lookForContradictions() throws(UsageError) {
    for flag in command.flags where isOn(flag) {
      if let other = flag.excludes, values[other] != nil {
        throw .contradiction(flag.dashed, "--" + other)
      }
    }
  }

  /// The environment is the lower layer: it speaks where the command line is silent.
  private mutating func inherit(
    _ flag: Flag, from environment: [String: String]
  ) throws(UsageError) {
    guard !isOn(flag), flag.excludes.flatMap({ values[$0] }) == nil,
      let variable = flag.variable, let text = environment[variable], !text.isEmpty
    else { return }
    let words = flag.repeats ? text.split(separator: ":").map(String.init) : [text]
    for word in words where !flag.value.admits(word) {
      throw .badValue(flag, from: variable, word)
    }
    if flag.value != .none {
      if !words.isEmpty { values[flag.name] = words }
    } else if FlagValue.truth(of: text) == true {
      values[flag.name] = []
    }
  }
}

extension Invocation {
  /// The project's folder.
  var project: String { command.words.isFolder ? words.first ?? "." : "." }

  /// The files and folders that this command line names to be read, wherever they lie.
  var namedToRead: [String] {
    let flags = command.flags.filter { [.file, .folder].contains($0.value) }
    return flags.flatMap { all($0) ?? [] } + (command.words.isFile ? words : [])
  }

  /// Those that may be written: whole folders, and files.
  var namedToWrite: [String] {
    command.flags.filter(\.writes).flatMap { all($0) ?? [] }
  }

  /// Whether there are as many words as the command takes, and such as it knows.
  func checkWords() throws(UsageError) {
    let allowed = command.words
    guard words.count >= allowed.count.lowerBound else {
      throw .missingWords(command: command.name, usage: allowed.usage)
    }
    guard words.count <= allowed.count.upperBound else {
      let extra = Array(words.dropFirst(allowed.count.upperBound))
      throw .tooManyWords(command: command.name, extra: extra, limit: allowed.limit)
    }
    guard let choices = allowed.choices else { return }
    for word in words where !choices.contains(word) {
      throw .badWord(
        command: command.name, word: word, choices: choices,
        nearest: EditDistance.nearest(to: word, among: choices))
    }
  }
}
