/// What is in front of the text of a flattened page.
enum FlattenedFurniture {
  static let before: [NoiseRule] = [
    NoiseRule(
      "javascript-notice", .equals("# This page requires JavaScript."), "asks for a browser"),
    NoiseRule("javascript-notice", .starts("Please turn on JavaScript"), "asks for a browser"),
  ]
}
