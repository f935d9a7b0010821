import Bytes
import Diagnostics
import Model

/// Characters that pages show a sign for, since they are invisible: controls, and such as turn
/// the text around them. Soft hyphens and spaces without width are none: they say where a word may
/// be broken.
extension BrokenText {
  private static let why = "Pages show a placeholder for it."
  private static let remedy = "Remove it, or scrape the page again."

  static func unseen(
    _ character: Unicode.Scalar, _ text: String, in node: Node, of page: SitePage
  ) -> Diagnostic {
    finding(
      page, node, "\(name(character)) in “\(excerpt(of: text, around: character))”", why: why,
      remedy: remedy)
  }

  static func unseen(above page: SitePage) -> [Diagnostic] {
    let front = page.document.frontMatter
    let fields =
      [("title", front.title), ("abstract", front.abstract)]
      + front.keywords.map { ("keyword", $0) }
    return fields.compactMap { field, text in
      guard let character = ShownText.first(in: text) else { return nil }
      let around = excerpt(of: text, around: character)
      return finding(
        page, "\(name(character)) in the \(field) “\(around)”", why: why, remedy: remedy)
    }
  }

  static func text(of kind: NodeKind) -> String? {
    switch kind {
    case .text(let text), .code(let text), .html(let text), .htmlBlock(let text): text
    case .codeBlock(let language, let text): language + text
    case .link(_, let title), .image(_, let title): title
    case .mark(.video(let text)), .mark(.panel(let text)): text
    default: nil
    }
  }

  /// As Unicode has it: `U+001B`.
  private static func name(_ character: Unicode.Scalar) -> String {
    "U+" + String(character.value, digits: 4, radix: 16, uppercase: true)
  }

  private static func excerpt(of text: String, around character: Unicode.Scalar) -> String {
    let all = text.unicodeScalars
    let place = all.firstIndex(of: character) ?? all.startIndex
    var excerpt = String(all[..<place].suffix(20)) + String(all[place...].prefix(20))
    excerpt.replace("\n", with: " ")
    return excerpt
  }
}
