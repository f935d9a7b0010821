/// How markup is written down: as HTML for a page of the site, as XML for a chapter of a book, or
/// as HTML for sheets that hold many pages.
enum Dialect {
  case html, xml
  case sheet(page: String)

  var isXML: Bool { if case .xml = self { true } else { false } }
  var isSheet: Bool { if case .sheet = self { true } else { false } }

  /// The value of an attribute, where ids and addresses are to be others; nil if each sheet has
  /// its own.
  func value(_ value: String, of attribute: StaticString) -> String? {
    switch self {
    case .html: value
    case .xml: "\(attribute)" == "href" && !value.contains("://") ? Self.chapter(value) : value
    case .sheet(let page): Sheet.value(value, of: "\(attribute)", on: page)
    }
  }

  /// `../boxes/index.html#Use` as `../boxes/index.xhtml#Use`.
  static func chapter(_ address: String) -> String {
    let path = address.prefix { $0 != "#" }
    guard path.hasSuffix("index.html") else { return address }
    return path.dropLast("html".count) + "xhtml" + address.dropFirst(path.count)
  }
}
