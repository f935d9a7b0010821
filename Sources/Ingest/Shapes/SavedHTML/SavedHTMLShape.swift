import Bytes
import Diagnostics
import Model

/// A page as a browser saved it.
enum SavedHTMLShape: Shape {
  static let name = "saved-html"
  static let sight: Sight = .all
  static let summary = "a saved HTML page"

  static let signs: [ShapeSign] = [
    ShapeSign(lack: "“<!doctype html” or “<html” at its start, and text that is all elements") {
      scrape in
      let text = scrape.bytes[scrape.start...]
      if let start = HTMLStart.whole(text) { return "starts with “\(start)”" }
      return HTMLStart.part(text).map { "is all elements, from “<\($0)” on, with “<h1” or “<p”" }
    }
  ]

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    if let problem = HTMLNesting.problem(scrape.bytes) {
      return page.refused(.htmlNested, "\(problem), more than any saved page needs")
    }
    let document = HTMLDocument(nodes: GumboBridge.nodes(of: scrape.bytes))
    guard let main = document.article else {
      return page.refused(
        .noArticle, "No article found: no <main>, no <article>, and more than text in <body>",
        remedy: "Save the page after it has loaded completely, or only its text: `<h1>`, `<p>`.")
    }
    let head = HTMLHead(document, before: main)
    guard
      let address = head.address ?? HTMLHead.ownAddress(document, in: main)
        ?? nearestAddress(of: scrape, head, document, main)
    else {
      return page.refused(
        .noAddress, "No canonical address of a guidelines page",
        remedy: "Name the file after the page, such as `alerts.html`, or add "
          + "`<link rel=\"canonical\" href=\"https://…\">`.")
    }
    var article = HTMLArticle(document, page: address)
    article.read(main, title: head.title.isEmpty ? fileTitle(of: scrape) : head.title)
    guard article.sink.blocks.count > (article.title == nil ? 0 : 1) else {
      return page.refused(.noArticle, "No text below a title: the article itself is missing")
    }
    guard article.title != nil else {
      return page.refused(
        .noTitle, "No title: neither <h1> nor <title>", remedy: "Add `<h1>Title</h1>` on top.")
    }
    take(article, head, main: main, address: address, as: &page)
    return page.reading(captured: head.captured)
  }
}

extension SavedHTMLShape {
  /// Some tools leave out all addresses. Then it is the page of Apple's that the title or the file
  /// names.
  private static func nearestAddress(
    of scrape: Scrape, _ head: HTMLHead, _ document: HTMLDocument, _ main: Int
  ) -> PageAddress? {
    guard !head.isAddressed else { return nil }
    let heading = document.first(in: main) { $0.tag == "h1" }.map(document.words) ?? ""
    let titles = [head.title, heading].lazy.compactMap { PageAddress(titleOfApples: $0) }
    return titles.first ?? scrape.namedAddress
  }

  /// What a file is called after, if that is one of Apple’s pages.
  private static func fileTitle(of scrape: Scrape) -> String {
    scrape.namedAddress == nil ? "" : scrape.nameOfFile
  }

  private static func take(
    _ article: HTMLArticle, _ head: HTMLHead, main: Int, address: PageAddress,
    as page: inout ReadingBuilder
  ) {
    let document = article.document
    var claims = article.sink.claims
    claimSurroundings(of: main, document.nodes, in: &claims)
    let told = head.used + (article.title == head.title ? [head.titlePlace].compactMap(\.self) : [])
    for place in told { claims.move(document.nodes[place].range, "head", to: "front matter") }
    page.navigation = HTMLHead.navigation(document)
    let draft = Draft(
      title: article.title ?? "", address: address,
      abstract: article.abstract ?? head.abstract, platforms: article.platforms)
    page.add(
      draft, claims.book(of: article.sink.blocks, size: page.scrape.bytes.count, else: "markup"))
    for group in article.lostPanels { page.report(group) }
    page.report(lostTables: article.sink.lostTables)
  }

  /// What is around the article: dropped, each part by the rule that knows it.
  private static func claimSurroundings(
    of main: Int, _ nodes: [HTMLNode], in claims: inout Claims
  ) {
    var next = 0
    for (place, node) in nodes.enumerated() where place >= next {
      let holdsArticle = place < main && main < node.end
      if place == main {
        next = node.end
      } else if node.kind == .comment {
        claims.drop(node.range, "comment")
      } else if let rule = HTMLFurniture.rule(for: node, of: HTMLFurniture.outside), !holdsArticle {
        claims.drop(node.range, rule.id)
        next = node.end
      } else if node.kind == .text, !node.text.allSatisfy(ByteClass.isSpace) {
        claims.drop(node.range, "page-shell")
      }
    }
  }
}
