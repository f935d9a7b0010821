import Bytes
import Model

/// Quotes, and the asides that are written as such.
extension LineReader {
  /// A line of a quote: an alert's label, its body, or a quotation, which is a paragraph to us.
  mutating func takeQuote(_ text: ArraySlice<UInt8>) {
    let inner = text.dropFirst().trimmed
    if let kind = Aside(alert: inner) { return takeAsideLabel(kind) }
    guard !inner.isEmpty else { return pass(.kept, "blank") }
    if isQuoteBreak(line - 1), let callout = CalloutLine(inner) { return take(callout) }
    let labeled = aside == nil && isQuoteBreak(line - 1) ? AsideLine.labeled(inner) : nil
    if let labeled, labeled.text.isEmpty { return takeAsideLabel(labeled.kind) }
    if let labeled { (aside, isInAside) = (labeled.kind, false) }
    let goesOn = lastLine == line - 1 && isInQuote && !isQuoteBreak(line - 1)
    let item = ItemLine(inner).flatMap { goesOn && ($0.number ?? 1) != 1 && !isInList ? nil : $0 }
    if goesOn, item == nil {
      goOn(inner)
    } else {
      // Items of an aside are paragraphs of it.
      let lone = item.map { Block.Kind.item(depth: 0, number: $0.number) } ?? .paragraph
      let kind = aside.map { isInAside ? Block.Kind.asideRest($0) : .aside($0) } ?? lone
      isInAside = aside != nil
      add(kind, words: item?.text ?? labeled?.text ?? inner, from: scrape.lines[line], "quote")
      line += 1
    }
    endQuote()
  }

  /// What is behind a quote does not belong to its aside.
  private mutating func endQuote() {
    if line < end, scrape.text(line).first != UInt8(ascii: ">") {
      (aside, isInAside) = (nil, false)
    }
  }

  /// The title is a paragraph, its body another.
  private mutating func take(_ callout: CalloutLine) {
    guard let kind = callout.kind else { return pass(.kept, "aside-label") }
    guard !callout.title.isEmpty else { return takeAsideLabel(kind) }
    (aside, isInAside) = (kind, true)
    add(.aside(kind), words: callout.title, from: scrape.lines[line], "quote")
    lastLine = -1
    line += 1
    endQuote()
  }

  /// Whether the last block is a paragraph of the quote, or of the aside that is being read.
  private var isInQuote: Bool {
    switch blocks.last?.kind {
    case .aside(let last), .asideRest(let last): isInAside && last == aside
    case .paragraph, .item: aside == nil
    default: false
    }
  }

  private var isInList: Bool { blocks.last?.isItem == true }

  private func isQuoteBreak(_ line: Int) -> Bool {
    line < 0 || scrape.text(line).first != UInt8(ascii: ">") || scrape.text(line).count == 1
  }
}
