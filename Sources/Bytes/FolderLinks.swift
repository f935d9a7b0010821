/// Turns links to pages, `layout/index.html#Grid`, into links to their folders, `layout/#Grid`.
/// Done to a page as it is written or served, so that it reaches every link of every template.
public enum FolderLinks {
  private static let name = Array("index.html".utf8)

  /// A page as templates write it: `<` in text and `"` in values are escaped.
  public static func inPage(_ page: [UInt8]) -> [UInt8] {
    var scan = LinkScan(page)
    var output: [UInt8] = []
    output.reserveCapacity(page.count)
    var copied = 0
    while let value = scan.next() {
      guard let index = index(in: page[value]) else { continue }
      output += page[copied..<index]
      // An empty address is the one of the page, with its query.
      if index == value.lowerBound { output += "./".utf8 }
      copied = index + name.count
    }
    return output + page[copied...]
  }

  /// Where `index.html` is in the address of a page; nil in any other, and in one of another site.
  private static func index(in address: ArraySlice<UInt8>) -> Int? {
    let path = address.prefix { !"#?".utf8.contains($0) }
    guard path.count >= name.count, path.suffix(name.count).elementsEqual(name),
      !path.contains(UInt8(ascii: ":"))
    else { return nil }
    let rest = path.dropLast(name.count)
    return rest.isEmpty || rest.last == UInt8(ascii: "/") ? rest.endIndex : nil
  }
}

/// Goes through the attributes of a page that lead somewhere.
private struct LinkScan {
  private let page: [UInt8]
  private var place = 0
  private var isInTag = false

  init(_ page: [UInt8]) { self.page = page }

  /// Where the next value of `href` or `action` is.
  mutating func next() -> Range<Int>? {
    while place < page.count {
      let byte = page[place]
      place += 1
      switch byte {
      case UInt8(ascii: "<"):
        isInTag = true
        skipText()
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "\"") where isInTag:
        let value = place..<(page[place...].firstIndex(of: byte) ?? page.count)
        let isLink = isLink(page[..<(place - 1)])
        place = value.upperBound + 1
        if isLink { return value }
      default: break
      }
    }
    return nil
  }

  /// Styles and scripts have signs of their own: goes on at their end.
  private mutating func skipText() {
    for (start, end) in Self.texts where page[place...].starts(with: start) {
      place = ByteSearch.first(of: end, in: page[place...]) ?? page.count
    }
  }

  private static let texts: [([UInt8], StaticString)] = [
    (Array("script".utf8), "</script"), (Array("style".utf8), "</style"),
  ]

  private func isLink(_ before: ArraySlice<UInt8>) -> Bool {
    Self.names.contains { before.suffix($0.count).elementsEqual($0) }
  }

  private static let names = [" href=", " action="].map { Array($0.utf8) }
}
