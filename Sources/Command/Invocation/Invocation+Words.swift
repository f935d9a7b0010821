import Bytes

extension Invocation {
  /// The project's folder.
  var project: String { words.first ?? "." }

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
