import Bytes
import Model

/// Text, marks, links and code inside a block.
extension HTMLArticle {
  /// A node that makes no block; what is unknown is gone into.
  mutating func takeInline(_ place: Int) -> Int {
    let node = document.nodes[place]
    switch node.kind {
    case .text: takeText(node)
    case .comment: sink.claims.drop(node.range, "comment")
    case .element: return takeElement(place, node)
    }
    return node.end
  }

  private mutating func takeElement(_ place: Int, _ node: HTMLNode) -> Int {
    switch node.tag {
    case "strong", "b": openMark(.strong, at: place)
    case "s", "del", "strike": openMark(.strikethrough, at: place)
    case "em", "i", "cite", "dfn", "var": openMark(.emphasis, at: place)
    case "a":
      enter(place, .link)
      writer.openLink(target.address(node["href"] ?? ""))
    case "code", "kbd", "samp", "tt":
      let text = document.text(of: place)
      if !text.allSatisfy(ByteClass.isSpace) { writePictures() }
      writer.code(text[...])
      see(node.range)
      return node.end
    case "img": takeImage(place)
    case "sup":
      guard let number = TagRole.raised(document.words(of: place)) else { break }
      writer.text(number)
      see(node.range)
      return node.end
    case "q":
      writer.text("“" + document.words(of: place) + "”")
      see(node.range)
      return node.end
    case "br":
      writer.lineBreak()
      see(node.range)
    default: break
    }
    return place + 1
  }

  mutating func openMark(_ mark: InlineWriter.Mark, at place: Int) {
    enter(place, .mark(mark))
    writer.open(mark)
  }

  private mutating func takeText(_ node: HTMLNode) {
    let isBlank = node.text.allSatisfy(ByteClass.isSpace)
    if isBlank, writer.isEmpty { return }
    if !isBlank {
      writePictures()
      see(node.range)
    }
    if isMarkdown { writer.markdown(node.text[...]) } else { writer.text(node.text[...]) }
  }

  /// Bytes that went into the text of the block.
  mutating func see(_ range: Range<Int>) {
    let seen = origin ?? range
    origin = min(seen.lowerBound, range.lowerBound)..<max(seen.upperBound, range.upperBound)
  }
}

extension HTMLArticle {
  /// Closes what ends before a place. Text of a block ends with it.
  mutating func leave(before place: Int) {
    while let last = open.last, last.end <= place {
      switch last.kind {
      case .mark, .link, .cellPart: break
      default: flush()
      }
      close(open.removeLast())
    }
  }

  private mutating func close(_ frame: Frame) {
    let range = document.nodes[frame.node].range
    switch frame.kind {
    case .mark(let mark): writer.close(mark)
    case .link: writer.closeLink()
    case .cellPart: writer.lineBreak()
    case .tabs: sink.closeTabs(at: range.upperBound)
    default:
      // The whole element went where its text went.
      if let block = frame.block {
        sink.claims.keep(range, frame.rule ?? "paragraph", block: block)
      }
      restart()
    }
  }

  /// The text of some nodes, written apart from what is open around them.
  mutating func text(
    of nodes: Range<Int>, in style: InlineWriter.Style, _ take: (inout Self, Int) -> Int
  ) -> [UInt8] {
    let outer = open
    open = []
    writer = InlineWriter(style)
    var place = nodes.lowerBound
    while place < nodes.upperBound {
      leave(before: place)
      place = take(&self, place)
    }
    leave(before: nodes.upperBound)
    open = outer
    origin = nil
    return writer.finish()
  }

  /// A writer for the text that follows, in the marks that are open.
  mutating func restart() {
    let isHeading = open.contains { if case .heading = $0.kind { true } else { false } }
    writer = InlineWriter(isHeading ? .heading : .block)
    for frame in open {
      switch frame.kind {
      case .mark(let mark): writer.open(mark)
      case .link: writer.openLink(target.address(document.nodes[frame.node]["href"] ?? ""))
      default: break
      }
    }
  }

  /// Ends the block that is being written.
  mutating func flush() {
    let text = writer.finish()
    let origin = origin
    self.origin = nil
    if !text.isEmpty, let origin { emit(text, from: origin) }
    for picture in pictures { add(picture) }
    pictures = []
    restart()
  }

  /// Text as the block that it is where it is.
  private mutating func emit(_ text: [UInt8], from origin: Range<Int>) {
    let before = sink.blocks.count
    let around = open.lastIndex { $0.rule != nil }
    let depth = open.count(where: \.isList) - 1
    switch around.map({ open[$0].kind }) {
    case .heading(let level): emitHeading(text, level, from: origin, around ?? 0)
    case .aside(let kind): sink.add(.aside(kind), text, from: origin, "aside")
    case .caption where isInItem: sink.extend(text, from: origin, "item")
    case .caption: sink.add(.caption, text, from: origin, "caption")
    case .item(_, true): sink.extend(text, from: origin, "item")
    case .item(let number, false): emitItem(text, number, max(depth, 0), from: origin, around ?? 0)
    default: emitParagraph(text, from: origin)
    }
    guard sink.blocks.count > before, let text = open.lastIndex(where: \.isBlock) else { return }
    if open[text].block == nil { open[text].block = sink.blocks.count - 1 }
  }

  /// Whether text would end the list that it is in.
  private var isInItem: Bool {
    let hasItem = open.contains { if case .item(_, true) = $0.kind { true } else { false } }
    return hasItem && sink.blocks.last?.isItem == true
  }

  /// What follows in a heading that is not closed is not a heading.
  private mutating func emitHeading(
    _ text: [UInt8], _ level: Int, from origin: Range<Int>, _ frame: Int
  ) {
    let words = level == 1 ? Array(HeadingLine.withoutSite(text[...])) : text
    sink.add(.heading(level: level), words, from: origin, "heading")
    open[frame].kind = .block
    open[frame].block = sink.blocks.count - 1
  }

  private mutating func emitItem(
    _ text: [UInt8], _ number: Int?, _ depth: Int, from origin: Range<Int>, _ frame: Int
  ) {
    // Items in an aside are paragraphs of it.
    if let aside = open.compactMap(\.aside).last {
      return sink.add(.aside(aside), text, from: origin, "aside")
    }
    sink.add(.item(depth: depth, number: number), text, from: origin, "item")
    open[frame].kind = .item(number: number, isStarted: true)
  }

  /// What a term means belongs to its item.
  private mutating func emitParagraph(_ text: [UInt8], from origin: Range<Int>) {
    let isMeaning = open.contains { document.nodes[$0.node].tag == "dd" }
    if isMeaning, sink.blocks.last?.isItem == true {
      return sink.extend(text, from: origin, "item")
    }
    sink.add(.paragraph, text, from: origin, "paragraph")
  }
}
