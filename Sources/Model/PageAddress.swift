/// The address of a page at Apple's, in any of its forms, taken apart.
public struct PageAddress: Sendable, Equatable {
  public static let host = "https://developer.apple.com"
  public static let root = "/design/human-interface-guidelines"

  /// The slug of the page that the others hang under.
  public static let startPage = "human-interface-guidelines"

  /// The longest slug that names a file: with its edition, mark and ending, any file system's.
  private static let longestSlug = 120
  private static let longestTitle = 80

  /// The last part of the path; the start page has the name of the whole.
  public let slug: String
  public let fragment: String

  /// nil for an address that is no page of the guidelines.
  public init?(_ address: some StringProtocol) {
    var rest = Substring(address)
    for host in [Self.host, "http://developer.apple.com"] where rest.hasPrefix(host) {
      rest = rest.dropFirst(host.count)
    }
    // One of Apple's own exports writes the folder with capitals.
    guard rest.prefix(Self.root.count).lowercased() == Self.root else { return nil }
    rest = rest.dropFirst(Self.root.count)
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.first ?? "").prefix { $0 != "?" }
    guard path.isEmpty || path.hasPrefix("/") else { return nil }
    slug = path.split(separator: "/").last.map(String.init) ?? Self.startPage
    fragment = parts.count > 1 ? String(parts[1]) : ""
    guard slug.utf8.count <= Self.longestSlug, slug.utf8.allSatisfy({ $0.isSlugByte }) else {
      return nil
    }
  }

  /// The address that Apple would give to a page of this title. Of a long one, its first words, and
  /// a sum of the whole: two titles may start alike.
  public init(title: String) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = words.map { String($0.unicodeScalars.filter(\.isASCII)) }.joined(separator: "-")
    self.slug =
      if slug.utf8.allSatisfy({ $0 == UInt8(ascii: "-") }) {
        words.isEmpty ? "page" : "page-" + Self.sum(of: title)
      } else if slug.utf8.count > Self.longestTitle {
        Self.cut(slug, to: Self.longestTitle - 9) + "-" + Self.sum(of: title)
      } else {
        slug
      }
    fragment = ""
  }

  /// The page's address without a fragment.
  public var url: String { Self.url(of: slug) }

  /// The address of the page with some slug.
  public static func url(of slug: String) -> String {
    slug == startPage ? host + root : host + root + "/" + slug
  }
}

extension PageAddress {
  /// The whole words that there is room for; of a single long word, its start.
  private static func cut(_ slug: String, to length: Int) -> String {
    let short = slug.prefix(length)
    let isWhole = slug[short.endIndex...].hasPrefix("-")
    let end = isWhole ? short.endIndex : short.lastIndex(of: "-") ?? short.endIndex
    return String(end == slug.startIndex ? short : slug[..<end])
  }

  /// Eight digits that tell a text from others: FNV-1a.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension UInt8 {
  fileprivate var isSlugByte: Bool {
    self == UInt8(ascii: "-") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
