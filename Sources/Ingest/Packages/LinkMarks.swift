import Bytes
import Model

/// The numbers in brackets that Lynx puts in front of links, and the list of their addresses below
/// the text. Where a link ends is not shown: only those come back that their address names, or
/// that are all of a block.
struct LinkMarks {
  /// The line at which the list begins; behind the last one, if there is none.
  let list: Int
  private let addresses: [String]

  init(_ scrape: Scrape) {
    var addresses: [String] = []
    var line = scrape.lines.count - 1
    while line >= scrape.firstLine {
      let text = scrape.text(line)
      if let address = Self.entry(text) {
        addresses.append(address)
      } else if !text.isEmpty, !Self.labels.contains(where: { ByteSearch.equal(text, $0) }) {
        break
      }
      line -= 1
    }
    let isList =
      line >= scrape.firstLine && !addresses.isEmpty
      && ByteSearch.equal(scrape.text(line), "References")
    list = isList ? line : scrape.lines.count
    self.addresses = isList ? addresses.reversed() : []
  }

  /// A line without the mark that it begins with.
  static func withoutFirst(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text[(mark(text)?.end ?? text.startIndex)...]
  }

  /// The text of a block as plain text with links of Markdown.
  func linked(_ text: [UInt8]) -> [UInt8] {
    guard !addresses.isEmpty else { return text }
    var output: [UInt8] = []
    var place = 0
    while let bracket = text[place...].firstIndex(of: UInt8(ascii: "[")) {
      output += text[place..<bracket]
      guard let mark = Self.mark(text[bracket...]), addresses.indices.contains(mark.number - 1)
      else {
        output.append(text[bracket])
        place = bracket + 1
        continue
      }
      let address = addresses[mark.number - 1]
      let isFirst = ItemLine(text[...])?.text.startIndex ?? 0 == bracket
      place = Self.end(of: address, in: text[mark.end...], isFirst: isFirst)
      guard place > mark.end else { continue }
      output += Array("[".utf8) + text[mark.end..<place] + Array("](\(address))".utf8)
    }
    return output + text[place...]
  }
}

extension LinkMarks {
  private static let labels: [StaticString] = ["Visible links:", "Hidden links:", "Visible links"]
  /// In bytes. What is longer is no title.
  private static let longest = 80

  /// `  12. https://…`
  private static func entry(_ text: ArraySlice<UInt8>) -> String? {
    let digits = text.prefix(while: ByteClass.isDigit)
    let rest = text.dropFirst(digits.count)
    guard 1..<5 ~= digits.count, ByteSearch.starts(rest, with: ". ") else { return nil }
    return Scrape.string(rest.dropFirst(2).trimmed)
  }

  /// `[12]`
  private static func mark(_ text: ArraySlice<UInt8>) -> (number: Int, end: Int)? {
    let digits = text.dropFirst().prefix(while: ByteClass.isDigit)
    guard text.first == UInt8(ascii: "["), 1..<5 ~= digits.count,
      text[digits.endIndex...].first == UInt8(ascii: "]"),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (number, digits.endIndex + 1)
  }

  private static func isTarget(_ address: String) -> Bool {
    LinkScheme.isWeb(address) && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  /// Where the words of a link end: with the block, if they are all of it, or with those that the
  /// address has at its end, as `…/action-sheets` and `…/buttons#Style`; else where they begin. A
  /// heading that leads to itself has no link.
  private static func end(
    of address: String, in text: ArraySlice<UInt8>, isFirst: Bool
  ) -> Int {
    guard isTarget(address), !text.isEmpty else { return text.startIndex }
    if isFirst, text.count <= longest, !text.contains(UInt8(ascii: "[")) {
      let anchor = Anchor.of(String(decoding: text, as: UTF8.self))
      if address.hasSuffix("#\(anchor)") { return text.startIndex }
      if !SentenceEnds.isEnded(text) { return text.endIndex }
    }
    let parts = address.utf8.split { "/#?".utf8.contains($0) }.suffix(2)
    return parts.reversed().lazy.compactMap { part in
      let name = letters(Array(part)[...])
      return name.count > 2 ? end(of: name, in: text) : nil
    }.first ?? text.startIndex
  }

  private static func end(of name: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var place = 0
    for (offset, byte) in zip(text.indices, text) where place < name.count {
      guard let letter = letters([byte][...]).first else { continue }
      guard letter == name[place] else { return nil }
      place += 1
      guard place == name.count else { continue }
      let next = text[(offset + 1)...].first
      return next.map(ByteClass.isAlphanumeric) == true ? nil : offset + 1
    }
    return nil
  }

  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { ByteClass.isAlphanumeric($0) }.map(ByteClass.lowered)
  }
}
