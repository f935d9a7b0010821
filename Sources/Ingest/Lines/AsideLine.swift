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

  /// `Note: text`, as Apple's own Markdown starts a quotation that is an aside.
  static func labeled(
    _ text: ArraySlice<UInt8>
  ) -> (kind: Aside, text: ArraySlice<UInt8>)? {
    for kind in Aside.allCases where text.starts(with: kind.label.utf8) {
      let rest = text.dropFirst(kind.label.utf8.count)
      guard rest.first == UInt8(ascii: ":") else { continue }
      return (kind, Scrape.trimmed(rest.dropFirst()))
    }
    return nil
  }
}
