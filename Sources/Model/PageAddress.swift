/// The address of a page at Apple's, in any of its forms, taken apart.
public struct PageAddress: Sendable, Equatable {
  public static let host = "https://developer.apple.com"
  public static let root = "/design/human-interface-guidelines"

  /// The slug of the page that the others hang under.
  public static let startPage: Slug = "human-interface-guidelines"

  private static let longestTitle = 80

  /// The last part of the path; the start page has the name of the whole.
  public let slug: Slug
  public let fragment: String

  /// nil for an address that is no page of the guidelines.
  public init?(_ address: some StringProtocol) {
    let address = Substring(address)
    if PlainAddress.isPlain(address) {
      guard let plain = PlainAddress(address) else { return nil }
      self.init(plain)
    } else {
      self.init(byLetter: address)
    }
  }

  private init(_ plain: PlainAddress) { (slug, fragment) = (plain.slug, plain.fragment) }

  /// An address with any letters.
  init?(byLetter address: Substring) {
    var rest = address
    for host in [Self.host, "http://developer.apple.com"] where rest.hasPrefix(host) {
      rest = rest.dropFirst(host.count)
    }
    // One of Apple's own exports writes the folder with capitals.
    guard rest.prefix(Self.root.count).lowercased() == Self.root else { return nil }
    rest = rest.dropFirst(Self.root.count)
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.first ?? "").prefix { $0 != "?" }
    guard path.isEmpty || path.hasPrefix("/") else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? Self.startPage.text
    guard let slug = Slug(checking: name), slug.isPlain else { return nil }
    self.slug = slug
    fragment = parts.count > 1 ? String(parts[1]) : ""
  }

  /// The address of the page with some slug.
  public init(slug: Slug) {
    self.slug = slug
    fragment = ""
  }

  /// The address that Apple would give to a page of this title. Of a long one, its first words, and
  /// a sum of the whole: two titles may start alike.
  public init(title: String) {
    if let slug = PlainAddress.slug(of: title, upTo: Self.longestTitle) {
      self.init(slug: slug)
    } else {
      self.init(titleByLetter: title)
    }
  }

  /// The address of a page with any title.
  init(titleByLetter title: String) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let said = words.map { $0.unicodeScalars.map(PlainLetters.spelled) }
    let slug = said.map { $0.compactMap(\.self).joined() }.joined(separator: "-")
    let saysAll = !said.contains { $0.contains(nil) }
    let name =
      if slug.utf8.allSatisfy({ $0 == UInt8(ascii: "-") }) {
        words.isEmpty ? "page" : "page-" + Slug.sum(of: title)
      } else if slug.utf8.count > (saysAll ? Self.longestTitle : Self.longestTitle - 9) {
        AnchorNames.cut(slug, to: Self.longestTitle - 9) + "-" + Slug.sum(of: title)
      } else {
        saysAll ? slug : slug + "-" + Slug.sum(of: title)
      }
    self.slug = Slug(making: name)
    fragment = ""
  }

  /// The page's address without a fragment.
  public var url: String { Self.url(of: slug) }

  /// The address of the page with some slug.
  public static func url(of slug: Slug) -> String {
    slug == startPage ? host + root : host + root + "/" + slug.text
  }
}
