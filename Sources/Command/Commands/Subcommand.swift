/// One row of the command table: what a command is called, takes and does.
struct Subcommand: Sendable {
  let name: String
  /// One phrase, for the list of commands.
  let summary: String
  /// The words behind the command.
  let words: Words
  let flags: [Flag]
  /// What the help says beyond the summary: paragraphs, wrapped when shown.
  let discussion: [String]
  let examples: [String]
  /// When the exit status is 1; nil if it never is.
  let findings: String?
  let run: @Sendable (Session) async throws(CommandError) -> Verdict

  init(
    _ name: String, _ summary: String, words: Words = .project, flags: [Flag],
    discussion: [String] = [], examples: [String] = [],
    findings: String? = "Errors were found",
    run: @escaping @Sendable (Session) async throws(CommandError) -> Verdict
  ) {
    self.name = name
    self.summary = summary
    self.words = words
    self.flags = flags + [.help]
    self.discussion = discussion
    self.examples = examples
    self.findings = findings
    self.run = run
  }
}

/// The words that a command takes beside its flags.
struct Words: Sendable {
  /// How the usage line shows them: `[PROJECT]`.
  let usage: String
  let summary: String
  let count: ClosedRange<Int>
  let kind: Kind

  enum Kind: Sendable {
    case folder, file, anything
    /// A closure, since the table of commands is itself such a choice.
    case choice(@Sendable () -> [String])
  }

  static let project = Words(
    usage: "[PROJECT]", summary: "PROJECT is the project's folder (default: the current folder).",
    count: 0...1, kind: .folder)

  var isFolder: Bool { if case .folder = kind { true } else { false } }
  var isFile: Bool { if case .file = kind { true } else { false } }

  /// How many there may be, for a sentence.
  var limit: String {
    switch (kind, count.upperBound) {
    case (_, 0): "no arguments"
    case (.folder, 1): "one folder"
    case (.file, 1): "one file"
    case (_, 1): "one argument"
    case (_, let most): "at most \(most) arguments"
    }
  }

  /// What a word may be; nil for anything.
  var choices: [String]? {
    if case .choice(let words) = kind { words() } else { nil }
  }
}
