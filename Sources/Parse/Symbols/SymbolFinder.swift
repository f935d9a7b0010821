import Model

/// Finds where a page names something of the programming interface: links to its documentation that
/// bear its name, and code that looks like a name. `docs/guidelines.md` says what is left out.
struct SymbolFinder {
  private let document: Document
  /// The names that the page links to somewhere.
  private var linked: [String: (symbol: SymbolName, address: String)] = [:]
  /// The links that name a symbol, in the order of their nodes.
  private var links: [(node: Int, symbol: SymbolName, address: String)] = []
  private var headers = ColumnHeaders()
  private var mentions: [SymbolMention] = []

  static func mentions(in document: Document) -> [SymbolMention] {
    var finder = SymbolFinder(document: document)
    finder.collectLinks()
    finder.run()
    return finder.mentions
  }
}

extension SymbolFinder {
  private mutating func collectLinks() {
    for index in document.nodes.indices {
      guard let link = symbolOfLink(index) else { continue }
      links.append((index, link.symbol, link.address))
      if linked[link.symbol.name] == nil { linked[link.symbol.name] = link }
    }
  }

  private mutating func run() {
    var (index, next) = (0, 0)
    while index < document.nodes.count {
      headers.meet(index, in: document)
      switch document.nodes[index].kind {
      case .link:
        // A link within a link is none of its own.
        while next < links.count, links[next].node < index { next += 1 }
        if next < links.count, links[next].node == index {
          add(links[next].symbol, links[next].address, at: index)
          index = document.nodes[index].end
          continue
        }
      case .code(let text): takeCode(text, at: index)
      default: break
      }
      index += 1
    }
  }

  private mutating func add(_ symbol: SymbolName, _ address: String?, at index: Int) {
    let section = document.section(of: index)
    mentions.append(SymbolMention(symbol: symbol, address: address, section: section, node: index))
  }

  private func symbolOfLink(_ index: Int) -> (symbol: SymbolName, address: String)? {
    guard case .link(let address, _) = document.nodes[index].kind,
      let link = DocumentationLink(address)
    else { return nil }
    let inside = index + 1..<document.nodes[index].end
    let isCode = inside.count == 1 && document.nodes[inside.lowerBound].kind.isCode
    let words = SymbolWords.bare(document.plainText(of: inside))
    guard link.isSymbol(words, isCode: isCode) else { return nil }
    return (SymbolName(link.withArguments(words), framework: link.framework), address)
  }

  /// What a code span names, by the page's links, the table's header, or its own looks.
  private mutating func takeCode(_ text: String, at index: Int) {
    let name = SymbolWords.bare(text)
    guard SymbolWords.isName(name) || SymbolWords.isPicture(name) else { return }
    switch headers.meaning(of: index) {
    case .symbols(let framework):
      let same = linked[name].flatMap { $0.symbol.framework == framework ? $0 : nil }
      return add(SymbolName(name, framework: framework), same?.address, at: index)
    case .pictures: return add(.picture(name), nil, at: index)
    case .nothing: break
    }
    if let link = linked[name] { return add(link.symbol, link.address, at: index) }
    if SymbolWords.isPicture(name) || isCalledPicture(behind: index) {
      return add(.picture(name), nil, at: index)
    }
    // A dot in front makes a member of any word.
    if SymbolWords.isUnmistakable(name) || text.hasPrefix(".") {
      add(SymbolName(name), nil, at: index)
    }
  }

  /// “the `leaf` symbol”.
  private func isCalledPicture(behind index: Int) -> Bool {
    guard index + 1 < document.nodes.count, case .text(let rest) = document.nodes[index + 1].kind
    else { return false }
    return rest.hasPrefix(" symbol")
  }
}

extension SymbolName {
  /// The name of a picture of SF Symbols.
  fileprivate static func picture(_ name: String) -> SymbolName {
    SymbolName(name, framework: "SF Symbols")
  }
}

extension NodeKind {
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}
