import Diagnostics

extension Rule {
  static let publish = Rule("publish", .error, "The site cannot be published.", .command)
  static let publishLeftover = Rule(
    "publish-leftover", .warning, "An earlier run left files behind.", .command)
  static let publishTwoSteps = Rule(
    "publish-two-steps", .warning, "The site was briefly missing while it was replaced.", .command)
}
