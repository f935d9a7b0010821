/// How markup is written down: as HTML for a page of the site, as XML for a chapter of a book, or
/// as HTML for a part of a sheet that holds many pages.
enum Dialect {
  case html, xml
  case sheet(Sheet, page: String)

  var isXML: Bool { if case .xml = self { true } else { false } }
  var isSheet: Bool { if case .sheet = self { true } else { false } }

  /// The value of an attribute, where ids and addresses are to be others.
  func value(_ value: String, of attribute: StaticString) -> String {
    switch self {
    case .html: value
    case .xml: "\(attribute)" == "href" && !value.contains("://") ? Self.chapter(value) : value
    case .sheet(let sheet, let page): sheet.value(value, of: "\(attribute)", on: page)
    }
  }

  /// `../boxes/index.html#Use` as `../boxes/index.xhtml#Use`.
  static func chapter(_ address: String) -> String {
    let path = address.prefix { $0 != "#" }
    guard path.hasSuffix("index.html") else { return address }
    return path.dropLast("html".count) + "xhtml" + address.dropFirst(path.count)
  }
}

/// Many pages in one document, to print.
struct Sheet {
  /// The way up to the site's root.
  let root: String
  /// The folders of the pages that are in it.
  let folders: Set<String>

  /// The id of a page, or of a place on it.
  static func id(_ folder: String, _ anchor: String = "") -> String {
    let isDeep = folder.utf8.contains(UInt8(ascii: "/"))
    let page = isDeep ? folder.split(separator: "/").joined(separator: "--") : folder
    return anchor.isEmpty ? page : page + "--" + anchor
  }

  /// Links stay in the document where their goal is in it.
  func value(_ value: String, of attribute: String, on page: String) -> String {
    switch attribute {
    case "id", "aria-labelledby": return Self.id(page, value)
    // Landmarks of many pages would drown those of the document.
    case "role" where value == "region": return "group"
    case "src": return root + Self.fromRoot(value)
    case "srcset":
      return value.split(separator: ", ").map { root + Self.fromRoot(String($0)) }
        .joined(separator: ", ")
    case "href": break
    default: return value
    }
    guard !Self.leaves(value) else { return value }
    if value.hasPrefix("#") { return "#" + Self.id(page, String(value.dropFirst())) }
    let path = Self.fromRoot(value)
    let file = path.prefix(upTo: path.utf8.firstIndex(of: UInt8(ascii: "#")) ?? path.endIndex)
    let folder = String(file.dropLast("/index.html".count))
    guard file.hasSuffix("/index.html"), folders.contains(folder) else { return root + path }
    return "#" + Self.id(folder, String(path[file.endIndex...].dropFirst()))
  }

  /// Whether an address leads out of the site. Most have no colon, which is seen fast.
  private static func leaves(_ address: String) -> Bool {
    address.utf8.contains(UInt8(ascii: ":"))
      && (address.contains("://") || address.hasPrefix("mailto:"))
  }

  /// The way from the root of one that leads up to it first.
  private static func fromRoot(_ path: String) -> Substring {
    var rest = path[...]
    while rest.hasPrefix("../") { rest = rest.dropFirst("../".count) }
    return rest == ".." ? "" : rest
  }
}
