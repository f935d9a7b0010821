/// What is no content in Apple's own Markdown.
enum AppleFurniture {
  static let inside: [NoiseRule] = [
    NoiseRule("artificial-heading", .equals("## Discussion"), "a heading that no page shows")
  ]

  static let after: [NoiseRule] = [
    NoiseRule("footer-rule", .equals("---"), "the line above the footer"),
    NoiseRule("copyright", .starts("Copyright "), "the site’s footer"),
  ]
}
