import Bytes

/// The way from one page to another, naming `index.html` so that it works without a server.
struct RelativePath: Equatable {
  let text: String

  /// From the folder of one page to the folder of another, both below the site's root.
  init(from start: String, to goal: String, fragment: String = "") {
    let suffix = fragment.isEmpty ? "" : "#" + Self.encoded(fragment)
    guard start != goal || fragment.isEmpty else {
      text = suffix
      return
    }
    text = Self.root(from: start) + Self.page(goal) + suffix
  }

  /// From the folder of a page to a file.
  init(from start: String, toFile file: String) {
    text = Self.root(from: start) + Self.encoded(file)
  }

  /// As one of several in an attribute, which commas would part.
  var inSet: String { Self.encoded(text) { $0 != UInt8(ascii: ",") } }

  /// A place on the same page.
  init(fragment: String) { text = "#" + Self.encoded(fragment) }

  /// What leads from a folder to the root: `../` for each level.
  static func root(from folder: String) -> String {
    String(repeating: "../", count: folder.utf8.split(separator: UInt8(ascii: "/")).count)
  }

  /// A page's own file, from the root.
  static func page(_ folder: String) -> String {
    encoded(folder.isEmpty ? "index.html" : folder + "/index.html")
  }

  /// Bytes that an address cannot carry, as `%` and two digits.
  static func encoded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { $0.allSatisfy(isPlain) } ? text : encoded(text, except: isPlain)
  }

  static func encoded(_ text: String, except isPlain: (UInt8) -> Bool) -> String {
    text.utf8.allSatisfy(isPlain) ? text : PercentCoding.encoded(text.utf8, keeping: isPlain)
  }

  /// Letters, digits and `-._~/!$&'()*+,;=:@`, a bit for each.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x40: 0x2FFF_FFD2_0000_0000 as UInt64 >> UInt64(byte) & 1 != 0
    case ..<0x80: 0x47FF_FFFE_87FF_FFFF as UInt64 >> UInt64(byte - 0x40) & 1 != 0
    default: false
    }
  }
}
