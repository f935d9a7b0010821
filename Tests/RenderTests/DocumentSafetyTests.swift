import Bytes
import Model
import TestSupport
import Testing

@testable import Render

@Suite struct DocumentSafetyTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func staysBalancedAndWithinItsElements(seed: UInt64) throws {
    let page = RandomDocument.page(seed: seed)
    let pieces = try TagScanner.pieces(
      of: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))))
    #expect(TagScanner.unbalanced(pieces) == [])
    for case .open(let name, let attributes) in pieces {
      #expect(Self.elements.contains(name))
      #expect(attributes.keys.allSatisfy(Self.attributes.contains))
      if let address = attributes["href"] { #expect(Self.mayLead(to: address)) }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func neverPutsALinkInALink(seed: UInt64) throws {
    let page = RandomDocument.page(seed: seed)
    var inside = 0
    for piece in try TagScanner.pieces(
      of: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))))
    {
      if case .open("a", _) = piece { inside += 1 }
      if piece == .close("a") { inside -= 1 }
      #expect(inside <= 1)
    }
  }

  @Test(arguments: RandomDocument.hostile)
  func showsTextWithSignsForWhatNobodySees(text: String) throws {
    let kinds: [NodeKind] = [.text(text), .html(text), .code(text), .htmlBlock(text)]
    for kind in kinds {
      let pieces = try TagScanner.pieces(of: markup([Node(kind, line: 1, column: 1, end: 1)]))
      let shown = pieces.compactMap { if case .text(let words) = $0 { words } else { nil } }
      let expected = String(decoding: ShownText.bytes(Array(text.utf8)), as: UTF8.self)
      #expect(shown.joined() == expected)
    }
  }

  @Test(arguments: [NodeKind.quote, .emphasis, .list(ordered: false, start: 1, tight: true)])
  func nestsAsDeepAsAHostilePageLikes(kind: NodeKind) {
    let count = 100_000
    let nodes = (0..<count).map { _ in Node(kind, line: 1, column: 1, end: count) }
    let markup = markup(nodes)
    #expect(markup.count(where: { $0 == UInt8(ascii: "<") }) == 2 * count)
  }

  private func markup(_ nodes: [Node]) -> [UInt8] {
    let matter = FrontMatter(title: "A", slug: "a", url: "")
    let document = Document(frontMatter: matter, file: "a.md", nodes: nodes, sections: [])
    let page = SitePage(
      document: document, folder: "a", group: 0, previous: nil, next: nil, links: [:])
    return DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page)))
  }

  private static func mayLead(to address: String) -> Bool {
    ["https://", "http://", "mailto:", "#", "../", "index.html"].contains { address.hasPrefix($0) }
  }

  private static let elements: Set = [
    "a", "aside", "blockquote", "br", "code", "del", "div", "em", "figcaption", "figure", "h2",
    "h3", "h4", "h5", "h6", "hr", "i", "input", "li", "ol", "p", "pre", "span", "strong", "sup",
    "table",
    "tbody", "td", "th", "thead", "tr", "ul",
  ]

  private static let attributes: Set = [
    "aria-label", "aria-labelledby", "checked", "class", "disabled", "href", "id", "rel", "role",
    "scope", "start", "tabindex", "type",
  ]
}
