import Bytes
import Model

/// Writes blocks as normalized Markdown: one blank line between blocks, `-` for bullets, padded
/// tables with outer bars, asides as alerts. What it wrote reads back as the same blocks.
struct ArticleWriter {
  private var output = ByteOutput()
  /// Where the texts of the items around the next one are.
  private var indents: [Int] = []
  /// Whether the items of the first level around it have numbers.
  private var isOrdered = false

  /// The Markdown, and the line from 1 on which each block starts.
  static func article(_ blocks: [Block]) -> (markdown: [UInt8], starts: [Int]) {
    var writer = ArticleWriter()
    var starts: [Int] = []
    var (line, counted) = (1, 0)
    for (place, block) in blocks.enumerated() {
      if place > 0 { writer.separate(blocks[place - 1], block) }
      line += ByteSearch.count(of: "\n", in: writer.output.bytes[counted...])
      counted = writer.output.bytes.count
      starts.append(line)
      writer.write(block)
    }
    return (writer.output.bytes, starts)
  }
}

extension ArticleWriter {
  /// Items of one list follow one another; paragraphs of one aside share its quote; the words under
  /// a picture are right under it.
  private mutating func separate(_ before: Block, _ block: Block) {
    if before.isItem, block.isItem, !startsList(block) { return }
    if block.kind == .caption, before.kind == .image, CaptionLine.staysOne(block.text) { return }
    output.append(goesOn(block, behind: before) ? ">\n" : "\n")
  }

  /// Whether both are paragraphs of one aside.
  private func goesOn(_ block: Block, behind before: Block) -> Bool {
    guard case .asideRest(let kind) = block.kind else { return false }
    return before.kind == .aside(kind) || before.kind == .asideRest(kind)
  }

  /// A numbered list right behind one with bullets, or the other way round.
  private func startsList(_ block: Block) -> Bool {
    guard case .item(0, let number) = block.kind else { return false }
    return (number != nil) != isOrdered
  }

  private mutating func write(_ block: Block) {
    if !block.isItem { indents = [] }
    if let doubt = block.doubt { comment(doubt == .lost ? .lost : .guessed, []) }
    switch block.kind {
    case .heading(let level):
      output.append(repeating: UInt8(ascii: "#"), count: level)
      line(" ", block.text)
    case .paragraph, .image, .caption, .code: line("", block.text)
    case .item(let depth, let number): item(block.text, depth: depth, number: number)
    case .aside(let kind), .asideRest(let kind): aside(kind, block.text)
    case .table: output.append(TableText.bytes(block.rows))
    case .tabs: comment(block.text.isEmpty ? .tabs : .missing, block.text)
    case .panel: comment(.panel, block.text)
    case .video: comment(.video, block.text)
    case .tabsEnd: comment(.tabsEnd, [])
    }
  }

  private mutating func item(_ text: [UInt8], depth: Int, number: Int?) {
    if depth == 0 { isOrdered = number != nil }
    indents.removeLast(max(0, indents.count - depth))
    let indent = indents.last ?? 0
    output.append(repeating: UInt8(ascii: " "), count: indent)
    indents.append(indent + (number.map { String($0).utf8.count + 2 } ?? 2))
    if let number {
      output.append(decimal: number)
      line(". ", text)
    } else {
      line("- ", text)
    }
  }

  private mutating func aside(_ kind: Aside, _ text: [UInt8]) {
    let goesOn = output.bytes.suffix(2).elementsEqual(">\n".utf8)
    if !goesOn { line("> ", Array(kind.alert.utf8)) }
    line("> ", text)
  }

  private mutating func comment(_ name: PageComment.Name, _ words: [UInt8]) {
    output.append(PageComment(name, words[...]).bytes)
    output.append("\n")
  }

  private mutating func line(_ start: StaticString, _ text: [UInt8]) {
    output.append(start)
    output.append(text)
    output.append("\n")
  }
}
