import Diagnostics

extension Rule {
  static let batchLine = Rule("batch-line", .error, "A line of --batch is not a query.", .command)
  static let clean = Rule("clean", .error, "The cache cannot be removed.", .command)
  static let explain = Rule("explain", .error, "A file cannot be explained.", .command)
  static let initProject = Rule("init", .error, "A project cannot be created here.", .command)
  static let input = Rule("input", .error, "Standard input cannot be read.", .command)
  static let ledger = Rule("ledger", .error, "A file has no ledger.", .command)
  static let output = Rule("output", .error, "Standard output cannot be written.", .command)
  static let search = Rule("search", .error, "The site cannot be searched.", .command)
  static let templateData = Rule("template-data", .error, "The data is not valid JSON.", .command)
  static let templates = Rule("template", .error, "Templates cannot be read or written.", .command)
  static let usage = Rule("usage", .error, "The command line is invalid.", .command)
}
