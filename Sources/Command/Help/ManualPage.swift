/// The manual page, `hig.1`, derived from the tables of commands and flags as the help is.
enum ManualPage {
  static var text: String {
    var page = ".TH HIG 1 \"\" \"hig \(escaped(Program.version))\" \"User Commands\"\n"
    page += section("NAME", "hig \\- \(HelpPage.purpose)\n")
    page += section("SYNOPSIS", ".B hig\n.I COMMAND\n[\\fIFLAGS\\fR] [\\fIARGS\\fR]\n")
    page += section("DESCRIPTION", paragraphs(description))
    page += section("COMMANDS", Subcommand.all.map(command).joined())
    page += section("OPTIONS", Subcommand.bareFlags.map(flag).joined())
    page += section("EXIT STATUS", HelpPage.statuses.map { item(escaped($0), $1) }.joined())
    page += section("ENVIRONMENT", paragraphs([environment]) + variables)
    page += section("FILES", files.map { item("\\fI\(escaped($0))\\fR", $1) }.joined())
    page += section("SEE ALSO", paragraphs(["Run hig help COMMAND for one command."]))
    return page
  }

  private static let description = [
    "Makes a documentation site from scraped pages of Apple’s Human Interface Guidelines. Works on "
      + "the project in the current folder, or in the folder you name.",
    "Findings go to standard error, data to standard output.",
  ]

  private static let environment =
    "These variables set the flags that are not given. Separate several folders in HIG_RAW with "
    + "colons. NO_COLOR and CLICOLOR_FORCE are respected."

  private static let files = [
    ("content/raw", "Raw files, as scraped. Never changed."),
    ("content/pages", "Normalized pages, which hig ingest writes and you may edit."),
    ("content/site.yaml", "Settings of the site."),
    ("templates", "Templates, styles and scripts that replace those of hig."),
    ("public", "The site."),
  ]
}

extension ManualPage {
  private static func command(_ command: Subcommand) -> String {
    let usage = escaped(command.words.usage)
    var text = ".SS \"hig \(escaped(command.name)) [FLAGS] \(usage)\"\n"
    text += paragraphs([command.summary + ". " + command.words.summary] + command.discussion)
    text += command.flags.filter { $0.name != Flag.help.name }.map(flag).joined()
    guard !command.examples.isEmpty else { return text }
    return text + ".PP\nExamples:\n.PP\n.EX\n"
      + command.examples.map { line("    " + escaped($0)) }.joined() + ".EE\n"
  }

  private static func flag(_ flag: Flag) -> String {
    let forms = flag.forms.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = flag.value.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return item(forms + value, HelpPage.row(flag).1)
  }

  /// Every variable once, with the flag that it stands in for.
  private static var variables: String {
    Subcommand.allFlags.compactMap { flag in
      flag.variable.map { item("\\fB\(escaped($0))\\fR", "Sets \(flag.dashed).") }
    }.joined()
  }
}

/// Text as roff reads it.
extension ManualPage {
  private static func section(_ title: String, _ body: String) -> String {
    ".SH \"\(title)\"\n" + body
  }

  private static func paragraphs(_ texts: [String]) -> String {
    texts.map { ".PP\n" + line(escaped($0)) }.joined()
  }

  private static func item(_ head: String, _ text: String) -> String {
    ".TP\n" + line(head) + line(escaped(text))
  }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func line(_ text: String) -> String {
    (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
  }

  /// A plain hyphen would be printed as one that cannot be copied into a shell.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
  }
}
