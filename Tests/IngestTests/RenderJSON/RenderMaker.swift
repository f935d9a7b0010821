import JSON
import Model

/// Makes the JSON that a page would be rendered from of the parsed page: the other way round than
/// the ingest goes, with code of its own. What JSON has no kind for is told in `unsaid`.
struct RenderMaker {
  private let document: Document
  private let nodes: [Node]
  private var references: [JSONMember] = []
  private var names: Set<String> = []
  /// Constructs that render JSON cannot say.
  private(set) var unsaid: [String: Int] = [:]

  init(_ document: Document) {
    self.document = document
    nodes = document.nodes
  }

  /// The page as JSON.
  mutating func page() -> JSONValue {
    let front = document.frontMatter
    var place = 0
    if case .heading(level: 1) = nodes.first?.kind { place = nodes[0].end }
    var abstract: [JSONValue] = []
    if place < nodes.count, nodes[place].kind == .paragraph, !hasPicture(place) {
      abstract = inlines(place)
      place = nodes[place].end
    }
    let content = blocks(from: place, to: nodes.count)
    return [
      "schemaVersion": ["major": 0, "minor": 3, "patch": 0], "kind": "article",
      "identifier": [
        "url": .string("doc://com.apple.HIG/design/Human-Interface-Guidelines/\(front.slug.text)"),
        "interfaceLanguage": "swift",
      ],
      "metadata": ["title": .string(front.title), "role": "article"],
      "abstract": .array(abstract), "sections": [],
      "primaryContentSections": [["kind": "content", "content": .array(content)]],
      "references": .object(references),
    ]
  }

  private func hasPicture(_ paragraph: Int) -> Bool {
    nodes[paragraph..<nodes[paragraph].end].contains {
      if case .image = $0.kind { true } else { false }
    }
  }
}

// Blocks.
extension RenderMaker {
  private mutating func blocks(from start: Int, to end: Int) -> [JSONValue] {
    var blocks: [JSONValue] = []
    var place = start
    while place < end {
      if case .mark(.tabs) = nodes[place].kind {
        let (tabs, behind) = tabs(at: place, to: end)
        blocks.append(tabs)
        place = behind
      } else {
        blocks += block(place)
        place = nodes[place].end
      }
    }
    return blocks
  }

  private mutating func block(_ place: Int) -> [JSONValue] {
    let end = nodes[place].end
    switch nodes[place].kind {
    case .heading(let level):
      let isMarked = nodes[(place + 1)..<end].contains { $0.kind.isMarkup }
      if isMarked { note("marks in a heading") }
      return [["type": "heading", "level": .integer(level), "text": .string(plain(place))]]
    case .paragraph: return paragraphs(place)
    case .aside(let kind): return [aside(place, kind)]
    case .list(let ordered, let start, _): return [list(place, ordered ? start : nil)]
    case .codeBlock(let language, let text): return [code(text, language)]
    case .table: return [table(place)]
    case .thematicBreak: return [["type": "thematicBreak"]]
    case .mark(.video(let words)):
      let name = refer(
        "film-\(place).mp4", ["type": "video", "alt": .string(words), "variants": []])
      return [["type": "video", "identifier": .string(name)]]
    case .quote:
      note("a quotation")
      return blocks(from: place + 1, to: end)
    default:
      note("\(nodes[place].kind)".split(separator: "(").first.map(String.init) ?? "")
      return []
    }
  }

  private mutating func aside(_ place: Int, _ kind: Aside) -> JSONValue {
    let content = blocks(from: place + 1, to: nodes[place].end)
    return [
      "type": "aside", "style": .string(kind == .developerNote ? "note" : kind.rawValue),
      "name": .string(kind.label), "content": .array(content),
    ]
  }

