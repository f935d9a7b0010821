/// How markup is written down: as HTML, or as XML for a chapter of a book.
enum Dialect {
  case html, xml

  /// The value of an attribute, where addresses are to be others.
  func value(_ value: String, of attribute: HTMLAttribute) -> String {
    guard self == .xml, case .link = attribute.role else { return value }
    return Self.chapter(value)
  }

  /// `../boxes/index.html#Use` as `../boxes/index.xhtml#Use`.
  static func chapter(_ address: String) -> String {
    let path = address.prefix { $0 != "#" }
    guard path.hasSuffix("index.html") else { return address }
    return path.dropLast("html".count) + "xhtml" + address.dropFirst(path.count)
  }
}
