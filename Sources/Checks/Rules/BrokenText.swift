import Bytes
import Diagnostics
import Model

/// Characters that were lost or misread on the way here.
enum BrokenText: PageCheck {
  static let rule = Rule(
    "broken-text", .warning,
    "Text has garbled characters (“â€™”, “&amp;amp;”, “\u{FFFD}”) or control characters.", .check)

  static func findings(on page: SitePage) -> [Diagnostic] {
    var found = unseen(above: page)
    for node in page.document.nodes {
      guard let text = text(of: node.kind), !isPlain(text.utf8.span) else { continue }
      if case .text = node.kind, mayHaveSign(text) {
        found += misread(text, in: node, of: page)
      }
      if let character = ShownText.first(in: text) {
        found.append(unseen(character, text, in: node, of: page))
      }
    }
    return found
  }

  /// Whether a text has no byte that anything here begins with: nearly all texts are so.
  private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    ShownText.isPrinted(bytes) && ByteSearch.next(UInt8(ascii: "&"), in: bytes) == nil
  }

  private static func misread(_ text: String, in node: Node, of page: SitePage) -> [Diagnostic] {
    signs(in: text).map { sign in
      let more = text.ranges(of: sign.name).count - 1
      let around = excerpt(of: text, around: sign.name)
      return finding(
        page, node, "“\(sign.name)” in “\(around)”" + (more > 0 ? ", and \(more) more" : ""),
        why: sign.reason, remedy: "Write the intended character, or scrape the page again.")
    }
  }
}

extension BrokenText {
  struct Sign {
    let name: String
    let reason: String
  }

  private static let misread = "UTF-8 was read as Windows-1252."
  private static let escaped = "An entity was escaped twice."

  private static let signs: [Sign] =
    [Sign(name: "\u{FFFD}", reason: "Invalid UTF-8 was replaced.")]
    + [
      "â€™", "â€œ", "â€\u{9D}", "â€“", "â€”", "â€¦", "â€¢", "Ã—", "Ã©", "Ã¨", "Ã¼", "Â©", "Â®",
      "Â ",
    ].map { Sign(name: $0, reason: misread) }
    + ["&amp;", "&nbsp;", "&quot;", "&#39;", "&lt;", "&gt;"].map {
      Sign(name: $0, reason: escaped)
    }

  static func signs(in text: String) -> [Sign] {
    signs.filter { text.contains($0.name) }
  }

  /// Whether a text may have a sign, by two bytes: one that signs begin with, and one behind it.
  static func mayHaveSign(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for place in bytes.indices where bytes[place] == 0x26 || bytes[place] >= 0xC3 {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch bytes[place] {
      case 0x26: if starts(entityAt: next) { return true }
      // `Â`, `Ã` and `â`.
      case 0xC3: if next == 0x82 || next == 0x83 || next == 0xA2 { return true }
      // They may be a letter and an accent of its own.
      case 0xCC, 0xCD: return true
      case 0xEF: if next == 0xBF { return true }
      default: break
      }
    }
    return false
  }

  private static func starts(entityAt byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "q"), UInt8(ascii: "#"),
      UInt8(ascii: "l"), UInt8(ascii: "g"):
      true
    default: false
    }
  }

  private static func excerpt(of text: String, around sign: String) -> String {
    let words = text.split(separator: " ")
    let place = words.firstIndex { $0.contains(sign) } ?? 0
    return words[max(0, place - 2)..<min(words.count, place + 3)].joined(separator: " ")
  }
}
