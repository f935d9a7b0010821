import Bytes
import Model

/// The numbers in brackets that Lynx puts in front of links, and the list of their addresses below
/// the text. Where a link ends is not shown: only those come back that their address names, or
/// that are all of a block.
struct LinkMarks {
  /// The line at which the list begins; behind the last one, if there is none.
  let list: Int
  /// By their numbers, from 1.
  private let addresses: [ListedAddress]

  init(_ scrape: Scrape) {
    let (head, entries) = Self.entries(scrape)
    let isList =
      head.map { ByteSearch.equal(scrape.text($0), "References") } ?? false
      && entries.indices.allSatisfy { entries[$0].number == $0 + 1 }
      && entries.count { $0.address.contains(UInt8(ascii: " ")) } * 4 < entries.count
    if isList, let head, Self.isReferred(scrape, scrape.firstLine..<head, upTo: entries.count) {
      list = head
      addresses = entries.map { ListedAddress($0.address) }
    } else {
      list = scrape.lines.count
      addresses = []
    }
  }

  /// A line without the mark that it begins with.
  static func withoutFirst(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text[(mark(text)?.end ?? text.startIndex)...]
  }

  /// The text of a block as plain text with links of Markdown.
  func linked(_ text: [UInt8]) -> [UInt8] {
    guard !addresses.isEmpty else { return text }
    let start = ItemLine(text[...])?.text.startIndex ?? 0
    var output: [UInt8] = []
    var place = 0
    while let bracket = text[place...].firstIndex(of: UInt8(ascii: "[")) {
      output += text[place..<bracket]
      guard let mark = Self.linkMark(at: bracket, in: text[...]),
        addresses.indices.contains(mark.number - 1)
      else {
        output.append(text[bracket])
        place = bracket + 1
        continue
      }
      let address = addresses[mark.number - 1]
      place = address.end(in: text[mark.end...], isFirst: bracket == start)
      guard place > mark.end else { continue }
      output += Array("[".utf8) + text[mark.end..<place] + Array("](".utf8)
      output += address.written + Array(")".utf8)
    }
    return output + text[place...]
  }
}

extension LinkMarks {
  private static let labels: [StaticString] = ["Visible links:", "Hidden links:", "Visible links"]

  /// The entries at the end of a text, and the line above them that is none; nil if all are.
  private static func entries(
    _ scrape: Scrape
  ) -> (head: Int?, entries: [(number: Int, address: ArraySlice<UInt8>)]) {
    var entries: [(number: Int, address: ArraySlice<UInt8>)] = []
    for line in (scrape.firstLine..<scrape.lines.count).reversed() {
      let text = scrape.text(line)
      if let entry = entry(text) {
        entries.append(entry)
      } else if !text.isEmpty, !labels.contains(where: { ByteSearch.equal(text, $0) }) {
        return (entries.isEmpty ? nil : line, entries.reversed())
      }
    }
    return (nil, [])
  }

  /// `  12. https://…`
  private static func entry(
    _ text: ArraySlice<UInt8>
  ) -> (number: Int, address: ArraySlice<UInt8>)? {
    let digits = text.prefix(while: ByteClass.isDigit)
    let rest = text.dropFirst(digits.count)
    guard 1..<5 ~= digits.count, ByteSearch.starts(rest, with: ". "),
      let number = Int(String(decoding: digits, as: UTF8.self)),
      case let address = rest.dropFirst(2).trimmed, hasScheme(address)
    else { return nil }
    return (number, address)
  }

  /// Sites may have blanks in addresses, which Lynx lists as they are; but not many.
  private static func hasScheme(_ text: ArraySlice<UInt8>) -> Bool {
    let scheme = text.prefix(while: ByteClass.isLetter)
    return scheme.count > 1 && text.dropFirst(scheme.count).first == UInt8(ascii: ":")
  }

  /// Whether a link begins in some line: otherwise the list is of books, or of other sources.
  private static func isReferred(
    _ scrape: Scrape, _ lines: Range<Int>, upTo last: Int
  ) -> Bool {
    lines.contains { line in
      let text = scrape.text(line)
      return text.indices.contains { place in
        guard text[place] == UInt8(ascii: "["), let mark = linkMark(at: place, in: text),
          1...last ~= mark.number, let next = text[mark.end...].first
        else { return false }
        return !" .,;:!?)]".utf8.contains(next)
      }
    }
  }

  /// `[12]`, unless it is of the word in front of it: `cups[12]`.
  private static func linkMark(
    at place: Int, in text: ArraySlice<UInt8>
  ) -> (number: Int, end: Int)? {
    guard let mark = mark(text[place...]) else { return nil }
    let above = String(decoding: text[..<place].suffix(4), as: UTF8.self).unicodeScalars.last
    let isOfWord = above.map {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return isOfWord == true ? nil : mark
  }

  /// `[12]`
  private static func mark(_ text: ArraySlice<UInt8>) -> (number: Int, end: Int)? {
    let digits = text.dropFirst().prefix(5).prefix(while: ByteClass.isDigit)
    guard text.first == UInt8(ascii: "["), 1..<5 ~= digits.count,
      text[digits.endIndex...].first == UInt8(ascii: "]"),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (number, digits.endIndex + 1)
  }
}
