/// A word of a command that people may paste into a shell.
public enum ShellWord {
  /// As one word, whatever is in it: plain ones as they are.
  public static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-": true
    default: false
    }
  }
}
