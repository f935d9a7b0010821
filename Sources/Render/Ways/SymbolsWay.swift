import Model

/// `symbols/`: every name of the programming interface, by framework, with the places that name it.
struct SymbolsWay: Way {
  static let id = "symbols"

  var title: String { "Symbols" }
  var about: String { "Classes, methods and values that pages name, by framework." }

  var count: Int { symbols.count }
  /// By name; of one page only the first place.
  private let symbols: [Symbol]

  init(_ context: RenderContext) {
    var symbols: [SymbolName: Symbol] = [:]
    for (page, place) in context.site.pages.enumerated() {
      for mention in place.document.symbols {
        let name = mention.symbol
        var symbol =
          symbols[name] ?? Symbol(name: name.name, framework: name.framework)
        symbol.address = symbol.address ?? mention.address
        if symbol.places.last?.page != page { symbol.places.append((page, mention.section)) }
        symbols[name] = symbol
      }
    }
    self.symbols = symbols.values.map { (key: $0.name.lowercased(), symbol: $0) }.sorted {
      ($0.key, $0.symbol.name, $0.symbol.framework ?? "")
        < ($1.key, $1.symbol.name, $1.symbol.framework ?? "")
    }.map(\.symbol)
  }

  func views(_ context: RenderContext) -> [View] {
    let frameworks = Dictionary(grouping: symbols) { $0.framework }
      .sorted { Self.order($0.key) < Self.order($1.key) }
    var names = AnchorNames()
    let anchors = frameworks.map { framework in
      let words = (framework.key ?? "none").lowercased().split { !$0.isLetter && !$0.isNumber }
      return names.take("in-" + words.joined(separator: "-"))
    }
    var page = page("symbols")
    page.headings = zip(anchors, frameworks).map { ($0, $1.key ?? Self.other) }
    page.value = [
      "frameworks": .list(of: zip(anchors, frameworks)) { anchor, framework in
        [
          "anchor": .text(anchor), "title": .text(framework.key ?? Self.other),
          "symbols": .list(of: framework.value) { $0.value(context) },
        ]
      }
    ]
    return page.views(context)
  }
}

extension SymbolsWay {
  private static let other = "Framework not named"

  /// Those of no framework come last.
  private static func order(_ framework: String?) -> (Int, String) {
    framework.map { (0, $0.lowercased()) } ?? (1, "")
  }

  /// One symbol and everything that is said of it.
  struct Symbol {
    let name: String
    let framework: String?
    var address: String?
    /// Page and section, each once.
    var places: [(page: Int, section: Int?)] = []

    func value(_ context: RenderContext) -> TemplateValue {
      [
        "name": .text(name), "address": .optional(address.flatMap { WebAddress($0) }?.text),
        "places": .list(of: places) { place in
          [
            "title": .text(context.site.pages[place.page].title),
            "href": .text(context.href(place.page, section: place.section)),
          ]
        },
      ]
    }
  }
}
