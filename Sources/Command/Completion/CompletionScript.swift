/// A script for one shell, written from the tables.
struct CompletionScript: Sendable {
  let shell: String
  /// Where the shell looks for it.
  let place: String
  /// The script for a table of commands.
  let text: @Sendable (_ commands: [Subcommand]) -> String

  static let all: [CompletionScript] = [.bash, .zsh, .fish]
  static let shells = all.map(\.shell)
}

extension Flag {
  /// The forms in which it can be typed: `-o`, `--output`.
  var forms: [String] { (letter.map { ["-\($0)"] } ?? []) + [dashed] }
}
