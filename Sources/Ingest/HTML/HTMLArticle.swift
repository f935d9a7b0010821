import Bytes
import Model
import Vocabulary

/// Goes through the nodes of an article once and makes blocks of them. What is open is on a stack
/// of its own, and unknown elements are entered: their text is kept.
struct HTMLArticle {
  /// An element whose end is still ahead.
  struct Frame {
    enum Kind {
      /// Text in it is a block of its own.
      case block
      case heading(level: Int)
      case list(isOrdered: Bool, next: Int)
      case item(number: Int?, isStarted: Bool)
      case aside(Aside)
      case caption
      case mark(InlineWriter.Mark)
      case link
      case tabs
      /// What is on lines of its own in a cell.
      case cellPart
    }

    let node: Int
    let end: Int
    var kind: Kind
    /// The first block that its text made.
    var block: Int?
  }

  let document: HTMLDocument
  let target: LinkTarget
  /// Whether its text is Markdown: it stands between lines of it.
  private(set) var isMarkdown = false
  /// Whether what is around an article is in it, as in a part of a page without a `<main>`.
  private var surroundings = false
  var sink = ArticleSink()
  var open: [Frame] = []
  var writer = InlineWriter()
  /// The bytes of the text in the writer.
  var origin: Range<Int>?
  /// Pictures behind text: in it if more text follows, blocks of their own otherwise.
  var pictures: [Picture] = []
  /// The labels of panels that are still ahead.
  var panels: [Int: Int] = [:]
  var lostPanels: [TabGroups.Lost] = []
  private(set) var title: String?
  private(set) var abstract: String?
  var platforms: [Platform] = []

  init(_ document: HTMLDocument, page: PageAddress?) {
    self.document = document
    target = LinkTarget(page: page)
  }

  /// `title` is what the head calls the page, for an article without a title of its own.
  mutating func read(_ main: Int, title fallback: String) {
    surroundings = document.nodes[main].tag == "body"
    read(document.inside(main))
    settleTitle(fallback)
  }

  /// Some elements between lines of another kind, as blocks and as what became of their bytes.
  static func part(_ html: [UInt8], isMarkdown: Bool) -> Part? {
    guard HTMLNesting.problem(html) == nil else { return nil }
    let document = HTMLDocument(nodes: GumboBridge.nodes(of: html))
    var article = HTMLArticle(document, page: nil)
    article.isMarkdown = isMarkdown
    article.read(document.nodes.indices)
    return Part(
      book: article.sink.book(size: html.count, else: "markup"),
      lostTables: article.sink.lostTables)
  }

  struct Part {
    let book: Book
    let lostTables: [Int]
  }

  private mutating func read(_ nodes: Range<Int>) {
    var place = nodes.lowerBound
    while place < nodes.upperBound {
      leave(before: place)
      place = take(place)
    }
    leave(before: nodes.upperBound)
    flush()
  }
}

extension HTMLArticle {
  private mutating func take(_ place: Int) -> Int {
    let node = document.nodes[place]
    if let label = panels.removeValue(forKey: place) { return openPanel(place, label) }
    if node.hasClass("tabnav") || node["role"] == "tablist", let next = takeTabs(place) {
      return next
    }
    if node.tag == "video" || node.hasClass("video-replay-container") { return takeVideo(place) }
    if let rule = furniture(place, node) {
      takePlatforms(place)
      sink.claims.drop(node.range, rule.id)
      return node.end
    }
    if let end = takeFrame(place, node) { return end }
    return takeBlock(place, node) ?? takeInline(place)
  }

  private func furniture(_ place: Int, _ node: HTMLNode) -> HTMLFurniture.Rule? {
    if let rule = HTMLFurniture.rule(for: node, of: HTMLFurniture.inside) { return rule }
    guard surroundings, let rule = HTMLFurniture.rule(for: node, of: HTMLFurniture.around) else {
      return nil
    }
    let hasHeading = document.first(in: place) { Self.headings.contains($0.tag) } != nil
    return hasHeading ? nil : rule
  }

