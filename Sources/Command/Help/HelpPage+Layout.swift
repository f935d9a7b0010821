extension HelpPage {
  /// Two columns; what does not fit the second one goes on below its start.
  static func list(_ rows: [(String, String)]) -> String {
    let left = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, summary in
      let start = "  " + TextTable.padded(name, to: left - 2)
      return start + wrapped(summary, indent: left).dropFirst(left)
    }.joined()
  }

  /// Words in lines of at most `width` columns, each behind an indent.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}
