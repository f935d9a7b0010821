import Build

/// All that parsing, help and completion know about a flag.
struct Flag: Sendable {
  /// Without its dashes: `base-url`.
  let name: String
  /// The one-letter form, for those that are typed often.
  let letter: Character?
  let value: FlagValue
  /// What it does, in a phrase that is alone in the help.
  let summary: String
  /// The default; nil if the summary names it, or if it is a switch.
  let standard: String?
  /// May be given more than once.
  let repeats: Bool
  /// Whether an environment variable can stand in for it.
  let inherits: Bool
  /// Whether the command may write what it names, and beside it. A file counts as written, a folder
  /// as read unless this is given.
  let writes: Bool
  /// The flag that contradicts it.
  let excludes: String?
  /// What its values mean to the pipeline; nothing for the flags of a command alone.
  let update: @Sendable (inout BuildOptions, _ values: [String]) -> Void

  init(
    _ name: String, letter: Character? = nil, _ value: FlagValue, _ summary: String,
    standard: String? = nil, repeats: Bool = false, inherits: Bool = true,
    writes: Bool = false, excludes: String? = nil,
    update: @escaping @Sendable (inout BuildOptions, _ values: [String]) -> Void = { _, _ in }
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
    self.standard = standard
    self.repeats = repeats
    self.inherits = inherits
    self.writes = writes || value == .file
    self.excludes = excludes
    self.update = update
  }

  /// As a person types it: `--base-url`.
  var dashed: String { "--" + name }

  /// The variable that stands in for it when it isn't given: `HIG_BASE_URL`.
  var variable: String? {
    guard inherits else { return nil }
    return "HIG_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
