import Bytes
import Model

/// What a saved page says about itself outside the article: its address, its title, what it is
/// about, and, if the browser or a tool noted it, when it was saved.
struct HTMLHead {
  private(set) var address: PageAddress?
  /// Whether it says any address, be it of another site.
  private(set) var isAddressed = false
  private(set) var title = ""
  /// The element of the window's title, if that is the only one.
  private(set) var titlePlace: Int?
  private(set) var abstract = ""
  private(set) var captured: String?
  /// The nodes that showed it.
  private(set) var used: [Int] = []

  init(_ document: HTMLDocument, before main: Int) {
    for place in document.nodes.indices.prefix(main) {
      let node = document.nodes[place]
      if node.kind == .comment {
        takeComment(node.text.prefix(4096), at: place)
      }
      switch node.tag {
      case "link" where node["rel"]?.lowercased() == "canonical":
        takeAddress(node["href"], at: place)
      case "meta": takeMeta(node, at: place)
      case "title" where title.isEmpty:
        title = Self.withoutSite(document.words(of: place))
        titlePlace = place
      default: break
      }
    }
  }

  /// The page that the headings of the article link to, in the article itself.
  static func ownAddress(_ document: HTMLDocument, in main: Int) -> PageAddress? {
    document.inside(main).lazy.map { document.nodes[$0] }
      .filter { $0.tag == "a" && $0.hasClass("header-anchor") }
      .compactMap { PageAddress($0["href"] ?? "") }.first
  }
}

extension HTMLHead {
  private mutating func takeMeta(_ node: HTMLNode, at place: Int) {
    let content = HTMLDocument.oneLine(node["content"] ?? "")
    switch node["property"] ?? node["name"] ?? "" {
    case "og:url": takeAddress(content, at: place)
    case "og:title" where !content.isEmpty:
      title = Self.withoutSite(content)
      titlePlace = nil
      used.append(place)
    case "description" where !content.isEmpty:
      abstract = content
      used.append(place)
    default: break
    }
  }

  private mutating func takeAddress(_ text: String?, at place: Int) {
    isAddressed = true
    guard let found = PageAddress(text ?? ""), address == nil || address?.slug == found.slug else {
      return
    }
    address = address ?? found
    used.append(place)
  }

  /// `saved from url=(0063)https://…`, and `url: https://… saved date: Mon Feb 02 2026 …`.
  private mutating func takeComment(_ text: ArraySlice<UInt8>, at place: Int) {
    guard ByteSearch.first(of: "saved", in: text) != nil else { return }
    if let start = ByteSearch.first(of: "https://developer.apple.com/", in: text) {
      let url = text[start...].prefix { !ByteClass.isSpace($0) }
      takeAddress(String(decoding: url, as: UTF8.self), at: place)
    }
    guard let date = ByteSearch.first(of: "saved date:", in: text) else { return }
    let rest = String(decoding: text[(date + 11)...], as: UTF8.self)
    // `Mon Feb 02 2026`, and the time where the browser was.
    let words = rest.split(whereSeparator: \.isWhitespace).prefix(4)
    captured = HTTPDate.day(words.joined(separator: " ") + " 00:00:00")
    if captured != nil { used.append(place) }
  }

  private static func withoutSite(_ title: String) -> String {
    HTMLDocument.oneLine(String(title.prefix { $0 != "|" }))
  }
}

extension HTMLHead {
  /// The page tree beside the article: its entries say how deep they are.
  static func navigation(_ document: HTMLDocument) -> [NavigationLink] {
    var groups: [(level: Int, title: String)] = []
    return document.nodes.indices.compactMap { place in
      let node = document.nodes[place]
      guard node.hasClass("navigator-card-item"),
        let link = document.first(in: place, where: { $0.tag == "a" }),
        let address = PageAddress(document.nodes[link]["href"] ?? "")
      else { return nil }
      let title = document.words(of: link)
      let level =
        node.classes.lazy.filter { $0.hasPrefix("nesting-level-") }
        .compactMap { Int($0.dropFirst(14)) }.first ?? 0
      while let last = groups.last, last.level >= level { groups.removeLast() }
      let group = groups.last?.title ?? ""
      groups.append((level, title))
      return NavigationLink(slug: address.slug.text, title: title, group: group)
    }
  }
}
