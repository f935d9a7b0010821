import Bytes
import Model

/// The labels of asides as they are in a scrape, alone on a line or before a colon.
enum AsideLine {
  static func label(_ text: ArraySlice<UInt8>) -> Aside? {
    Aside.allCases.first { text.elementsEqual($0.label.utf8) }
  }

  /// A label, or the name of its style in markup, in any case.
  static func kind(named name: String) -> Aside? {
    Aside.allCases.first { name.lowercased() == $0.label.lowercased() }
  }

  /// `Note: text`, as Apple's own Markdown starts a quotation that is an aside; others write the
  /// label in bold, on a line of its own too.
  static func labeled(
    _ text: ArraySlice<UInt8>
  ) -> (kind: Aside, text: ArraySlice<UInt8>)? {
    let isBold = ByteSearch.starts(text, with: "**")
    let text = isBold ? text.dropFirst(2) : text
    for kind in Aside.allCases where text.starts(with: kind.label.utf8) {
      var rest = text.dropFirst(kind.label.utf8.count)
      let isLabel = rest.first == UInt8(ascii: ":")
      if isLabel { rest = rest.dropFirst() }
      guard isBold ? ByteSearch.starts(rest, with: "**") : isLabel else { continue }
      if isBold { rest = rest.dropFirst(2) }
      if !isLabel, rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
      return (kind, rest.trimmed)
    }
    return nil
  }
}
