/// What is no content inside the parts of a compilation.
enum CompilationFurniture {
  static let inside: [NoiseRule] =
    [
      NoiseRule("heading-target", .starts("(https://developer.apple.com/"), "a heading’s lost link")
    ] + CrawlerFurniture.inside
}