  private static let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]

  private mutating func takeBlock(_ place: Int, _ node: HTMLNode) -> Int? {
    switch node.tag {
    case "h1": return push(place, .heading(level: title == nil ? 1 : 2), isTitle: true)
    case "h2", "h3", "h4", "h5", "h6":
      let level = Int(node.tag.dropFirst()) ?? 2
      if let words = emptyHeading(place, node) {
        flush()
        sink.add(.heading(level: level), words, from: node.range, "heading")
        return node.end
      }
      return push(place, .heading(level: level))
    case "ul", "ol", "menu", "dl": return takeList(place, node)
    case "li", "dt": return takeItem(place, node)
    case "aside": return takeAside(place, node)
    case "figcaption", "caption": return push(place, .caption)
    case "table": return takeTable(place)
    case "pre": return takeCode(place)
    case "hr":
      flush()
      sink.claims.drop(node.range, "thematic-break")
      return node.end
    case "a" where isCard(place, node): return takeCard(place)
    case let tag where Self.blockTags.contains(tag): return push(place, .block)
    default: return nil
    }
  }

  /// The words of a heading that a tool emptied, from its id: `<h2 id="Best-practices"></h2>`.
  private func emptyHeading(_ place: Int, _ node: HTMLNode) -> [UInt8]? {
    // Those of programs are in small letters, too.
    guard node.end == place + 1, let id = node["id"], id.utf8.count <= 100,
      case let word = id.prefix(while: { $0 != "-" }),
      word.utf8.first.map(ByteClass.isUppercase) == true || Platform(rawValue: String(word)) != nil,
      id.utf8.allSatisfy({ ByteClass.isAlphanumeric($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    return id.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
  }

  /// Goes into an element whose text is a block.
  mutating func push(_ place: Int, _ kind: Frame.Kind, isTitle: Bool = false) -> Int {
    flush()
    if isTitle, title == nil {
      let words = HeadingLine.withoutSite(document.leadingWords(of: place))
      title = words.isEmpty ? nil : words
    }
    enter(place, kind)
    restart()
    return place + 1
  }

  mutating func enter(_ place: Int, _ kind: Frame.Kind) {
    open.append(Frame(node: place, end: document.nodes[place].end, kind: kind))
  }

  private mutating func takeList(_ place: Int, _ node: HTMLNode) -> Int {
    let first = Int(node["start"] ?? "") ?? 1
    return push(place, .list(isOrdered: node.tag == "ol", next: min(max(first, 0), 999)))
  }

  private mutating func takeItem(_ place: Int, _ node: HTMLNode) -> Int {
    flush()
    var number: Int?
    if let list = open.lastIndex(where: \.isList), case .list(true, let next) = open[list].kind {
      number = next
      open[list].kind = .list(isOrdered: true, next: next + 1)
    }
    let next = push(place, .item(number: number, isStarted: false))
    if node.tag == "dt" { openMark(.strong, at: place) }
    return next
  }

  /// A note: its label, alone in the first paragraph, shows which kind; so does its class.
  private mutating func takeAside(_ place: Int, _ node: HTMLNode) -> Int {
    let label = document.first(in: place) { $0.hasClass("label") } ?? plainLabel(in: place)
    let named = label.flatMap { AsideLine.kind(named: document.words(of: $0)) }
    let styled = (node.classes.map(String.init) + [node["aria-label"] ?? ""]).lazy
      .compactMap(AsideLine.kind(named:)).first
    guard let kind = named ?? styled else { return push(place, .block) }
    let next = push(place, .aside(kind))
    sink.openAside()
    guard let label else { return next }
    let range = document.nodes[label].range
    if named == nil {
      writer.open(.strong)
      writer.text(document.text(of: label)[...])
      see(range)
      flush()
    } else {
      sink.claims.keep(range, "aside-label", block: sink.blocks.count)
    }
    return document.nodes[label].end
  }

  /// The first paragraph of a note whose classes are lost, if it is a label above a text.
  private func plainLabel(in place: Int) -> Int? {
    let end = document.nodes[place].end
    guard let first = firstShown(in: place + 1..<end), document.nodes[first].tag == "p",
      AsideLine.kind(named: document.words(of: first)) != nil,
      document.first(in: first, where: { $0.tag == "img" }) == nil,
      let body = firstShown(in: document.nodes[first].end..<end),
      !["pre", "table", "figure", "aside"].contains(document.nodes[body].tag)
    else { return nil }
    return first
  }

  /// What is first in a run of nodes without comments and blanks.
  private func firstShown(in nodes: Range<Int>) -> Int? {
    nodes.first { place in
      switch document.nodes[place].kind {
      case .element: true
      case .text: !document.nodes[place].text.allSatisfy(ByteClass.isSpace)
      case .comment: false
      }
    }
  }

  private mutating func takeCode(_ place: Int) -> Int {
    flush()
    let node = document.nodes[place]
    let around = [place, node.parent].map { document.nodes[max($0, 0)] }
    let language = around.lazy.compactMap { $0["data-syntax"] }.first ?? ""
    sink.add(code: document.text(of: place), language: Array(language.utf8), from: node.range)
    return node.end
  }

  static func isBlock(_ node: HTMLNode) -> Bool {
    blockTags.contains(node.tag)
      || ["ul", "ol", "dl", "li", "table", "pre", "hr"].contains(node.tag)
  }

  private static let blockTags: Set = [
    "p", "div", "section", "article", "main", "header", "figure", "details", "summary",
    "blockquote", "center", "address", "fieldset", "hgroup", "body", "dd",
  ]
}

extension HTMLArticle {
  /// The page's title is first; without one, the head's does.
  private mutating func settleTitle(_ fallback: String) {
    if !sink.blocks.contains(where: { $0.headingLevel == 1 }) {
      title = fallback.isEmpty ? nil : fallback
      sink.add(heading: fallback, level: 1, from: 0..<0, "title")
    }
    sink.liftTitle()
    let summary = document.nodes.firstIndex { $0.hasClass("abstract") }.map(document.words)
    abstract = summary?.isEmpty == false ? summary : nil
  }

  /// The list of platforms is furniture to readers, and a fact about the page.
  private mutating func takePlatforms(_ place: Int) {
    let all = place..<document.nodes[place].end
    guard let list = all.first(where: { document.nodes[$0].hasClass("supported-platforms") })
    else { return }
    takeNames(ofPlatforms: list)
  }

  private mutating func takeNames(ofPlatforms list: Int) {
    let names = words(ofItemsOf: list)
    platforms = Platform.allCases.filter { names.contains($0.rawValue) }
    if !platforms.isEmpty {
      sink.claims.move(document.nodes[list].range, "supported-platforms", to: "front matter")
    }
  }

  /// What is beside an article for screen readers, of which a tool took the classes away: the
  /// page’s name, and its platforms below a heading, by name or as icons without one.
  private mutating func takeFrame(_ place: Int, _ node: HTMLNode) -> Int? {
    guard node.range.count < Self.longestFrame else { return nil }
    if node.tag == "p", document.words(of: place) == "Current page is \(title ?? "")" {
      flush()
      sink.claims.drop(node.range, "current-page")
      return node.end
    }
    guard Self.headings.contains(node.tag), document.words(of: place) == "Supported platforms",
      let list = nextList(behind: node.end)
    else { return nil }
    let names = words(ofItemsOf: list).filter { !$0.isEmpty }
    guard names.allSatisfy({ Platform(rawValue: $0) != nil }) else { return nil }
    flush()
    sink.claims.drop(node.range, "platforms-lost")
    takeNames(ofPlatforms: list)
    if names.isEmpty { sink.claims.drop(document.nodes[list].range, "platforms-lost") }
    return document.nodes[list].end
  }

  /// In bytes of markup.
  private static let longestFrame = 300

  private func nextList(behind end: Int) -> Int? {
    firstShown(in: end..<document.nodes.count).flatMap {
      ["ul", "ol"].contains(document.nodes[$0].tag) ? $0 : nil
    }
  }

  private func words(ofItemsOf list: Int) -> [String] {
    document.inside(list).filter { document.nodes[$0].tag == "li" }.map(document.words)
  }
}

extension HTMLArticle.Frame {
  var isList: Bool { if case .list = kind { true } else { false } }

  var isTabs: Bool { if case .tabs = kind { true } else { false } }

  var isItem: Bool { if case .item = kind { true } else { false } }

  var aside: Aside? { if case .aside(let kind) = kind { kind } else { nil } }

  /// Whether its text is a block.
  var isBlock: Bool {
    switch kind {
    case .mark, .link, .tabs, .list, .cellPart: false
    default: true
    }
  }

  /// The rule by which it says what the text in it becomes; nil if it does not.
  var rule: String? {
    switch kind {
    case .heading: "heading"
    case .aside: "aside"
    case .caption: "caption"
    case .item: "item"
    default: nil
    }
  }
}
