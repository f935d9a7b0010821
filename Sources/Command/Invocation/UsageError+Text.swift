/// The wording of usage errors: the value, the place, the remedy.
extension UsageError {
  var text: String {
    switch self {
    case .noCommand:
      "no command given"
    case .unknownCommand(let word, let nearest):
      "unknown command “\(word)”" + Self.hint(nearest)
    case .unknownFlag(let flag, let command, let nearest):
      "hig \(command.map { $0 + " " } ?? "")has no flag \(flag)" + Self.hint(nearest)
    case .flagOfOthers(let flag, let command, let others):
      "hig \(command) has no flag \(flag)" + Self.takers(of: flag, others)
    case .missingValue(let flag, let placeholder, let follows):
      "\(flag) needs a value, as in \(flag) \(placeholder)" + Self.doubt(flag, follows)
    case .needlessValue(let flag, let value):
      "\(flag) takes no value, but “\(value)” was given; write \(flag) alone"
    case .badValue(let source, let value, let demand, let nearest):
      "“\(value)” for \(source) is not \(demand)" + Self.hint(nearest)
    case .givenTwice(let flag, let values):
      "\(flag) was given \(values.count) times (\(Self.list(values))); give it once"
    case .contradiction(let one, let other):
      "\(one) and \(other) cannot be combined; give only one"
    case .missingWords(let command, let usage):
      "hig \(command) needs \(usage)"
    case .tooManyWords(let command, let extra, let most):
      "hig \(command) takes \(Self.limit(most)); leave out \(Self.list(extra))"
    case .badWord(let command, let word, let choices, let nearest):
      "“\(word)” for hig \(command) is not one of \(choices.joined(separator: ", "))"
        + Self.hint(nearest)
    case .severalFiles(let what, let form):
      "\(what) as \(form) needs several files; name a folder with --output"
    case .oneFile(let what, let form, let file):
      "\(what) as \(form) needs several files, but \(file) is one file; name a folder, "
        + "or export one kind with --what"
    case .noText(let form):
      "\(form) cannot be shown on a terminal; name a file with --output"
    case .wordsBesideFlag(let flag, let words):
      "\(flag) takes no other words; leave out \(Self.list(words))"
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

  private static func limit(_ most: Int) -> String {
    most == 1 ? "one word" : "at most \(most) words"
  }

  private static func takers(of flag: String, _ others: [String]) -> String {
    guard !others.isEmpty else { return "; write hig \(flag)" }
    let names = others.map { "hig " + $0 }.joined(separator: ", ")
    return "; \(names) \(others.count == 1 ? "has" : "have")"
  }

  private static func doubt(_ flag: String, _ follows: String?) -> String {
    follows.map { ", but “\($0)” follows; if that is the value, write \(flag)=\($0)" } ?? ""
  }
}
