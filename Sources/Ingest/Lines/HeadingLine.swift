import Bytes

/// `## Title`, or `## [Title](address#Title)` with the link of the heading to itself.
enum HeadingLine {
  static func level(_ text: ArraySlice<UInt8>) -> Int? {
    let marks = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard 1...6 ~= marks, text.dropFirst(marks).first == UInt8(ascii: " ") else { return nil }
    return marks
  }

  static func title(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let title = Scrape.trimmed(text.drop { $0 == UInt8(ascii: "#") })
    guard title.first == UInt8(ascii: "["), title.last == UInt8(ascii: ")"),
      let middle = ByteSearch.first(of: "](", in: title),
      ByteSearch.first(of: "](", in: title[(middle + 2)...]) == nil,
      title[middle...].contains(UInt8(ascii: "#"))
    else { return title }
    return title[(title.startIndex + 1)..<middle]
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

  /// The title of a page: the words of its first heading.
  static func plainTitle(_ text: ArraySlice<UInt8>) -> String {
    Scrape.string(InlineText.normal(title(text))[...])
  }
}
