import Testing

@testable import SearchCore

/// What keys do is told by sentences.
@Suite struct KeyRowTests {
  private let table = QuestionTable(
    "Keyboards", "Standard shortcuts", ["Primary key", "Keyboard shortcut", "Action"],
    ["D", "Option-Command-D", "Show or hide the bar."],
    ["F", "Command-F", "Open a search field."],
    ["H", "Command-H", "Hide each window of the app that is used now."],
    ["N", "Command-N", "Open a file that has nothing yet."],
    ["O", "Command-O", "Ask people for a file to open."],
    ["V", "Command-V", "Paste what was copied where the insertion point is."],
    ["V", "Shift-Command-V", "Paste as (Paste as Text, for example)."])

  private func keys(_ query: String) -> String? { table.best(query)?.cell }

  /// The key is often the letter that the command begins with, wherever the sentence has it.
  @Test func theLetterIsTheCommands() {
    #expect(keys("hide keyboard shortcut") == "Command-H")
    #expect(keys("open keyboard shortcut") == "Command-O")
    #expect(keys("hide bar keyboard shortcut") == "Option-Command-D")
  }

  /// A sentence that says a word twice has it once.
  @Test func twiceIsOnce() {
    #expect(keys("paste keyboard shortcut") == "Command-V")
  }
}
