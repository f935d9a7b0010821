/// The help texts, derived from the tables of commands and flags.
enum HelpPage {
  /// Lines are no longer than this.
  static let width = 80

  /// What `hig help` prints.
  static var overview: String {
    let commands = Subcommand.all.map { ($0.name, $0.summary) }
    return """
      hig \(Program.version): raw scrapes in, a fast, searchable site out

      Usage: hig COMMAND [FLAGS] [ARGS]

      Commands:
      \(list(commands))
      Flags:
      \(list(Subcommand.bareFlags.map(row)))
      \(wrapped("Run hig help COMMAND for details.", indent: 0))
      """
  }

  /// What `hig help COMMAND` prints.
  static func text(for command: Subcommand) -> String {
    var sections = [
      "Usage: hig \(command.name) [FLAGS] \(command.words.usage)\n",
      wrapped(command.summary + ". " + command.words.summary, indent: 0),
    ]
    sections += command.discussion.map { wrapped($0, indent: 0) }
    sections.append("Flags:\n" + list(command.flags.map(row)))
    if command.flags.contains(where: { $0.name == Flag.format.name }) { sections.append(formats) }
    if let variables = variables(of: command) { sections.append(variables) }
    if !command.examples.isEmpty {
      sections.append("Examples:\n" + command.examples.map { "  \($0)\n" }.joined())
    }
    sections.append("Exit status:\n" + list(statuses))
    return sections.joined(separator: "\n")
  }
}

extension HelpPage {
  static func row(_ flag: Flag) -> (String, String) {
    let letter = flag.letter.map { "-\($0), " } ?? "    "
    let value = flag.value.placeholder.map { " " + $0 } ?? ""
    var notes: [String] = []
    if flag.repeats { notes.append("may be repeated") }
    if let standard = flag.standard { notes.append("default: \(standard)") }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return (letter + flag.dashed + value, flag.summary + note)
  }

  private static func variables(of command: Subcommand) -> String? {
    let variables = command.flags.compactMap(\.variable)
    guard !variables.isEmpty else { return nil }
    let standIn = "Environment variables, used for flags that are not given: "
    let takesSeveral = command.flags.contains { $0.repeats && $0.inherits }
    let shape = takesSeveral ? " Separate several folders in HIG_RAW with colons." : ""
    return wrapped(
      standIn + variables.joined(separator: ", ") + "." + shape
        + " NO_COLOR and CLICOLOR_FORCE are respected.", indent: 0)
  }

  private static var formats: String {
    wrapped(
      "With --format json, each line of standard error is an object: a finding (rule, level, file, "
        + "line, column, summary, why, remedy), and last the totals (command, counts, "
        + "errors, warnings, notes, seconds, published).", indent: 0)
  }

  static var statuses: [(String, String)] {
    Verdict.allCases.map { (String($0.rawValue), $0.summary) }
  }
}

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
