public import Diagnostics

/// What is found in templates and assets.
extension Rule {
  public static let asset = Rule(
    "asset", .warning, "An image cannot be used, or its name gives another type.")
  static let templateFile = Rule(
    "template-file", .error, "The file of a template cannot be read.")
  static let templateMissing = Rule(
    "template-missing", .error, "A template is not there.")
  static let templatePartial = Rule(
    "template-partial", .error, "A template asks for a part that is not there.")
  static let templateRecursion = Rule(
    "template-recursion", .error, "A template fills itself without end.")
  static let templateSyntax = Rule(
    "template-syntax", .error, "A template is not written as one.")
}

extension [Rule] {
  public static let render: [Rule] = [
    .asset, .templateFile, .templateMissing, .templatePartial, .templateRecursion, .templateSyntax,
  ]
}
