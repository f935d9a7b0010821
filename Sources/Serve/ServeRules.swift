import Diagnostics

extension Rule {
  static let serve = Rule("serve", .error, "The site cannot be served.", .command)
}
