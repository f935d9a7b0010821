import Bytes
import Diagnostics
import JSON
import Model

/// Goes through the content of a render JSON and makes blocks of it. It calls itself for what is
/// nested; the reader of the JSON lets nothing through that nests too deep for that.
struct RenderContent {
  /// Where blocks are: that decides what a paragraph becomes.
  enum Place {
    case page
    case item(depth: Int, number: Int?, isStarted: Bool)
    case aside(Aside)
  }

  var sink = ArticleSink()
  var references: RenderReferences
  var place = Place.page
  let target: LinkTarget
  /// Kinds of content that we do not know, each with its first place.
  var unknown: [String: Int] = [:]
  /// Whether the title of a reference is being written.
  var isInTitle = false
  /// Links to pages of which the file shows no title.
  var untitled: [Int] = []

  init(_ references: RenderReferences, page: PageAddress) {
    self.references = references
    target = LinkTarget(page: page)
  }

  /// The whole page: title, abstract, notices, content, and the cards of a topic page.
  mutating func take(_ root: LocatedJSON, title: String) {
    var name = InlineWriter(.heading)
    name.text(Array(title.utf8)[...])
    let origin = root["metadata"]?["title"]?.range ?? 0..<0
    sink.add(.heading(level: 1), name.finish(), from: origin, "title")
    if let abstract = root["abstract"] {
      takeParagraph(abstract.elements, from: abstract.range, "abstract")
    }
    takeNotices(of: root)
    for section in root["primaryContentSections"]?.elements ?? [] { takeSection(section) }
    for section in root["sections"]?.elements ?? [] { takeParts(of: section, level: 2) }
    takeTopics(of: root)
    takeOthers(of: root)
  }

  func report(to page: inout ReadingBuilder) {
    for (kind, place) in unknown.sorted(by: { $0.key < $1.key }) {
      page.report(
        .contentUnknown, line: page.scrape.line(at: place),
        "Unknown kind of content “\(FieldLimit.cut(kind, to: 80))”; its text was kept")
    }
    page.report(lostTables: sink.lostTables)
    guard let first = untitled.first else { return }
    page.report(
      .linkUntitled, line: page.scrape.line(at: first),
      untitled.count == 1
        ? "The file has no title for a link"
        : "The file has no titles for \(untitled.count) links",
      why: "Titles of pages of this run were filled in; others are named after their addresses.")
  }
}

extension RenderContent {
  mutating func takeBlocks(_ blocks: [LocatedJSON]) {
    for block in blocks { takeBlock(block) }
  }

  mutating func takeBlock(_ block: LocatedJSON) {
    switch Self.kind(of: block) {
    case "heading": takeHeading(block["text"], level: block["level"]?.integer, from: block.range)
    case "paragraph", "small":
      takeParagraph(block["inlineContent"]?.elements ?? [], from: block.range, "paragraph")
    case "aside": takeAside(block)
    case "unorderedList": takeList(block, from: nil)
    case "orderedList": takeList(block, from: block["start"]?.integer ?? 1)
    case "termList": takeTerms(block)
    case "table": takeTable(block)
    case "row": for column in block["columns"]?.elements ?? [] { takeContent(of: column) }
    case "tabNavigator": takeTabs(block)
    case "links": takeCards(block)
    case "image", "video": takeParagraph([block], from: block.range, "image")
    case "codeListing": takeCode(block)
    case "endpointExample", "dictionaryExample": takeExample(block)
    case "step", "fullWidth", "contentAndMedia", "columns", "multiple-choice":
      takeParts(of: block, level: 3)
    case "thematicBreak": sink.claims.drop(block.range, "thematic-break")
    case let kind: takeUnknown(block, kind)
    }
  }

  mutating func takeContent(of block: LocatedJSON) {
    takeBlocks(block["content"]?.elements ?? [])
  }

  mutating func takeHeading(_ text: LocatedJSON?, level: Int?, from origin: Range<Int>) {
    var writer = InlineWriter(.heading)
    writer.text(Self.bytes(text)[...])
    let level = min(max(level ?? 2, 2), 6)
    sink.add(.heading(level: level), writer.finish(), from: origin, "heading")
  }

  private mutating func takeAside(_ block: LocatedJSON) {
    let style = block["style"]?.string ?? ""
    let name = block["name"]?.string ?? (style.isEmpty ? "Note" : style)
    let known = AsideLine.kind(named: name)
    let origin = block["name"]?.range ?? block.range
    if case .item = place {
      if block["name"] != nil { add(Self.bold(name), from: origin, "aside") }
      return takeContent(of: block)
    }
    let kind = known ?? AsideLine.kind(named: style) ?? .note
    takeAside(kind, known == nil ? name : "", from: origin) { $0.takeContent(of: block) }
  }

  /// What is said beside the text, under a label if its name is not among ours.
  mutating func takeAside(
    _ kind: Aside, _ name: String, from origin: Range<Int>, _ content: (inout Self) -> Void
  ) {
    let outer = place
    place = .aside(kind)
    sink.openAside()
    add(Self.bold(name), from: origin, "aside")
    content(&self)
    place = outer
  }

  private static func bold(_ words: String) -> [UInt8] {
    var writer = InlineWriter()
    writer.open(.strong)
    writer.text(Array(words.utf8)[...])
    return writer.finish()
  }

  private mutating func takeTabs(_ block: LocatedJSON) {
    sink.openTabs(missing: [], at: block.range.lowerBound)
    for tab in block["tabs"]?.elements ?? [] {
      let title = tab["title"]
      sink.openPanel(
        MarkdownText.escape(Array((title?.string ?? "").utf8)[...]),
        from: title?.range ?? tab.range)
      takeContent(of: tab)
    }
    sink.closeTabs(at: block.range.upperBound)
  }

  /// What a block is called: most kinds are named in `type`, layouts of tutorials in `kind`.
  static func kind(of block: LocatedJSON) -> String {
    (block["type"]?.string ?? block["kind"]?.string) ?? ""
  }
}
