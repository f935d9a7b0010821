import Diagnostics
import Model

/// Characters that were lost or misread on the way here.
enum BrokenText: Check {
  static let rule = Rule(
    "broken-text", .warning,
    "Text has garbled characters (“â€™”, “&amp;amp;”, “\u{FFFD}”) or control characters.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    subject.site.pages.flatMap { page in
      let inText = page.document.nodes.flatMap { node in
        misread(in: node, of: page) + [unseen(in: node, of: page)].compactMap(\.self)
      }
      return unseen(above: page) + inText
    }
  }

  private static func misread(in node: Node, of page: SitePage) -> [Diagnostic] {
    guard case .text(let text) = node.kind else { return [] }
    return signs(in: text).map { sign in
      let more = text.ranges(of: sign.name).count - 1
      let around = excerpt(of: text, around: sign.bytes)
      return finding(
        page, node, "“\(sign.name)” in “\(around)”" + (more > 0 ? ", and \(more) more" : ""),
        why: sign.reason, remedy: "Write the intended character, or scrape the page again.")
    }
  }
}

extension BrokenText {
  private struct Sign {
    let name: String
    let reason: String

    var bytes: [UInt8] { Array(name.utf8) }
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

  private static func signs(in text: String) -> [Sign] {
    let bytes = Array(text.utf8)
    // Every sign begins with one of these; most texts have none.
    guard bytes.contains(where: { $0 == 0xEF || $0 == 0xC3 || $0 == 0xC2 || $0 == 0x26 }) else {
      return []
    }
    return signs.filter { text.contains($0.name) }
  }

  private static func excerpt(of text: String, around sign: [UInt8]) -> String {
    let words = text.split(separator: " ")
    let place = words.firstIndex { $0.contains(String(decoding: sign, as: UTF8.self)) } ?? 0
    return words[max(0, place - 2)..<min(words.count, place + 3)].joined(separator: " ")
  }
}
