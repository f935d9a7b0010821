/// What a tag of HTML is in Markdown.
enum TagRole {
  case mark(InlineWriter.Mark), link, code, picture, quote, raised, item
  /// Its words stand apart from those around it.
  case block
  /// Markdown has no mark for it: its words stay.
  case silent

  static let all: [String: TagRole] = [
    "b": .mark(.strong), "strong": .mark(.strong), "i": .mark(.emphasis), "em": .mark(.emphasis),
    "cite": .mark(.emphasis), "dfn": .mark(.emphasis), "var": .mark(.emphasis),
    "s": .mark(.strikethrough), "del": .mark(.strikethrough), "strike": .mark(.strikethrough),
    "a": .link, "code": .code, "kbd": .code, "samp": .code, "tt": .code, "img": .picture,
    "q": .quote, "sup": .raised, "li": .item,
  ].merging(blockNames.map { ($0, .block) }) { $1 }.merging(silentNames.map { ($0, .silent) }) {
    $1
  }

  private static let blockNames = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "html", "main", "nav", "ol", "p", "section", "summary", "table",
    "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  private static let silentNames = [
    "abbr", "bdi", "big", "col", "colgroup", "data", "font", "ins", "label", "mark", "nobr",
    "picture", "small", "source", "span", "sub", "time", "u", "wbr",
  ]

  /// Elements that are read as on a saved page, up to the tag that closes them.
  static let whole: Set = [
    "aside", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "iframe", "nav", "ol", "picture",
    "pre", "script", "style", "svg", "table", "ul", "video",
  ]

  /// The same, without a tag that closes them.
  static let void: Set = ["hr", "img"]

  /// Tags that nothing closes.
  static let lone: Set = ["col", "source", "wbr"]

  /// Elements in which a blank line says nothing.
  static let verbatim: Set = ["pre", "script", "style", "svg"]

  /// A number that is raised: “10³” is not 103. Nil for words.
  static func raised(_ number: String) -> String? {
    let signs = number.compactMap { sign in
      sign.isASCII ? sign.wholeNumberValue.map { raisedDigits[$0] } : nil
    }
    return number.isEmpty || signs.count < number.count ? nil : signs.joined()
  }

  private static let raisedDigits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}

extension HTMLTag {
  var role: TagRole? { TagRole.all[name] }

  var isBlock: Bool { if case .block = role { true } else { false } }
}
