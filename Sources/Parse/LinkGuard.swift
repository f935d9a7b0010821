import Bytes
public import Model

/// Makes text of links that a page must not carry, in its Markdown: pages in HTML show them as text
/// anyway, but the Markdown is published too, and anyone who shows it would follow them.
public enum LinkGuard {
  /// The page without links of other schemes than those of the web and of mail. What the guard
  /// writes is parsed again, until no such link is left; a page that resists becomes one block of
  /// code.
  public static func guarded(_ page: SourcePage, _ document: Document) -> SourcePage {
    var (page, document) = (page, document)
    for _ in 0..<mostRounds {
      let links = refused(in: document)
      guard !links.isEmpty else { return page }
      page = page.replacing(LinkDisarm(page, links).markdown)
      document = DocumentParser.parse(page).document
    }
    return refused(in: document).isEmpty ? page : page.replacing(fenced(page.body))
  }

  /// Each round reveals what the last one made text around it.
  private static let mostRounds = 6

  private static func refused(in document: Document) -> [Refused] {
    document.nodes.compactMap { node in
      switch node.kind {
      case .link(let address, _) where !LinkScheme.isAllowed(address),
        .image(let address, _) where !LinkScheme.isAllowed(address):
        Refused(scheme: LinkScheme.scheme(of: address), line: node.line, column: node.column)
      case .html(let markup) where hasAddress(markup),
        .htmlBlock(let markup) where hasAddress(markup):
        Refused(scheme: nil, line: node.line, column: node.column)
      default: nil
      }
    }
  }

  /// Whether markup could lead anywhere: it has an attribute with a colon, maybe written as a code.
  private static func hasAddress(_ markup: String) -> Bool {
    let bytes = markup.utf8
    return !markup.hasPrefix("<!--") && bytes.contains(UInt8(ascii: "="))
      && (bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: "&")))
  }

  private static func fenced(_ body: ArraySlice<UInt8>) -> [UInt8] {
    let tick = UInt8(ascii: "`")
    let ticks = max(3, body.longestRun(of: tick) + 1)
    let fence = Array(repeating: tick, count: ticks) + [UInt8(ascii: "\n")]
    let end = body.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
    return fence + body + end + fence
  }

  /// A link, a picture or markup that is to become text.
  struct Refused {
    /// nil for markup.
    let scheme: String?
    /// In the page's file.
    let line: Int
    let column: Int
  }
}

extension SourcePage {
  fileprivate func replacing(_ body: [UInt8]) -> SourcePage {
    SourcePage(frontMatter: frontMatter, body: body, file: file, bodyLine: bodyLine)
  }
}
