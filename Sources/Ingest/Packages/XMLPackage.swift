import Bytes

/// Pages within XML: the entries of a feed (RSS, Atom) that have all of their text, and notes that
/// Evernote exports. Each holds HTML, as CDATA, escaped or as elements.
enum XMLPackage {
  static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    guard let form = form(of: bytes) else { return nil }
    var found = PackageContents(form: form.words)
    found.isMisencoded = !UTF8Check.isValid(bytes.span)
    var rest = bytes
    while let entry = XMLElement(form.entry, in: rest) {
      rest = bytes[entry.end...]
      if let page = page(XMLText.withoutComments(entry.content)[...], form) {
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
    /// Where the text is, and where it may be if it is no summary.
    let text: StaticString
    var summary: StaticString?
    let address: StaticString
    /// Whether an address may be in `<link href="…"/>`.
    var isLinked = false
  }

  private static let forms = [
    Form(
      root: "rss", words: "a feed", entry: "item", text: "content:encoded",
      summary: "description", address: "link"),
    Form(
      root: "feed", words: "a feed", entry: "entry", text: "content", address: "id",
      isLinked: true),
    Form(
      root: "en-export", words: "an export of notes", entry: "note", text: "content",
      address: "source-url"),
  ]

  private static func form(of bytes: ArraySlice<UInt8>) -> Form? {
    guard bytes.first(where: { !ByteClass.isSpace($0) }) == UInt8(ascii: "<") else { return nil }
    let start = withoutProlog(bytes.prefix(1 << 12))
    return forms.first { form in
      start.first == UInt8(ascii: "<") && XMLElement.isTag(start.dropFirst(), form.root)
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
    let found = XMLElement(form.text, in: entry)
    let summary = form.summary.flatMap { XMLElement($0, in: entry) }
    var html = found.map { text($0.content) } ?? []
    if html.allSatisfy(ByteClass.isSpace) {
      html = summary.map { text($0.content) } ?? []
      guard HTMLStart.hasBlock(html[...]) else { return nil }
    }
    // Where the entry of a feed of feeds comes from, with a title and an address too.
    let source = form.isLinked ? XMLElement("source", in: entry) : nil
    let own = outside([found, summary, source].compactMap { $0?.content.indices }, of: entry)[...]
    let note = XMLElement("en-note", in: withoutProlog(html[...]))?.content
    let addresses = [
      form.isLinked ? linked(own) : nil, string(form.address, in: own), string("guid", in: own),
    ]
    let page = PackedPage(
      note.map { Array($0) } ?? html, as: .html, at: addresses, title: string("title", in: own))
    return page.name == nil ? nil : page
  }

  /// An entry without what is in its texts, which may have elements of the same names.
  private static func outside(
    _ texts: [Range<Int>], of entry: ArraySlice<UInt8>
  ) -> [UInt8] {
    var output: [UInt8] = []
    var place = entry.startIndex
    for text in texts.sorted(by: { $0.lowerBound < $1.lowerBound })
    where text.lowerBound >= place {
      output += entry[place..<text.lowerBound]
      place = text.upperBound
    }
    return output + entry[place...]
  }

  private static func string(_ name: StaticString, in text: ArraySlice<UInt8>) -> String? {
    XMLElement(name, in: text).map { found in
      String(decoding: self.text(found.content)[...].trimmed, as: UTF8.self)
    }
  }

  /// `<link rel="alternate" href="…"/>`, as Atom has it.
  private static func linked(_ entry: ArraySlice<UInt8>) -> String? {
    var rest = entry
    while let start = XMLElement.tag(in: rest) {
      rest = rest[(start + 1)...]
      guard XMLElement.isTag(rest, "link") else { continue }
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

  /// The text of an element: what is in CDATA as it is, the rest without escapes, unless elements
  /// are in it. A writer that has `]]>` in a text parts it over two sections.
  private static func text(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var rest = content.trimmed
    while let start = ByteSearch.first(of: XMLElement.cdata, in: rest) {
      output += plain(rest[..<start])
      let text = rest[(start + XMLElement.cdata.utf8CodeUnitCount)...]
      let end = ByteSearch.first(of: "]]>", in: text) ?? text.endIndex
      output += text[..<end]
      rest = text[min(end + 3, text.endIndex)...]
    }
    return output + plain(rest)
  }

  private static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.contains(UInt8(ascii: "<")) ? Array(text) : XMLText.plain(text)
  }

  /// In bytes. What is longer has no address that is read.
  private static let longestTag = 4096
}
