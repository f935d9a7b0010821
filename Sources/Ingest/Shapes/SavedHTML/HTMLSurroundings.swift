import Bytes
import Model

/// What is around the article: dropped, each part by the rule that knows it.
struct HTMLSurroundings {
  let document: HTMLDocument
  let main: Int

  func claim(in claims: inout Claims) {
    let nodes = document.nodes
    var place = 0
    while place < nodes.count {
      if place == main {
        place = nodes[main].end
        continue
      }
      let node = nodes[place]
      let holdsArticle = place < main && main < node.end
      if node.kind == .comment {
        claims.drop(node.range, "comment")
      } else if let rule = HTMLFurniture.rule(for: node, of: HTMLFurniture.outside),
        !holdsArticle
      {
        claims.drop(node.range, rule.id)
        place = node.end
        continue
      } else if node.kind == .text, !node.text.allSatisfy(ByteClass.isSpace) {
        claims.drop(node.range, "page-shell")
      }
      place += 1
    }
  }
}
