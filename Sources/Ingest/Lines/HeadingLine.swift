import Bytes

/// `## Title`, or `## [Title](address#Title)` with the link of the heading to itself.
enum HeadingLine {
  static func level(_ text: ArraySlice<UInt8>) -> Int? {
    let marks = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard 1...6 ~= marks, let next = text.dropFirst(marks).first else { return nil }
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") ? marks : nil
  }

  /// The same of a raw file, where people also write `##Title` and `###macOS`; `##define` is a word
  /// of a program, and `#Title` one to search for.
  static func writtenLevel(_ text: ArraySlice<UInt8>) -> Int? {
    if let level = level(text) { return level }
    let title = text.drop { $0 == UInt8(ascii: "#") }
    let marks = title.startIndex - text.startIndex
    guard 2...6 ~= marks, title.first.map(ByteClass.isLetter) ?? false,
      title.prefix(while: ByteClass.isAlphanumeric).contains(where: ByteClass.isUppercase)
    else { return nil }
    return marks
  }

  /// The level of a heading that the line behind it underlines. `---` alone is below the header of
  /// a table with one column, unless the header is as short and nothing follows.
  static func level(
    underlinedBy next: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, isLast: Bool
  ) -> Int? {
    guard let sign = next.first, "=-".utf8.contains(sign), next.allSatisfy({ $0 == sign }),
      next.count > 2 || next.count == text.count
    else { return nil }
    if sign == UInt8(ascii: "=") { return 1 }
    return next.count != 3 || isLast && text.count <= 3 ? 2 : nil
  }

  static func title(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let words = AttributeRun.without(text.drop { $0 == UInt8(ascii: "#") }.trimmed)
    let title = withoutEnd(words)
    guard title.first == UInt8(ascii: "["), title.last == UInt8(ascii: ")"),
      let middle = ByteSearch.last(of: "](", in: title),
      title[middle...].contains(UInt8(ascii: "#")),
      case let words = withoutIcon(title[(title.startIndex + 1)..<middle]),
      ByteSearch.first(of: "](", in: words) == nil
    else { return title }
    return words
  }

  /// The words of a link without the sign of it that a tool embedded behind them.
  private static func withoutIcon(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = ByteSearch.last(of: "![](data:", in: words),
      let end = LinkAddress(words, at: start + 2)?.end,
      AttributeRun.without(words[end...]).isEmpty
    else { return words }
    return words[..<start]
  }

  /// `# Title #` is closed; `# C#` is not.
  private static func withoutEnd(_ title: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = title.lastIndex(where: { $0 != UInt8(ascii: "#") }),
      last + 1 < title.endIndex, ByteClass.isSpace(title[last])
    else { return title }
    return title[...last].trimmed
  }

  /// The address that a heading links to.
  static func target(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard level(text) != nil, text.last == UInt8(ascii: ")"),
      let middle = ByteSearch.last(of: "](", in: text)
    else { return nil }
    return text[(middle + 2)..<(text.endIndex - 1)]
  }

  /// A title that is shown beside the text, on one line.
  static func plain(_ title: String) -> String {
    let line = UTF8Repair.repaired(InlineBlanks.oneLine(Array(title.utf8)[...]))
    return String(decoding: line, as: UTF8.self)
  }

  /// The title of a window without the name of the site behind it.
  static func withoutSite(_ title: String) -> String {
    let bytes = Array(title.utf8)[...]
    let name = withoutSite(bytes)
    return name.count == bytes.count ? title : String(decoding: name, as: UTF8.self)
  }

  static func withoutSite(_ title: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end =
      ByteSearch.last(of: " | Apple Developer", in: title)
      ?? ByteSearch.last(of: " - Human Interface Guidelines", in: title)
    return end.map { title[..<$0] } ?? title
  }

  /// The title of a page: the words of its first heading.
  static func plainTitle(_ text: ArraySlice<UInt8>) -> String {
    Scrape.string(InlineText.normal(name(in: title(text)))[...])
  }

  /// A page's title without the site's name, the link to the page and the stars that a tool left.
  static func name(in title: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = withoutSite(title)
    if name.count > 4, ByteSearch.starts(name, with: "**"), name.suffix(2).elementsEqual("**".utf8),
      !name.dropFirst(2).dropLast(2).contains(UInt8(ascii: "*"))
    {
      return name.dropFirst(2).dropLast(2)
    }
    // A link that is the whole name.
    guard name.first == UInt8(ascii: "["), let middle = ByteSearch.first(of: "](", in: name),
      LinkAddress(name, at: middle)?.end == name.endIndex,
      !name[..<middle].contains(UInt8(ascii: "]"))
    else { return name }
    return name[(name.startIndex + 1)..<middle]
  }
}

extension Scrape {
  /// The level of the heading that a line is by the next.
  func underlined(_ line: Int) -> Int? {
    let isFirst = line == 0 || line == firstLine
    guard line + 1 < lines.count, !isBlank(line), isFirst || isBlank(line - 1) else { return nil }
    return HeadingLine.level(
      underlinedBy: text(line + 1), text(line), isLast: line + 2 >= lines.count || isBlank(line + 2)
    )
  }
}
