import Model

/// The bold sentence that a paragraph opens with. No lead is a label (`**xSmall**` above a table),
/// a term that the text goes on from (`**Captions** give …`) a short heading (`**Style.**`) or
/// a statement (`**Oval is the usual form.**`).
struct Lead {
  let paragraph: Int
  let nodes: Range<Int>
  let words: String
  let polarity: Polarity

  init?(of paragraph: Int, in document: borrowing Document) {
    guard let nodes = Self.boldRun(of: paragraph, in: document) else { return nil }
    let words = document.plainText(of: nodes).onOneLine
    guard Opening.isRequest(words), Self.isSentence(words, before: document, nodes.upperBound)
    else { return nil }
    let clause = LeadClauses(words).main ?? []
    guard !Opening.isStatement(clause) else { return nil }
    self.paragraph = paragraph
    self.nodes = nodes
    self.words = words
    polarity = Polarity(of: clause)
  }
}

extension Lead {
  /// The bold words in front; scrapes cut them in two now and then, with a blank between.
  private static func boldRun(of paragraph: Int, in document: Document) -> Range<Int>? {
    let (nodes, first) = (document.nodes, paragraph + 1)
    let last = nodes[paragraph].end
    guard first < last, nodes[first].kind == .strong else { return nil }
    var end = nodes[first].end
    while end + 1 < last, nodes[end].kind.isBlank, nodes[end + 1].kind == .strong {
      end = nodes[end + 1].end
    }
    return first..<end
  }

  /// Whether a full stop ends the words, among them or right behind.
  private static func isSentence(
    _ words: String, before document: Document, _ next: Int
  ) -> Bool {
    let bare = words.unicodeScalars.reversed().drop { closing.contains($0) }
    if let last = bare.first, stops.contains(last) { return true }
    guard next < document.nodes.count, case .text(let rest) = document.nodes[next].kind,
      let stop = rest.unicodeScalars.first
    else { return false }
    return stops.contains(stop)
  }

  private static let stops: [Unicode.Scalar] = [".", "!", "?", "…"]
  private static let closing: [Unicode.Scalar] = ["\u{201D}", "\u{2019}", "\"", "'", ")"]
}

extension NodeKind {
  fileprivate var isBlank: Bool {
    switch self {
    case .softBreak: true
    case .text(let words): words.isBlank
    default: false
    }
  }
}
