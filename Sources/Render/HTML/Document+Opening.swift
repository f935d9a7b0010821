import Bytes
import Model

/// What is above a page's text already: the template writes title and abstract.
extension Document {
  /// The first heading, if it is of the first level.
  var titleHeading: Int? {
    let first = nodes.firstIndex { if case .heading = $0.kind { true } else { false } }
    return first.flatMap { nodes[$0].kind == .heading(level: 1) ? $0 : nil }
  }

  /// The first paragraph, if it says nothing but the abstract.
  var repeatedAbstract: Int? {
    let first = titleHeading.map { $0 == 0 ? nodes[0].end : 0 } ?? 0
    guard first < nodes.count, nodes[first].kind == .paragraph, !frontMatter.abstract.isEmpty
    else { return nil }
    let inside = first + 1..<nodes[first].end
    let isOnlyText = nodes[inside].allSatisfy { node in
      if case .text = node.kind { true } else { node.kind == .softBreak }
    }
    return isOnlyText && Self.isSame(plainText(of: inside), frontMatter.abstract) ? first : nil
  }

  /// Names of products have blanks that do not break; fields of a page's head do not.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || words(of: one) == words(of: other)
  }

  private static func words(of text: String) -> [Substring] {
    text.unicodeScalars.split(whereSeparator: \.isBlank).map { Substring($0) }
  }
}
