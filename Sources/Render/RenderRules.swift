public import Diagnostics

/// What is found in templates and assets.
extension Rule {
  public static let asset = Rule(
    "asset", .warning, "An image cannot be used, or has the wrong file extension.")
  static let templateFile = Rule(
    "template-file", .error, "A template file cannot be read.")
  static let templateMissing = Rule(
    "template-missing", .error, "A template is missing.")
  static let templatePartial = Rule(
    "template-partial", .error, "A template includes a missing partial.")
  static let templateRecursion = Rule(
    "template-recursion", .error, "A template includes itself without end.")
  static let templateSyntax = Rule(
    "template-syntax", .error, "A template has invalid syntax.")
}

extension [Rule] {
  public static let render: [Rule] = [
    .asset, .templateFile, .templateMissing, .templatePartial, .templateRecursion, .templateSyntax,
  ]
}
