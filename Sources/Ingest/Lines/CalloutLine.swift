import Bytes
import Model

/// The first line of a quote that is an aside with a title, as note-taking tools write it:
/// `[!warning]- Hot pot`. Their kinds are more than ours.
struct CalloutLine {
  /// Nil for a quotation.
  let kind: Aside?
  let title: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: "[!"),
      let close = text.prefix(Self.longest).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let name = text[(text.startIndex + 2)..<close]
    let found = String(decoding: name.map(ByteClass.lowered), as: UTF8.self)
    kind = Self.kinds[found]
    guard kind != nil || Self.quotations.contains(found) else { return nil }
    var rest = text[(close + 1)...]
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    guard rest.first.map(ByteClass.isSpace) ?? true else { return nil }
    title = Self.title(rest.trimmed, of: kind)
  }

  /// In bold, and nothing if it is only the label.
  private static func title(_ text: ArraySlice<UInt8>, of kind: Aside?) -> ArraySlice<UInt8> {
    let label = String(decoding: text, as: UTF8.self).lowercased()
    guard label != kind?.label.lowercased() else { return [] }
    let bold = Array("**".utf8)
    return text.isEmpty || text.contains(bold[0]) ? text : (bold + text + bold)[...]
  }

  private static let longest = 24

  private static let quotations: Set = ["quote", "cite"]
  private static let kinds: [String: Aside] = [
    "note": .note, "info": .note, "abstract": .note, "summary": .note, "todo": .note,
    "example": .note, "question": .note, "help": .note, "faq": .note, "success": .tip,
    "check": .tip, "tip": .tip, "hint": .tip, "important": .important, "warning": .warning,
    "caution": .warning, "attention": .warning, "danger": .warning, "error": .warning,
    "failure": .warning, "bug": .warning,
  ]
}
