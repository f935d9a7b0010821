import Bytes

/// Pages within XML: the entries of a feed (RSS, Atom) that have all of their text, and notes that
/// Evernote exports. Each holds HTML, as CDATA, escaped or as elements.
enum XMLPackage {
  static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    guard let form = form(of: bytes) else { return nil }
    var found = PackageContents(form: form.words)
    found.isMisencoded = !UTF8Check.isValid(bytes.span)
    var rest = bytes
    while let entry = element(form.entry, in: rest) {
      rest = bytes[entry.end...]
      if let page = page(entry.content, form) {
        found.pages.append(page)
      } else {
        found.others += 1
      }
    }
    return found
  }

  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool { form(of: bytes) != nil }
}

extension XMLPackage {
  private struct Form {
    let root: StaticString
    let words: String
    let entry: StaticString
    /// Where the text is, the best first, and the address.
    let texts: [StaticString]
    let address: StaticString
  }

  private static let forms = [
    Form(
      root: "rss", words: "a feed", entry: "item", texts: ["content:encoded", "description"],
      address: "link"),
    Form(root: "feed", words: "a feed", entry: "entry", texts: ["content"], address: "id"),
    Form(
      root: "en-export", words: "an export of notes", entry: "note", texts: ["content"],
      address: "source-url"),
  ]

  private static func form(of bytes: ArraySlice<UInt8>) -> Form? {
    guard bytes.first(where: { !ByteClass.isSpace($0) }) == UInt8(ascii: "<") else { return nil }
    let start = withoutProlog(bytes.prefix(1 << 12))
    return forms.first { form in
      start.first == UInt8(ascii: "<") && isTag(start.dropFirst(), form.root)
    }
  }

  /// What is behind comments, instructions and the type of the document.
  private static func withoutProlog(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var scan = TagScan(bytes)
    scan.skipProlog()
    guard ByteSearch.starts(scan.rest, with: "<!DOCTYPE"),
      let end = scan.rest.firstIndex(of: UInt8(ascii: ">"))
    else { return scan.rest }
    scan = TagScan(bytes[(end + 1)...])
    scan.skipProlog()
    return scan.rest
  }

  private static func page(_ entry: ArraySlice<UInt8>, _ form: Form) -> PackedPage? {
    let texts = form.texts.lazy.compactMap { element($0, in: entry).map { text($0.content) } }
    guard let text = texts.first(where: { !$0.allSatisfy(ByteClass.isSpace) }) else { return nil }
    let note = element("en-note", in: withoutProlog(text[...]))?.content
    let addresses = [linked(entry), string(form.address, in: entry), string("guid", in: entry)]
    let page = PackedPage(
      note.map(Array.init) ?? text, as: .html, at: addresses, title: string("title", in: entry))
    return page.name == nil ? nil : page
  }

  private static func string(_ name: StaticString, in text: ArraySlice<UInt8>) -> String? {
    element(name, in: text).map { found in
      String(decoding: self.text(found.content)[...].trimmed, as: UTF8.self)
    }
  }

  /// `<link rel="alternate" href="…"/>`, as Atom has it.
  private static func linked(_ entry: ArraySlice<UInt8>) -> String? {
    var rest = entry
    while let start = ByteSearch.first(of: "<link ", in: rest) {
      rest = rest[(start + 6)...]
      let tag = rest.prefix(longestTag).prefix { $0 != UInt8(ascii: ">") }
      let isOther =
        ByteSearch.first(of: "rel=", in: tag) != nil
        && ByteSearch.first(of: "alternate", in: tag) == nil
      guard !isOther, let name = ByteSearch.first(of: "href=", in: tag),
        let quote = tag[(name + 5)...].first
      else { continue }
      let address = tag[(name + 6)...].prefix { $0 != quote }
      return String(decoding: XMLText.plain(address), as: UTF8.self)
    }
    return nil
  }

  /// The text of an element: CDATA as it is, else without escapes, unless elements are in it.
  private static func text(_ content: ArraySlice<UInt8>) -> [UInt8] {
    let content = content.trimmed
    guard ByteSearch.starts(content, with: cdata) else {
      return content.contains(UInt8(ascii: "<")) ? Array(content) : XMLText.plain(content)
    }
    let text = content.dropFirst(cdata.utf8CodeUnitCount)
    return Array(text[..<(ByteSearch.first(of: "]]>", in: text) ?? text.endIndex)])
  }

  /// In bytes. What is longer has no address that is read.
  private static let longestTag = 4096
  private static let cdata: StaticString = "<![CDATA["

  /// Whether a text begins with the name of a tag.
  private static func isTag(_ text: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    let next = text.dropFirst(name.utf8CodeUnitCount).first
    return ByteSearch.starts(text, with: name)
      && next.map { ByteClass.isSpace($0) || ">/".utf8.contains($0) } ?? false
  }

  /// The first element of a name: what is in it, and where it ends.
  private static func element(
    _ name: StaticString, in text: ArraySlice<UInt8>
  ) -> (content: ArraySlice<UInt8>, end: Int)? {
    var place = text.startIndex
    var start: Int?
    while let tag = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[tag...]
      if ByteSearch.starts(rest, with: cdata) {
        place = ByteSearch.first(of: "]]>", in: rest) ?? text.endIndex
        continue
      }
      place = tag + 1
      if let start, rest.dropFirst().first == UInt8(ascii: "/"), isTag(rest.dropFirst(2), name) {
        return (text[start..<tag], tag + 2 + name.utf8CodeUnitCount)
      }
      if start == nil, isTag(rest.dropFirst(), name) {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        if rest[end - 1] != UInt8(ascii: "/") { start = end + 1 }
        place = end + 1
      }
    }
    return nil
  }
}
