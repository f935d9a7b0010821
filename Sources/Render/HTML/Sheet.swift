import Bytes

/// Many pages in one document, to print.
struct Sheet {
  /// The way up to the site's root.
  let root: String
  /// The folders of the pages that are in it.
  let folders: Set<String>

  /// The id of a page, or of a place on it.
  static func id(_ folder: String, _ anchor: String = "") -> String {
    let page =
      ByteSearch.next(UInt8(ascii: "/"), in: folder.utf8.span) != nil
      ? folder.split(separator: "/").joined(separator: "--") : folder
    return anchor.isEmpty ? page : page + "--" + anchor
  }

  /// The value of an attribute as all sheets have it; nil where it depends on what else is in one.
  static func value(_ value: String, of attribute: String, on page: String) -> String? {
    switch attribute {
    case "id", "aria-labelledby": id(page, value)
    // Landmarks of many pages would drown those of the document.
    case "role" where value == "region": "group"
    case "href" where value.hasPrefix("#"): "#" + id(page, String(value.dropFirst()))
    case "href" where !leaves(value), "src", "srcset": nil
    default: value
    }
  }

  /// An address, or several with their scales, as this sheet has it. Links stay in the document
  /// where their goal is in it.
  func address(_ value: String, of attribute: String) -> String {
    if attribute == "src" { return root + Self.fromRoot(value) }
    if attribute == "srcset" {
      return value.split(separator: ", ").map { root + Self.fromRoot(String($0)) }
        .joined(separator: ", ")
    }
    let path = Self.fromRoot(value)
    let file = path.utf8.prefix { $0 != UInt8(ascii: "#") }
    let folder = String(Substring(file.dropLast(Self.file.count)))
    guard file.suffix(Self.file.count).elementsEqual(Self.file), folders.contains(folder) else {
      return root + path
    }
    return "#" + Self.id(folder, String(Substring(path.utf8[file.endIndex...].dropFirst())))
  }

  private static let file = "/index.html".utf8

  /// Whether an address leads out of the site. Most have no colon.
  private static func leaves(_ address: String) -> Bool {
    address.utf8.contains(UInt8(ascii: ":"))
      && (ByteSearch.first(of: "://", in: Array(address.utf8)[...]) != nil
        || address.hasPrefix("mailto:"))
  }

  /// The way from the root of one that leads up to it first.
  private static func fromRoot(_ path: String) -> Substring {
    let up = "../".utf8
    var rest = path.utf8[...]
    while rest.starts(with: up) { rest = rest.dropFirst(up.count) }
    return rest.elementsEqual("..".utf8) ? "" : Substring(rest)
  }
}
