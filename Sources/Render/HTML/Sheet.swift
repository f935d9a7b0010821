import Bytes

/// Many pages in one document, to print.
struct Sheet {
  /// The way up to the site's root.
  let root: String
  /// The folders of the pages that are in it.
  let folders: Set<String>

  /// Between the id of a page and that of a place on it.
  static let separator: StaticString = "--"

  /// The id of a page.
  static func id(_ folder: String) -> String {
    ByteSearch.next(UInt8(ascii: "/"), in: folder.utf8.span) != nil
      ? folder.split(separator: "/").joined(separator: "\(separator)") : folder
  }

  /// Links stay in the document where their goal is in it.
  func link(_ value: String) -> String {
    let path = Self.fromRoot(value)
    let file = path.utf8.prefix { $0 != UInt8(ascii: "#") }
    let folder = String(Substring(file.dropLast(Self.file.count)))
    guard file.suffix(Self.file.count).elementsEqual(Self.file), folders.contains(folder) else {
      return root + path
    }
    let anchor = Substring(path.utf8[file.endIndex...].dropFirst())
    return "#" + Self.id(folder) + (anchor.isEmpty ? "" : "\(Self.separator)" + anchor)
  }

  func file(_ value: String) -> String { root + Self.fromRoot(value) }

  /// Several with their scales.
  func files(_ value: String) -> String {
    value.split(separator: ", ").map { file(String($0)) }.joined(separator: ", ")
  }

  private static let file = "/index.html".utf8

  /// The way from the root of one that leads up to it first.
  private static func fromRoot(_ path: String) -> Substring {
    let up = "../".utf8
    var rest = path.utf8[...]
    while rest.starts(with: up) { rest = rest.dropFirst(up.count) }
    return rest.elementsEqual("..".utf8) ? "" : Substring(rest)
  }
}
