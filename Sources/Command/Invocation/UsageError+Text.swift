import Export

/// The wording of usage errors: the value, the place, the remedy.
extension UsageError {
  var text: String {
    switch self {
    case .noCommand:
      "no command given"
    case .unknownCommand(let word, let nearest):
      "unknown command “\(word)”" + Self.hint(nearest)
    case .unknownFlag(let flag, let command, let nearest):
      "unknown flag \(flag)" + (command.map { " for hig \($0)" } ?? "") + Self.hint(nearest)
    case .flagOfOthers(let flag, let command, let others):
      "unknown flag \(flag) for hig \(command)" + Self.takers(of: flag, others)
    case .missingValue(let flag, let placeholder, let follows):
      "\(flag) needs a value, as in \(flag) \(placeholder)" + Self.doubt(flag, follows)
    case .needlessValue(let flag, let value):
      "\(flag) takes no value, but “\(value)” was given; write \(flag) alone"
    case .badValue(let source, let value, let demand, let nearest):
      "“\(value)” for \(source) \(demand)" + Self.hint(nearest)
    case .givenTwice(let flag, let values):
      "\(flag) was given \(values.count) times (\(Self.list(values))); give it once"
    case .contradiction(let one, let other):
      "\(one) and \(other) cannot be combined; give only one"
    case .missingWords(let command, let usage):
      "missing argument \(usage) of hig \(command)"
    case .tooManyWords(let command, let extra, let limit):
      "\(Self.unexpected(extra)); hig \(command) takes \(limit)"
    case .badWord(let command, let word, let choices, let nearest):
      "“\(word)” for hig \(command) is not one of \(choices.joined(separator: ", "))"
        + Self.hint(nearest)
    case .severalFiles(let what, let form):
      "\(Self.order(what, form)) writes several files; add --output FOLDER"
        + Self.way(toOneFileOf: what)
    case .oneFile(let what, let form, let file):
      "\(Self.order(what, form)) writes several files, but \(file) is one file; "
        + "name a folder\(Self.way(toOneFileOf: what))"
    case .noText(let form):
      "\(form) cannot be shown on a terminal; name a file with --output"
    case .wordsBesideFlag(let flag, let words):
      "\(Self.unexpected(words)); with \(flag), give none"
    case .tooFast(let flag, let most):
      "\(flag) must be at most \(most) for a public server"
    }
  }
}

extension UsageError {
  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }

  private static func list(_ words: [String]) -> String {
    words.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static func unexpected(_ words: [String]) -> String {
    "unexpected argument" + (words.count == 1 ? " " : "s ") + list(words)
  }

  private static func order(_ what: String, _ form: String) -> String {
    "--what \(what)" + (what == form ? "" : " --as \(form)")
  }

  private static func way(toOneFileOf what: String) -> String {
    what == ExportOrder.all ? ", or choose one kind, such as --what guidelines" : ""
  }

  /// Where more commands have the flag than a reader looks through, none is named.
  private static func takers(of flag: String, _ others: [String]) -> String {
    guard !others.isEmpty else { return "; write hig \(flag)" }
    guard others.count <= 3 else { return "" }
    let names = others.map { "hig " + $0 }.joined(separator: ", ")
    return "; \(names) \(others.count == 1 ? "has" : "have") it"
  }

  private static func doubt(_ flag: String, _ follows: String?) -> String {
    follows.map { ", but “\($0)” follows; if that is the value, write \(flag)=\($0)" } ?? ""
  }
}
