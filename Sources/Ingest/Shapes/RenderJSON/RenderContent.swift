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

  /// The whole page: title, abstract, content, and the cards of a topic page.
  mutating func take(_ root: LocatedJSON, title: String) {
    var name = InlineWriter(.heading)
    name.text(Array(title.utf8)[...])
    let origin = root["metadata"]?["title"]?.range ?? 0..<0
    sink.add(.heading(level: 1), name.finish(), from: origin, "title")
    if let abstract = root["abstract"] {
      takeParagraph(abstract.elements, from: abstract.range, "abstract")
    }
    for section in root["primaryContentSections"]?.elements ?? [] {
      takeBlocks(section["content"]?.elements ?? [])
    }
    takeTopics(of: root)
  }

  func report(to page: inout ReadingBuilder) {
    for (kind, place) in unknown.sorted(by: { $0.key < $1.key }) {
      page.report(
        .contentUnknown, line: page.scrape.line(at: place),
        "Unknown kind of content “\(kind)”; its text was kept")
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

  private mutating func takeBlock(_ block: LocatedJSON) {
    switch block["type"]?.string ?? "" {
    case "heading": takeHeading(block)
    case "paragraph", "small":
      takeParagraph(block["inlineContent"]?.elements ?? [], from: block.range, "paragraph")
    case "aside": takeAside(block)
    case "unorderedList": takeList(block, from: nil)
    case "orderedList": takeList(block, from: block["start"]?.integer ?? 1)
    case "termList": takeTerms(block)
    case "table": takeTable(block)
    case "row": for column in block["columns"]?.elements ?? [] { takeContent(of: column) }
    case "tabNavigator": takeTabs(block)
    case "links": takeLinks(block["items"]?.elements ?? [])
    case "image", "video": takeParagraph([block], from: block.range, "image")
    case "codeListing": takeCode(block)
    case "thematicBreak": sink.claims.drop(block.range, "thematic-break")
    case let kind: takeUnknown(block, kind)
    }
  }

  private mutating func takeContent(of block: LocatedJSON) {
    takeBlocks(block["content"]?.elements ?? [])
  }

  private mutating func takeHeading(_ block: LocatedJSON) {
    var writer = InlineWriter(.heading)
    writer.text(Array((block["text"]?.string ?? "").utf8)[...])
    let level = min(max(block["level"]?.integer ?? 2, 2), 6)
    sink.add(.heading(level: level), writer.finish(), from: block.range, "heading")
  }

  private mutating func takeAside(_ block: LocatedJSON) {
    let name = block["name"]?.string ?? block["style"]?.string ?? "Note"
    let kind = AsideLine.kind(named: name) ?? AsideLine.kind(named: block["style"]?.string ?? "")
    if case .item = place { return takeContent(of: block) }
    let outer = place
    place = .aside(kind ?? .note)
    sink.openAside()
    if AsideLine.kind(named: name) == nil {
      var label = InlineWriter()
      label.open(.strong)
      label.text(Array(name.utf8)[...])
      add(label.finish(), from: block["name"]?.range ?? block.range, "aside")
    }
    takeContent(of: block)
    place = outer
  }

  private mutating func takeList(_ block: LocatedJSON, from first: Int?) {
    let outer = place
    var depth = 0
    if case .item(let around, _, _) = outer { depth = around + 1 }
    for (offset, item) in (block["items"]?.elements ?? []).enumerated() {
      let number = first.map { $0 &+ offset }
      if case .aside = outer {
        takeContent(of: item)
      } else {
        place = .item(depth: depth, number: number, isStarted: false)
        takeContent(of: item)
      }
    }
    place = outer
  }

  /// Terms and what they mean: an item each, the term in bold.
  private mutating func takeTerms(_ block: LocatedJSON) {
    let outer = place
    for item in block["items"]?.elements ?? [] {
      place = .item(depth: 0, number: nil, isStarted: false)
      var term = InlineWriter()
      term.open(.strong)
      write(item["term"]?["inlineContent"]?.elements ?? [], to: &term)
      add(term.finish(), from: item["term"]?.range ?? item.range, "term")
      if let definition = item["definition"] { takeContent(of: definition) }
    }
    place = outer
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

  private mutating func takeCode(_ block: LocatedJSON) {
    let lines = block["code"]?.elements.compactMap(\.string) ?? []
    sink.add(
      code: Array(lines.joined(separator: "\n").utf8),
      language: Array((block["syntax"]?.string ?? "").utf8), from: block.range)
  }

  /// The text in it is kept, in the order in which it is.
  private mutating func takeUnknown(_ block: LocatedJSON, _ kind: String) {
    if unknown[kind] == nil { unknown[kind] = block.range.lowerBound }
    for member in block.members {
      switch member.name {
      case "content", "items", "tabs", "columns": takeBlocks(member.value.elements)
      case "inlineContent": takeParagraph(member.value.elements, from: block.range, "paragraph")
      case "text":
        // Not the block as an element: that would say its inline content once more.
        var writer = InlineWriter()
        writer.text(Self.bytes(member.value)[...])
        add(writer.finish(), from: member.value.range, "paragraph")
      default: break
      }
    }
  }
}
