import Model

extension DocumentHTML {
  mutating func visitBlock(_ index: Int) -> Int {
    let depth = writer.depth
    if !isTightParagraph(index) { writer.lineBreak() }
    switch nodes[index].kind {
    case .heading(let level): return beginHeading(index, level)
    case .paragraph: return beginParagraph(index)
    case .quote: writer.begin("blockquote")
    case .aside(let aside): begin(aside)
    case .list(let ordered, let start, let tight): return beginList(index, ordered, start, tight)
    case .item(let checked): return beginItem(index, checked)
    case .footnote(let name): return beginFootnote(index, name)
    case .codeBlock(_, let text), .htmlBlock(let text): writeCode(text)
    case .thematicBreak: writer.void("hr")
    default: break
    }
    return enter(index, .other, depth: depth)
  }
}

extension DocumentHTML {
  /// The title is above the text already; any other heading of its level is one below it. No
  /// level is skipped, whatever the source did.
  private mutating func beginHeading(_ index: Int, _ level: Int) -> Int {
    let depth = writer.depth
    if index == title || index == emptyLog { return nodes[index].end }
    let anchor = anchors.headings[index]
    while let last = headings.last, last.level >= max(level, 2) { headings.removeLast() }
    let text = document.plainText(of: index + 1..<nodes[index].end)
    headings.append(Heading(level: max(level, 2), anchor: anchor, text: text))
    let element = Self.elements[min(headings.count, Self.elements.count) - 1]
    guard let anchor else {
      writer.begin(element)
      return enter(index, .other, depth: depth)
    }
    writer.begin(element, .id(anchor), index == toldHeading ? .class("told") : nil)
    if linksAround == 0 { writer.begin("a", .href(RelativePath(fragment: anchor))) }
    return enter(index, .link, depth: depth)
  }

  private static let elements: [StaticString] = ["h2", "h3", "h4", "h5", "h6"]

  private mutating func beginParagraph(_ index: Int) -> Int {
    let depth = writer.depth
    if index == abstract { return nodes[index].end }
    if document.isOnlyImages(index) { return beginFigures(index, depth) }
    if isTightParagraph(index) {
      writeGuidelineMark(index)
    } else if let anchor = anchors.guidelines[index] {
      writer.begin("p", .class("rule"), .id(anchor))
      writeGuidelineMark(index)
    } else if let image = figures.owners[index] {
      beginCaption(of: image)
    } else if figures.orphans.contains(index) {
      writer.begin("p", .class("small"))
    } else {
      writer.begin("p")
    }
    return enter(index, .other, depth: depth)
  }

  /// A paragraph in an item of a list without air: its text is in the item itself.
  private func isTightParagraph(_ index: Int) -> Bool {
    guard nodes[index].kind == .paragraph, case .item(tight: true) = frames.last?.kind else {
      return false
    }
    return true
  }

  private mutating func writeGuidelineMark(_ paragraph: Int) {
    guard let anchor = anchors.guidelines[paragraph], linksAround == 0 else { return }
    writer.begin("a", .href(RelativePath(fragment: anchor)), .label("Link to this guideline"))
    writer.end()
  }
}

extension DocumentHTML {
  private mutating func begin(_ aside: Aside) {
    writer.begin("aside", .class(aside.classes))
    writer.write(aside.label, in: "p", .class("kind"))
  }

  private mutating func beginList(
    _ index: Int, _ ordered: Bool, _ start: Int, _ tight: Bool
  ) -> Int {
    let depth = writer.depth
    writer.begin(ordered ? "ol" : "ul", ordered && start != 1 ? .start(start) : nil)
    return enter(index, .list(tight: tight), depth: depth)
  }

  private mutating func beginItem(_ index: Int, _ checked: Bool?) -> Int {
    let depth = writer.depth
    let tight = if case .list(tight: true) = frames.last?.kind { true } else { false }
    if tight, let anchor = anchors.guidelines[index + 1] {
      writer.begin("li", .class("rule"), .id(anchor))
    } else {
      writer.begin("li")
    }
    if let checked { writeCheckbox(checked) }
    return enter(index, .item(tight: tight), depth: depth)
  }

  private mutating func writeCheckbox(_ checked: Bool) {
    writer.void(
      "input", .type("checkbox"), .label(checked ? "Done" : "To do"), .disabled,
      checked ? .checked : nil)
    writer.text(" ")
  }

  private mutating func writeCode(_ text: String) {
    writer.begin("pre", .focusable)
    writer.begin("code")
    writer.text(text)
  }

  private mutating func beginFootnote(_ index: Int, _ name: String) -> Int {
    let depth = writer.depth
    let number = notes.number(of: name) ?? 0
    writer.begin("aside", .class("footnote"), .role("note"), .id("note-\(number)"))
    if notes.isMentioned(name), linksAround == 0 {
      writer.write(
        String(number), in: "a", .href(RelativePath(fragment: "mention-\(number)")),
        .label("Back to the text"))
    }
    return enter(index, .other, depth: depth)
  }
}

extension Aside {
  fileprivate var classes: String {
    switch self {
    case .note: "aside"
    case .tip: "aside tip"
    case .important: "aside important"
    case .warning: "aside warning"
    case .developerNote: "aside developer"
    }
  }
}
