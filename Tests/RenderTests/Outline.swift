import Model

/// Reads a page from an indented outline, one node a line: what the parser would have made.
///
///     heading 2 Best-practices
///       text Best practices
///     link page 1 Overview
///       text see there
///     paragraph keep-it
///       strong
///         text A guideline with its id.
enum Outline {
  static func page(
    _ text: String, folder: String = "boxes", title: String = "Boxes", tables: [DataTable] = [],
    changes: [ChangeEntry] = [], sources: [PageSource] = []
  ) -> SitePage {
    let lines = text.split(separator: "\n").map { line -> (depth: Int, words: Substring) in
      let words = line.drop { $0 == " " }
      return (line.count - words.count, words)
    }
    var nodes: [Node] = []
    var sections: [Section] = []
    var guidelines: [Guideline] = []
    var links: [Int: LinkTarget] = [:]
    for (index, line) in lines.enumerated() {
      let inner = lines[(index + 1)...].prefix { $0.depth > line.depth }
      let (name, rest) = split(line.words)
      let end = index + 1 + inner.count
      nodes.append(Node(kind(name, rest), line: 2 * index + 1, column: 1, end: end))
      if name == "heading" { sections.append(section(rest, nodes: index..<end)) }
      if name == "paragraph", !rest.isEmpty { guidelines.append(guideline(rest, index, lines)) }
      if name == "link" { links[index] = target(rest) }
    }
    var matter = FrontMatter(
      title: title, slug: Slug(making: folder), url: "https://example.com/boxes")
    matter.sources = sources
    let bare = Document(frontMatter: matter, file: "boxes.md", nodes: nodes, sections: sections)
    let document = Document(
      frontMatter: matter, file: "boxes.md", nodes: nodes, sections: sections,
      tables: tables, guidelines: guidelines, changes: changes,
      holes: HoleFinder.holes(in: bare))
    return SitePage(
      document: document, folder: folder, group: 0, previous: nil, next: nil, links: links)
  }

  /// A site of two pages: the one at hand and `layout`, so that links have somewhere to go.
  static func site(_ page: SitePage) -> Site {
    let other = Self.page("paragraph\n  text Other.", folder: "layout")
    let group = NavigationGroup(title: "Foundations", slug: "foundations", pages: [0, 1])
    return Site(settings: SiteSettings(), pages: [page, other], groups: [group])
  }

  private static func split(_ words: Substring) -> (Substring, Substring) {
    let name = words.prefix { $0 != " " }
    return (name, words.dropFirst(name.count + 1))
  }

  private static func section(_ words: Substring, nodes: Range<Int>) -> Section {
    let (level, anchor) = split(words)
    return Section(
      title: String(anchor), level: Int(level) ?? 2, anchor: String(anchor), parent: nil,
      nodes: nodes, ownEnd: nodes.upperBound)
  }

  /// A guideline whose lead is the paragraph's first child.
  private static func guideline(
    _ id: Substring, _ paragraph: Int, _ lines: [(depth: Int, words: Substring)]
  ) -> Guideline {
    let lead = paragraph + 1
    let inner = lines[(lead + 1)...].prefix { $0.depth > lines[lead].depth }
    return Guideline(
      id: String(id), lead: "", polarity: .advise, section: nil, platforms: [], node: paragraph,
      leadNodes: lead..<lead + 1 + inner.count)
  }

  private static func target(_ words: Substring) -> LinkTarget {
    let (kind, rest) = split(words)
    switch kind {
    case "page":
      let (index, fragment) = split(rest)
      return .page(Int(index) ?? 0, fragment: String(fragment))
    case "away": return .elsewhere(String(rest))
    default: return .refused
    }
  }

  private static func kind(_ name: Substring, _ rest: Substring) -> NodeKind {
    let text = String(rest.replacing("␤", with: "\n"))
    switch name {
    case "heading": return .heading(level: Int(split(rest).0) ?? 2)
    case "quote": return .quote
    case "aside": return .aside(Aside(rawValue: text) ?? .note)
    case "bullets": return .list(ordered: false, start: 0, tight: rest == "tight")
    case "numbers": return .list(ordered: true, start: Int(rest) ?? 1, tight: true)
    case "item": return .item(checked: rest.isEmpty ? nil : rest == "done")
    case "pre": return .codeBlock(language: "", text: text)
    case "block": return .htmlBlock(text)
    case "rule": return .thematicBreak
    case "table": return .table(columns: rest.map { $0 == "r" ? .right : .none })
    case "head": return .row(header: true)
    case "row": return .row(header: false)
    case "cell": return .cell
    case "spanned": return .spannedCell
    case "note": return .footnote(name: text)
    case "mention": return .footnoteReference(name: text)
    case "text": return .text(text)
    case "soft": return .softBreak
    case "break": return .lineBreak
    case "code": return .code(text)
    case "html": return .html(text)
    case "em": return .emphasis
    case "strong": return .strong
    case "del": return .strikethrough
    case "link": return .link(destination: text, title: "")
    case "tabs": return .mark(.tabs(missing: []))
    case "tab": return .mark(.panel(label: text))
    case "tabsEnd": return .mark(.tabsEnd)
    case "film": return .mark(.video(description: text))
    case "image": return .image(source: text, title: "")
    default: return .paragraph
    }
  }
}
