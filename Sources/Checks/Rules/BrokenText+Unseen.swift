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
      guard let character = first(in: text) else { return nil }
      let around = excerpt(of: text, around: character)
      return finding(
        page, "\(name(character)) in the \(field) “\(around)”", why: why, remedy: remedy)
    }
  }

  /// The first character that is not shown as it is. Texts without any are known by their bytes.
  static func first(in text: String) -> Unicode.Scalar? {
    mayHide(text.utf8.span) ? ShownText.first(in: text) : nil
  }

  private static func mayHide(_ bytes: Span<UInt8>) -> Bool {
    for place in bytes.indices {
      let byte = bytes[place]
      if byte >= 0x20, byte < 0x7F { continue }
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch byte {
      case 0x09, 0x0A, 0x0D: break
      case ..<0x20, 0x7F, 0xF0...: return true
      case 0xC2: if next < 0xA0 { return true }
      case 0xE2: if isTurn(next, place + 2 < bytes.count ? bytes[place + 2] : 0) { return true }
      case 0xEF: if next == 0xB7 || next == 0xBF { return true }
      default: break
      }
    }
    return false
  }

  /// U+202A to U+202E, U+2066 to U+2069.
  private static func isTurn(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 ? 0xAA...0xAE ~= third : second == 0x81 && 0xA6...0xA9 ~= third
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
