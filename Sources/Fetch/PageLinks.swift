import JSON
import Model

/// What a page or the index of Apple's names: other pages and pictures.
struct PageLinks: Sendable, Equatable {
  /// A page that is mentioned: its name, and the path it is known by.
  struct Page: Sendable, Equatable {
    let slug: String
    let path: String
  }

  struct Picture: Sendable, Hashable {
    /// As it is written.
    let address: String
    let isDark: Bool
  }

  /// The page itself; nil for the index.
  var slug: String?
  /// Those that the index lists, or that a page mentions; in order.
  var pages: [Page] = []
  var pictures: [Picture] = []
}

extension PageLinks {
  init(index bytes: [UInt8]) throws(FetchProblem) {
    let root = try JSONReader.read(bytes) { FetchProblem.notJSON($0.problem) }
    guard case .object(let languages)? = root["interfaceLanguages"] else { throw .notIndex }
    // Each node once, by a list instead of recursion: it may nest as deep as JSON does.
    var waiting = languages.reversed().flatMap { ($0.value.array ?? []).reversed() }
    while let node = waiting.popLast() {
      if let path = node["path"]?.string, let page = Page(path) { pages.append(page) }
      waiting += (node["children"]?.array ?? []).reversed()
    }
    guard !pages.isEmpty else { throw .notIndex }
    takePictures(root)
  }

  init(page bytes: [UInt8]) throws(FetchProblem) {
    let root = try JSONReader.read(bytes) { FetchProblem.notJSON($0.problem) }
    guard let url = root["identifier"]?["url"]?.string, let page = Page(url) else { throw .notPage }
    slug = page.slug
    if case .object(let references)? = root["references"] {
      pages = references.lazy.map(\.value).filter { $0["type"]?.string == "topic" }
        .compactMap { $0["url"]?.string.flatMap(Page.init) }
    }
    takePictures(root)
  }

  /// A poster of a video is a picture by itself, which the video names.
  private mutating func takePictures(_ root: JSONValue) {
    guard case .object(let references)? = root["references"] else { return }
    for reference in references.map(\.value) {
      switch reference["type"]?.string {
      case "image", "icon":
        for variant in reference["variants"]?.array ?? [] { takeVariant(variant) }
      case "video":
        if let poster = reference["poster"]?.string, Self.isAddress(poster) {
          pictures.append(Picture(address: poster, isDark: false))
        }
      default: break
      }
    }
  }

  private mutating func takeVariant(_ variant: JSONValue) {
    guard let address = variant["url"]?.string, Self.isAddress(address) else { return }
    let isDark = variant["traits"]?.array?.contains("dark") == true
    pictures.append(Picture(address: address, isDark: isDark))
  }

  private static func isAddress(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "/") || text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}

extension PageLinks.Page {
  /// Of a path, a web address or an identifier such as `doc://com.apple.HIG/design/…`; nil for what
  /// is not a page of the guidelines.
  init?(_ address: String) {
    // In bytes: a mark behind a sign makes another character of it.
    var path = Substring(address.utf8.prefix { !"#?".utf8.contains($0) })
    if path.hasPrefix("doc://") {
      path = Substring(path.dropFirst("doc://".count).utf8.drop { $0 != UInt8(ascii: "/") })
    } else if path.hasPrefix(PageAddress.host) {
      path = path.dropFirst(PageAddress.host.count)
    }
    let slash = UInt8(ascii: "/")
    while path.utf8.last == slash { path = Substring(path.utf8.dropLast()) }
    let lower = path.lowercased()
    guard lower.utf8.first == slash, let page = PageAddress(lower) else { return nil }
    let parts = lower.utf8.split(separator: slash, omittingEmptySubsequences: false).dropFirst()
    guard parts.allSatisfy({ Slug(checking: String(Substring($0)))?.isPlain == true }) else {
      return nil
    }
    self.init(slug: page.slug.text, path: lower)
  }
}
