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
    case cell
  }

  var sink = ArticleSink()
  var references: RenderReferences
  var place = Place.page
  /// The text of the block, or the cell, that is being written.
  var writer = InlineWriter()
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
    let origin = root["metadata"]?["title"]?.range ?? 0..<0
    sink.add(heading: title, level: 1, from: origin, "title")
    if let abstract = root["abstract"] {
      takeParagraph(abstract.elements, from: abstract.range, "abstract")
    }
    takeNotices(of: root)
    for section in root.list("primaryContentSections") { takeSection(section) }
    for section in root.list("sections") { takeParts(of: section, level: 2) }
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
    case "paragraph", "small":
      takeParagraph(Self.inlines(of: block), from: block.range, "paragraph")
    case "image", "video": takeParagraph(Self.inlines(of: block), from: block.range, "image")
    case "unorderedList": takeList(block, from: nil)
    case "orderedList": takeList(block, from: block["start"]?.integer ?? 1)
    case "codeListing": takeCode(block)
    case "thematicBreak": sink.claims.drop(block.range, "thematic-break")
    case let kind where isInCell: takeInCell(block, kind)
    case "heading": takeHeading(block["text"], level: block["level"]?.integer, from: block.range)
    case "aside": takeAside(block)
    case "termList": takeTerms(block)
    case "table": takeTable(block)
    case "row": for column in block.list("columns") { takeContent(of: column) }
    case "tabNavigator": takeTabs(block)
    case "links":
      takeLinks(block.list("items"), isDetailed: block.text("style") == "detailedGrid")
    case "endpointExample", "dictionaryExample": takeExample(block)
    case "step", "fullWidth", "contentAndMedia", "columns", "multiple-choice":
      takeParts(of: block, level: 3)
    case let kind:
      note(kind, at: block.range.lowerBound)
      // The text in it is kept, in the order in which it is.
      for member in block.members { takePart(member, level: 3) }
    }
  }

  mutating func takeContent(of block: LocatedJSON) {
    takeBlocks(block.list("content"))
  }

  mutating func takeHeading(_ text: LocatedJSON?, level: Int?, from origin: Range<Int>) {
    sink.add(heading: text?.string ?? "", level: min(max(level ?? 2, 2), 6), from: origin)
  }

  private mutating func takeAside(_ block: LocatedJSON) {
    let style = block.text("style")
    let name = block["name"]?.string ?? (style.isEmpty ? "Note" : style)
    let known = AsideLine.kind(named: name)
    let origin = block["name"]?.range ?? block.range
    if case .item = place {
      if block["name"] != nil { add(from: origin, "aside") { $0.writer.strong(name) } }
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
    add(from: origin, "aside") { $0.writer.strong(name) }
    content(&self)
    place = outer
  }

  private mutating func takeTabs(_ block: LocatedJSON) {
    sink.openTabs(missing: [], at: block.range.lowerBound)
    for tab in block.list("tabs") {
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

extension LocatedJSON {
  /// The elements of a member; none if there is no such array.
  func list(_ name: String) -> [LocatedJSON] { self[name]?.elements ?? [] }

  /// The string that a member is; empty if it is none.
  func text(_ name: String) -> String { self[name]?.string ?? "" }
}
