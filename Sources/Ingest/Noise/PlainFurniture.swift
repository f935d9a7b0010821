/// What a scraper of plain lines adds to an article, before it, in it and behind it.
enum PlainFurniture {
  static let before: [NoiseRule] = [
    NoiseRule("scraper-summary", .equals("## Summary"), "the title and abstract, repeated"),
    NoiseRule("skip-link", .equals("Skip Navigation"), "a link that skips the navigation"),
  ]

  static let inside: [NoiseRule] =
    [
      NoiseRule(VideoDescription.rule, .starts("Content description: "), "a video’s description"),
      NoiseRule(lostPicture, .equals("[]"), "a picture without a description"),
    ] + CrawlerFurniture.inside

  /// Only between blank lines, and not where a text speaks of it.
  static let lostPicture = "picture-lost"

  /// What the footer of the site has on lines of its own.
  static let footer = CrawlerFurniture.after.filter {
    ["footer-menu", "feedback", "color-scheme", "copyright"].contains($0.id)
  }

  static let after: [NoiseRule] = [
    NoiseRule("current-page", .starts("Current page is "), "the page’s name for a screen reader"),
    NoiseRule("platforms-lost", .equals("Supported platforms"), "icons that left no text"),
    NoiseRule("scraper-rule", .equals("---"), "the scraper’s line above its notice"),
    NoiseRule("scraper-notice", .equals("**Attribution Notice**"), "the scraper about itself"),
    NoiseRule("scraper-invention", .starts("#"), "a section that the scraper made up"),
  ]
}
