/// The help texts, derived from the tables of commands and flags.
struct HelpPage {
  /// What it is all about, in a phrase.
  static let purpose = "turn Apple’s Human Interface Guidelines into a searchable site"
  /// Lines are no longer than this, also on a wide terminal.
  static let widest = 80

  let width: Int

  init(width: Int = widest) { self.width = width }

  /// As wide as `COLUMNS` says, or the terminal.
  init(for environment: Environment) {
    let columns =
      environment.variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? environment.output.width()
    width = columns > 0 ? min(columns, Self.widest) : Self.widest
  }

  /// What `hig help` prints.
  var overview: String {
    let commands = Subcommand.all.map { ($0.name, $0.summary) }
    return [
      wrapped("hig \(Program.version): \(Self.purpose)", indent: 0),
      wrapped("Usage: hig COMMAND [FLAGS] [ARGS]", indent: 0), "Commands:\n" + list(commands),
      "Flags:\n" + list(Subcommand.bareFlags.map(Self.row)),
      wrapped("Run hig help COMMAND for details.", indent: 0),
    ].joined(separator: "\n")
  }

  /// What `hig help COMMAND` prints.
  func text(for command: Subcommand) -> String {
    var sections = [
      wrapped("Usage: hig \(command.name) [FLAGS] \(command.words.usage)", indent: 0),
      wrapped(command.summary + ". " + command.words.summary, indent: 0),
    ]
    sections += command.discussion.map { wrapped($0, indent: 0) }
    sections.append("Flags:\n" + list(command.flags.map(Self.row)))
    if command.flags.contains(where: { $0.name == Flag.format.name }) {
      sections.append(wrapped(Self.formats, indent: 0))
    }
    if let variables = Self.variables(of: command) {
      sections.append(wrapped(variables, indent: 0))
    }
    if !command.examples.isEmpty {
      sections.append("Examples:\n" + command.examples.map { "  \($0)\n" }.joined())
    }
    sections.append("Exit status:\n" + list(Self.statuses(of: command)))
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
    return standIn + variables.joined(separator: ", ") + "." + shape
      + " NO_COLOR and CLICOLOR_FORCE are respected."
  }

  private static let formats =
    "With --format json, standard error has one JSON object per line: first the findings (rule, "
    + "level, file and summary; line, column, origin, why and remedy if there are any), last the "
    + "totals (command, and what it counted or wrote) if the command has any."

  static var statuses: [(String, String)] {
    Verdict.allCases.map { (String($0.rawValue), $0.summary) }
  }

  /// Those with which the command can end.
  private static func statuses(of command: Subcommand) -> [(String, String)] {
    Verdict.allCases.compactMap { verdict in
      let summary = verdict == .findings ? command.findings : verdict.summary
      return summary.map { (String(verdict.rawValue), $0) }
    }
  }
}

extension HelpPage {
  /// A column of text is no narrower than this.
  private static let narrowest = 24

  /// Two columns; what does not fit the second one goes on below its start. On a narrow terminal,
  /// one below the other.
  func list(_ rows: [(String, String)]) -> String {
    let left = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, summary in
      if left + Self.narrowest > width { return "  \(name)\n" + wrapped(summary, indent: 8) }
      let start = "  " + TextTable.padded(name, to: left - 2)
      return start + wrapped(summary, indent: left).dropFirst(left)
    }.joined()
  }

  /// Words in lines of at most `width` columns, each behind an indent.
  func wrapped(_ text: String, indent: Int) -> String {
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
