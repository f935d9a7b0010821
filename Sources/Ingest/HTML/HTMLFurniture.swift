/// What is no content of a saved page: elements as rows of a rule, how they are recognized, and
/// why.
enum HTMLFurniture {
  struct Rule: Sendable {
    enum Match: Sendable {
      case tag(String)
      case named(String)
      case attribute(String, String?)
    }

    let id: String
    let match: Match
    let reason: String

    init(_ id: String, _ match: Match, _ reason: String) {
      self.id = id
      self.match = match
      self.reason = reason
    }

    func matches(_ node: HTMLNode) -> Bool {
      switch match {
      case .tag(let tag): node.tag == tag
      case .named(let name): node.hasClass(name)
      case .attribute(let name, let value): node[name].map { value == nil || $0 == value } ?? false
      }
    }
  }

  static func rule(for node: HTMLNode, of rules: [Rule]) -> Rule? {
    guard node.kind == .element else { return nil }
    return rules.first { $0.matches(node) }
  }

  /// Whether a node is never shown, wherever it is.
  static func isMute(_ node: HTMLNode) -> Bool { rule(for: node, of: mute) != nil }

  static let mute: [Rule] = [
    Rule("script", .tag("script"), "a script"),
    Rule("style", .tag("style"), "a style sheet"),
    Rule("noscript", .tag("noscript"), "asks for a browser"),
    Rule("template", .tag("template"), "markup for programs"),
    Rule("drawing", .tag("svg"), "an icon"),
    Rule("drawing", .tag("math"), "markup of formulas"),
    Rule("drawing", .tag("canvas"), "drawn by a script"),
    Rule("embedded", .tag("iframe"), "an embedded page"),
    Rule("embedded", .tag("object"), "an embedded program"),
    Rule("embedded", .tag("embed"), "an embedded program"),
  ]

  /// Inside the article.
  static let inside: [Rule] =
    mute + [
      Rule("page-contents", .named("on-this-page-container"), "the page’s own table of contents"),
      Rule("page-contents", .named("on-this-page-nav"), "the page’s own table of contents"),
      Rule("skip-link", .named("skip-nav"), "a link that skips the navigation"),
      Rule("spoken-only", .named("visuallyhidden"), "words for a screen reader"),
      Rule("eyebrow", .named("eyebrow"), "the kind of page"),
      Rule("reading-view", .named("reader-domain"), "what a reading view says of the page"),
      Rule("reading-view", .named("reader-credits"), "what a reading view says of the page"),
      Rule("reading-view", .named("reader-estimated-time"), "what a reading view says of the page"),
      Rule("navigation", .tag("nav"), "a menu"),
      Rule("navigation", .attribute("role", "navigation"), "a menu"),
      Rule("footer", .tag("footer"), "the page’s footer"),
      Rule("control", .tag("button"), "a button"),
      Rule("control", .tag("form"), "a form"),
      Rule("control", .tag("input"), "a field"),
      Rule("control", .tag("select"), "a menu"),
      Rule("control", .tag("textarea"), "a field"),
      Rule("hidden", .attribute("hidden", nil), "hidden content"),
      Rule("hidden", .attribute("aria-hidden", "true"), "decoration"),
    ]

  /// Around it.
  static let outside: [Rule] =
    mute + [
      Rule("global-navigation", .attribute("id", "ac-globalnav"), "the site’s main menu"),
      Rule("design-navigation", .attribute("id", "localnav"), "the menu of the design pages"),
      Rule("navigator", .named("navigator"), "the page tree"),
      Rule("search-box", .attribute("role", "search"), "the site’s search"),
      Rule("footer", .tag("footer"), "the site’s footer"),
      Rule("skip-link", .named("skip-nav"), "a link that skips the navigation"),
      Rule("navigation", .tag("nav"), "a menu"),
      Rule("head", .tag("title"), "the title in the browser’s window"),
      Rule("head", .tag("meta"), "metadata for programs"),
      Rule("head", .tag("link"), "files that the page loads"),
    ]

  /// Around it, where nothing says where it begins.
  static let around = outside + [Rule("navigation", .tag("header"), "a menu")]
}
