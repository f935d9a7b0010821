import Bytes
import Model

/// `3 of 8 symbols inside 1901254726 containing 12 symbols[Menus and actions](…)`: a line of the
/// page tree. The number after “inside” names the entry that was opened last before it.
struct NavigatorLine {
  let parent: String
  let isGroup: Bool
  let title: String
  let slug: String

  init?(_ text: ArraySlice<UInt8>) {
    guard let inside = ByteSearch.first(of: " symbols inside ", in: text),
      let bracket = text[inside...].firstIndex(of: UInt8(ascii: "[")),
      let middle = ByteSearch.first(of: "](", in: text[bracket...]),
      let close = text[middle...].firstIndex(of: UInt8(ascii: ")")),
      let address = PageAddress(Scrape.string(text[(middle + 2)..<close]))
    else { return nil }
    let words = text[(inside + 16)..<bracket].trimmed
    parent = Scrape.string(words.prefix { $0 != UInt8(ascii: " ") })
    isGroup = ByteSearch.first(of: " containing ", in: words) != nil
    title = Scrape.string(text[(bracket + 1)..<middle].trimmed)
    slug = address.slug.text
  }

  /// The entries of a page tree, each with the group that it hangs under.
  static func links(_ lines: some Sequence<NavigatorLine>) -> [NavigationLink] {
    var names: [String: String] = ["<root>": ""]
    var opened = ""
    return lines.map { line in
      let group = names[line.parent] ?? opened
      names[line.parent] = group
      if line.isGroup { opened = line.title }
      return NavigationLink(slug: line.slug, title: line.title, group: group)
    }
  }
}

/// An entry of Apple's page tree, as a crawler found it around a page.
struct NavigationLink: Sendable, Equatable {
  let slug: String
  let title: String
  /// The title of the entry that it hangs under; empty for one at the top.
  let group: String
}

extension [NavigationLink] {
  /// Where the one entry of a title leads.
  func address(titled title: String) -> PageAddress? {
    let slugs = Set(lazy.filter { $0.title == title }.map(\.slug))
    return slugs.count == 1 ? slugs.first.flatMap { PageAddress(PageAddress.root + "/" + $0) } : nil
  }
}
