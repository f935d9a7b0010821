import Bytes

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
    let flags = command.flags.filter {
      $0.value == .file || ["output", "export"].contains($0.name)
    }
    return flags.flatMap { all($0) ?? [] }
  }

  /// Whether there are as many words as the command takes, and such as it knows.
  func checkWords() throws(UsageError) {
    let allowed = command.words
    guard words.count >= allowed.count.lowerBound else {
      throw .missingWords(command: command.name, usage: allowed.usage)
    }
    guard words.count <= allowed.count.upperBound else {
      let most = allowed.count.upperBound
      throw .tooManyWords(command: command.name, extra: Array(words.dropFirst(most)), most: most)
    }
    guard let choices = allowed.choices else { return }
    for word in words where !choices.contains(word) {
      throw .badWord(
        command: command.name, word: word, choices: choices,
        nearest: EditDistance.nearest(to: word, among: choices))
    }
  }
}
