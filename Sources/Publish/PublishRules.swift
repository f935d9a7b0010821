import Diagnostics

extension Rule {
  static let publish = Rule("publish", .error, "The site cannot be put in its place.", .command)
  static let publishLeftover = Rule(
    "publish-leftover", .warning, "An earlier run left files behind.", .command)
  static let publishTwoSteps = Rule(
    "publish-two-steps", .warning, "The old site was away before the new one came.", .command)
}
