/// A word of a command that people may paste into a shell.
public enum ShellWord {
  /// As one word, whatever is in it.
  public static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
