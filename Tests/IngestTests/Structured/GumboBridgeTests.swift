import Testing

@testable import Ingest

/// The tree as an array: order, text, and the bytes that each node came from.
@Suite struct GumboBridgeTests {
  private func nodes(_ html: String) -> [HTMLNode] { GumboBridge.nodes(of: Array(html.utf8)) }

  private func source(_ html: String, _ node: HTMLNode?) -> String? {
    node.map { String(decoding: Array(html.utf8)[$0.range], as: UTF8.self) }
  }

  @Test func rangesAreThoseOfTheSource() {
    let html = "<p>é &amp; <b>bold</b><!-- c --></p>"
    let nodes = nodes(html)
    #expect(source(html, nodes.first { $0.tag == "p" }) == html)
    #expect(source(html, nodes.first { $0.tag == "b" }) == "<b>bold</b>")
    #expect(source(html, nodes.first { $0.kind == .comment }) == "<!-- c -->")
    let text = nodes.first { $0.kind == .text }
    #expect(source(html, text) == "é &amp; ")
    #expect(text.map { String(decoding: $0.text, as: UTF8.self) } == "é & ")
  }

  @Test func whatIsNeverClosedEndsWithItsChildren() {
    let html = "<main><div><p>a<p>b</main>"
    let nodes = nodes(html)
    #expect(source(html, nodes.first { $0.tag == "p" }) == "<p>a")
    #expect(source(html, nodes.first { $0.tag == "main" }) == html)
  }

  @Test func subtreesEndWhereTheySay() {
    let nodes = nodes("<ul><li>a<li>b</ul><p>c")
    for (place, node) in nodes.enumerated() {
      #expect(node.end > place && node.end <= nodes.count)
      #expect(node.parent < place)
      if node.parent >= 0 { #expect(node.end <= nodes[node.parent].end) }
    }
  }

  @Test func namesAndValuesAreTold() {
    let node = nodes("<X-Note CLASS='a  b' Data-Q=\"&lt;\">").first { $0.tag == "x-note" }
    #expect(node?.hasClass("a") == true && node?.hasClass("b") == true)
    #expect(node?["data-q"] == "<" && node?["none"] == nil)
  }

  @Test(arguments: ["", " ", "\0", "<", "<!doctype", "a", "</p>", "<table>a<tr>b", "<a><p></a>b"])
  func anythingIsATree(html: String) {
    for node in nodes(html) {
      #expect(node.range.upperBound <= html.utf8.count)
    }
  }
}