  private func code(_ text: String, _ language: String) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let code = lines.last == "" ? lines.dropLast() : lines[...]
    return [
      "type": "codeListing", "syntax": .string(language), "code": .array(code.map { .string($0) }),
    ]
  }

  /// Each part between line breaks: render JSON has no breaks within a paragraph.
  private mutating func paragraphs(_ place: Int) -> [JSONValue] {
    let end = nodes[place].end
    var parts: [[JSONValue]] = [[]]
    var child = place + 1
    while child < end {
      if nodes[child].kind == .lineBreak {
        parts.append([])
      } else {
        parts[parts.count - 1] += inline(child)
      }
      child = nodes[child].end
    }
    return parts.filter { !$0.isEmpty }.map { ["type": "paragraph", "inlineContent": .array($0)] }
  }

  private mutating func list(_ place: Int, _ start: Int?) -> JSONValue {
    var items: [JSONValue] = []
    var child = place + 1
    while child < nodes[place].end {
      var item: [JSONMember] = []
      if case .item(let checked?) = nodes[child].kind {
        item.append(JSONMember("checked", .bool(checked)))
      }
      let content = blocks(from: child + 1, to: nodes[child].end)
      items.append(.object(item + [JSONMember("content", .array(content))]))
      child = nodes[child].end
    }
    guard let start else { return ["type": "unorderedList", "items": .array(items)] }
    return ["type": "orderedList", "start": .integer(start), "items": .array(items)]
  }

  /// Rows of cells of paragraphs; a cell that another reaches into spans nothing.
  private mutating func table(_ place: Int) -> JSONValue {
    var rows: [[JSONValue]] = []
    var spans: [(row: Int, column: Int, rows: Int)] = []
    var row = place + 1
    while row < nodes[place].end {
      var cells: [JSONValue] = []
      var cell = row + 1
      while cell < nodes[row].end {
        if nodes[cell].kind == .spannedCell {
          let above = spans.lastIndex { $0.column == cells.count && $0.row + $0.rows == rows.count }
          if let above {
            spans[above].rows += 1
          } else {
            spans.append((rows.count - 1, cells.count, 2))
          }
          cells.append([])
        } else {
          cells.append(.array(paragraphs(cell)))
        }
        cell = nodes[cell].end
      }
      rows.append(cells)
      row = nodes[row].end
    }
    // A header of empty cells is none.
    let isEmpty = rows.first?.allSatisfy { $0.array?.isEmpty ?? true } ?? false
    return [
      "type": "table", "header": isEmpty ? "none" : "row",
      "extendedData": .object(data(of: spans, shift: isEmpty ? 1 : 0)),
      "rows": .array(rows.dropFirst(isEmpty ? 1 : 0).map { .array($0) }),
    ]
  }

  private func data(of spans: [(row: Int, column: Int, rows: Int)], shift: Int) -> [JSONMember] {
    spans.flatMap { span in
      (0..<span.rows).map { below in
        let size: JSONValue = below == 0 ? .integer(span.rows) : 0
        return JSONMember(
          "\(span.row + below - shift)_\(span.column)",
          ["colspan": below == 0 ? 1 : 0, "rowspan": size])
      }
    }
  }

  private mutating func tabs(at place: Int, to end: Int) -> (JSONValue, behind: Int) {
    if case .mark(.tabs(let missing)) = nodes[place].kind, !missing.isEmpty { note("missing tabs") }
    var tabs: [JSONValue] = []
    var next = nodes[place].end
    while next < end, nodes[next].kind != .mark(.tabsEnd) {
      guard case .mark(.panel(let label)) = nodes[next].kind else {
        next = nodes[next].end
        continue
      }
      let start = nodes[next].end
      next = start
      while next < end, !nodes[next].kind.endsPanel { next = nodes[next].end }
      tabs.append(["title": .string(label), "content": .array(blocks(from: start, to: next))])
    }
    return (["type": "tabNavigator", "tabs": .array(tabs)], next < end ? nodes[next].end : next)
  }

  private mutating func note(_ what: String) { unsaid[what, default: 0] += 1 }
}

// Inline content.
extension RenderMaker {
  private mutating func inlines(_ parent: Int) -> [JSONValue] {
    var found: [JSONValue] = []
    var child = parent + 1
    while child < nodes[parent].end {
      found += inline(child)
      child = nodes[child].end
    }
    return found
  }

  private mutating func inline(_ place: Int) -> [JSONValue] {
    switch nodes[place].kind {
    case .text(let text): return [["type": "text", "text": .string(text)]]
    case .softBreak, .lineBreak: return [["type": "text", "text": " "]]
    case .code(let text): return [["type": "codeVoice", "code": .string(text)]]
    case .emphasis: return [["type": "emphasis", "inlineContent": .array(inlines(place))]]
    case .strong: return [["type": "strong", "inlineContent": .array(inlines(place))]]
    case .strikethrough:
      return [["type": "strikethrough", "inlineContent": .array(inlines(place))]]
    case .link(let destination, _): return [link(place, to: destination)]
    case .image(let source, _):
      let variants: JSONValue = [["url": .string(source), "traits": ["light", "2x"]]]
      let name = refer(
        "picture-\(place).png",
        ["type": "image", "alt": .string(plain(place)), "variants": variants])
      return [["type": "image", "identifier": .string(name)]]
    case .html(let text):
      note("HTML")
      return [["type": "text", "text": .string(text)]]
    default:
      note("\(nodes[place].kind)")
      return []
    }
  }

  /// Pages are named by reference; so is what has marks in its words. Other links say their title.
  private mutating func link(_ place: Int, to destination: String) -> JSONValue {
    let words = plain(place)
    let isPlain = nodes[(place + 1)..<nodes[place].end].allSatisfy { $0.kind == .text(words) }
    let isPage = PageAddress(destination) != nil
    if isPlain, !isPage {
      return ["type": "link", "title": .string(words), "destination": .string(destination)]
    }
    let kind: JSONValue = isPage ? "topic" : "link"
    let name = refer(
      destination, ["type": kind, "title": .string(words), "url": .string(destination)])
    guard isPlain else {
      return [
        "type": "reference", "isActive": true, "identifier": .string(name),
        "overridingTitle": .string(words), "overridingTitleInlineContent": .array(inlines(place)),
      ]
    }
    return [
      "type": "reference", "isActive": true, "identifier": .string(name),
      "overridingTitle": .string(words),
    ]
  }

  private mutating func refer(_ name: String, _ value: JSONValue) -> String {
    if names.insert(name).inserted { references.append(JSONMember(name, value)) }
    return name
  }

  private func plain(_ parent: Int) -> String {
    document.plainText(of: (parent + 1)..<nodes[parent].end)
  }
}

extension NodeKind {
  fileprivate var isMarkup: Bool {
    switch self {
    case .text, .softBreak, .lineBreak: false
    default: true
    }
  }

  fileprivate var endsPanel: Bool {
    switch self {
    case .mark(.panel), .mark(.tabsEnd): true
    default: false
    }
  }
}
