/// How markup is written down: as HTML for the site, or as XML for a book.
enum Dialect {
  case html, xml

  /// The value of an attribute; a page of the site is a chapter of the book.
  func value(_ value: String, of attribute: StaticString) -> String {
    guard self == .xml else { return value }
    let allowed = XMLText.allowed(value)
    guard "\(attribute)" == "href", !allowed.contains("://") else { return allowed }
    return Self.chapter(allowed)
  }

  /// `../boxes/index.html#Use` as `../boxes/index.xhtml#Use`.
  static func chapter(_ address: String) -> String {
    let path = address.prefix { $0 != "#" }
    guard path.hasSuffix("index.html") else { return address }
    return path.dropLast("html".count) + "xhtml" + address.dropFirst(path.count)
  }
}

/// What XML can hold.
enum XMLText {
  /// The text without the control characters that no XML may have, in whatever form.
  static func allowed(_ text: String) -> String {
    let isAllowed = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        || [0x09, 0x0A, 0x0D].contains(scalar.value)
    }
    guard !text.unicodeScalars.allSatisfy(isAllowed) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isAllowed)))
  }
}
