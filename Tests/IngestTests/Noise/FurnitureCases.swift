@testable import Ingest

extension FurnitureTests {
  static let tables: [Table] = [
    Table(name: "apple inside", rules: AppleFurniture.inside, cases: appleInside),
    Table(name: "apple after", rules: AppleFurniture.after, cases: appleAfter),
    Table(
      name: "compilation", rules: CompilationFurniture.inside,
      cases: [
        Case("(https://developer.apple.com/x)", "heading-target", not: "(https://x.test/)")
      ] + players),
    Table(name: "crawler before", rules: CrawlerFurniture.before, cases: notices + crawlerBefore),
    Table(name: "crawler inside", rules: CrawlerFurniture.inside, cases: players),
    Table(name: "crawler after", rules: CrawlerFurniture.after, cases: crawlerAfter),
    Table(name: "flattened", rules: FlattenedFurniture.before, cases: notices),
    Table(name: "legacy before", rules: LegacyFurniture.before, cases: legacyBefore),
    Table(name: "legacy inside", rules: LegacyFurniture.inside, cases: legacyInside),
    Table(name: "sosumi before", rules: SosumiFurniture.before, cases: sosumiBefore),
    Table(name: "sosumi after", rules: SosumiFurniture.after, cases: sosumiAfter),
    Table(name: "plain before", rules: PlainFurniture.before, cases: plainBefore),
    Table(name: "plain inside", rules: PlainFurniture.inside, cases: plainInside),
    Table(name: "plain after", rules: PlainFurniture.after, cases: plainAfter),
  ]

  private static let appleInside = [
    Case("## Discussion", "artificial-heading", not: "### Discussion")
  ]

  private static let appleAfter = [
    Case("---", "footer-rule", not: "----"),
    Case("Copyright 1", "copyright", not: "Copyrighted pictures"),
  ]

  private static let sosumiBefore = [
    Case(
      "**Navigation:** [Cups](/c)", "breadcrumb", not: "**Navigation:** [Cups](/c) have handles."),
    Case("**article**", "page-kind", not: "**article** of clothing"),
    Case("**collection**", "page-kind", not: "**Collection**"),
    Case("**collectionGroup**", "page-kind", not: "collectionGroup"),
    Case("**overview**", "page-kind", not: "**Overview.** Begin here."),
  ]

  private static let sosumiAfter = [
    Case("---", "footer-rule", not: "----"),
    Case(
      "*Extracted by [sosumi.ai](https://sosumi.ai) - Making Apple docs AI-readable.*",
      "mirror-notice", not: "*Extracted by [sosumi.ai](https://sosumi.ai).* And more."),
    Case(
      "*This is unofficial content. All Human Interface Guidelines belong to Apple Inc.*",
      "mirror-notice", not: "*This is unofficial content.*"),
  ]

  private static let notices = [
    Case("# This page requires JavaScript.", "javascript-notice", not: "# This page"),
    Case("Please turn on JavaScript, then", "javascript-notice", not: "Please turn on Java"),
  ]

  private static let players = [
    Case("Video with custom controls.", "video-controls", not: "Video with controls."),
    Case("Play", "video-controls", not: "Play a game"),
    Case("Replay", "video-controls", not: "Replay the film"),
  ]

  private static let crawlerBefore = [
    Case("x [Skip Navigation](#)", "skip-link", not: "Skip navigation"),
    Case("* Global Nav Open Menu", "global-navigation", not: "* Global Nav"),
    Case("x [Search Developer", "search-box", not: "Search Developer"),
    Case("Cancel", "search-box", not: "Cancel a sheet"),
    Case("Only search within x", "search-box", not: "Only search"),
    Case("### Quick Links", "quick-links", not: "### Quick links"),
    Case("Open Menu", "design-navigation", not: "Open Menus"),
    Case("## Human Interface Guidelines", "navigator", not: "# Human Interface Guidelines"),
    Case("To navigate the symbols, x", "navigator", not: "To navigate"),
    Case("1 of 2 symbols inside 3 x", "navigator", not: "two symbols inside"),
    Case("7 items were found. x", "navigator", not: "7 items"),
    Case("Navigator is ready", "navigator", not: "Navigator is ready."),
    Case("![](i.svg)", "navigator-icon", not: "A ![](i.svg)"),
    Case("* [Cups](/c)", "navigation-link", not: "* Cups"),
    Case("- [Cups](/c)", "navigation-link", not: "- Cups"),
    Case("[Cups](/c)", "navigation-link", not: "See [Cups](/c)"),
  ]

  private static let crawlerAfter = [
    Case("Current page is Cups", "current-page", not: "The Current page is Cups"),
    Case("##### Supported platforms", "platforms-lost", not: "## Supported platforms"),
    Case("Select a color scheme x", "color-scheme", not: "Select a color"),
    Case("To submit feedback, x", "feedback", not: "To submit"),
    Case("Copyright 1", "copyright", not: "Copyright"),
    Case("Toggle Menu", "footer-menu", not: "Toggle Menus"),
    Case("### Cups", "footer-menu", not: "#### Cups"),
    Case("* [Cups](/c)", "footer-link", not: "* Cups"),
    Case("- [Cups](/c)", "footer-link", not: "- Cups"),
    Case("[Apple](https://www.apple.com)", "footer-menu", not: "Apple"),
    Case("[Terms of Use](/t) [Privacy](/p)", "legal-notices", not: "Terms of Use"),
    Case("[ Terms of Use ](/t)[ Privacy ](/p)", "legal-notices", not: "Terms"),
    Case("[Cups](#c)", "page-contents", not: "( [Cups](#c)"),
  ]

  private static let legacyBefore = [
    Case("iOS Developer Library", "library-name", not: "An iOS Developer Library"),
    Case("Old Human Interface Guidelines", "book-title", not: "Old Guidelines"),
    Case("On This Page", "page-contents", not: "On this page"),
  ]

  private static let legacyInside = [
    Case("Next", "library-link", not: "Next to the cup"),
    Case("Previous", "library-link", not: "Previous cups"),
  ]

  private static let plainBefore = [
    Case("## Summary", "scraper-summary", not: "### Summary"),
    Case("Skip Navigation", "skip-link", not: "Skip Navigation bars"),
  ]

  private static let plainInside = [
    Case("Video with custom controls.", "video-controls", not: "Video with custom controls"),
    Case("Content description: x", "video-description", not: "Content descriptions"),
    Case("[]", "picture-lost", not: "[1]"),
    Case("Play", "video-controls", not: "Player"),
    Case("Replay", "video-controls", not: "Replays"),
  ]

  private static let plainAfter = [
    Case("Current page is Cups", "current-page", not: "This page is Cups"),
    Case("Supported platforms", "platforms-lost", not: "Supported platforms vary"),
    Case("---", "scraper-rule", not: "--"),
    Case("**Attribution Notice**", "scraper-notice", not: "Attribution Notice"),
    Case("# Made up", "scraper-invention", not: "No #"),
  ]
}
