/// A word of a command that people may paste into a shell.
public enum ShellWord {
  /// As one word, whatever is in it: plain ones as they are.
  public static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    // By scalars: a mark behind a quote makes another character of it, but not for a shell.
    var quoted = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in text.unicodeScalars {
      quoted.append(contentsOf: scalar == "'" ? Array(#"'\''"#.unicodeScalars) : [scalar])
    }
    quoted.append("'")
    return String(quoted)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-": true
    default: false
    }
  }
}
