import Bytes
import JSON

/// A record of a tool that scrapes, an object of JSON or a row of CSV: a page, or a part of one.
enum PackedRecord {
  /// - Parameter address: By which the record is kept.
  static func page(_ entry: JSONValue, at address: String? = nil) -> PackedPage? {
    if let address, let text = entry.string {
      return isText(text) ? PackedPage(Array(text.utf8), as: nil, at: [address]) : nil
    }
    let about = entry["metadata"]
    let addresses =
      [
        about?["sourceURL"], about?["url"], about?["source"], entry["url"], entry["link"],
        entry["source"], entry["source_url"], entry["sourceURL"], entry["page_url"],
      ].map { $0?.string } + [address]
    let title = entry["title"]?.string ?? about?["title"]?.string
    for name in names + genericNames {
      guard let text = entry[name]?.string ?? entry["markdown"]?[name]?.string,
        !text.utf8.allSatisfy(ByteClass.isSpace)
      else { continue }
      var page = PackedPage(Array(text.utf8), as: form(of: name), at: addresses, title: title)
      page.part = PackedPart(of: entry) ?? about.flatMap(PackedPart.init)
      return names.contains(name) || page.name != nil ? page : nil
    }
    return nil
  }

  /// Where tools put the text of a page, the best first.
  static let keys: [StaticString] = [
    "\"markdown\"", "\"raw_markdown\"", "\"raw_content\"", "\"rawHtml\"", "\"raw_html\"",
    "\"html\"",
  ]
  /// The same in names that others use for something else: only of what has a name.
  static let generic: [StaticString] = [
    "\"content\"", "\"page_content\"", "\"pageContent\"", "\"text\"", "\"body\"",
  ]
  static let names = keys.map(name)
  static let genericNames = generic.map(name)
  /// What a record may be called by.
  static let labels = ["url", "link", "source", "source_url", "sourceURL", "page_url", "title"]

  /// Whether a text may be all of a page: maps may also say what addresses are called.
  private static func isText(_ text: String) -> Bool {
    !text.utf8.allSatisfy(ByteClass.isSpace)
      && (text.utf8.count > longestTitle || text.utf8.contains(UInt8(ascii: "\n"))
        || HTMLStart.hasBlock(Array(text.utf8)[...]))
  }

  /// In bytes.
  private static let longestTitle = 200

  private static func name(_ key: StaticString) -> String {
    String("\(key)".dropFirst().dropLast())
  }

  private static func form(of name: String) -> PackedPage.Form? {
    if name.lowercased().hasSuffix("html") { return .html }
    return name.hasSuffix("markdown") ? .markdown : nil
  }
}

/// Which part of a page a record is, as tools cut pages for a search by meaning.
struct PackedPart: Equatable, Sendable {
  let number: Int
  /// Whether its name says that it is a part: others count records by the same name.
  let isSure: Bool
  /// Whether it counts the parts of its page, so that one that is missing leaves a gap.
  let isCounted: Bool

  init?(of entry: JSONValue) {
    func number(_ names: [String]) -> Int? {
      names.lazy.compactMap { entry[$0].flatMap(Self.number) }.first
    }
    if let counted = number(Self.counted) {
      (self.number, isSure, isCounted) = (counted, true, true)
    } else if let sure = number(Self.sure) {
      (self.number, isSure, isCounted) = (sure, true, false)
    } else if let found = number(Self.others) {
      (self.number, isSure, isCounted) = (found, false, false)
    } else {
      return nil
    }
  }

  static let counted = ["chunk_index", "chunkIndex", "chunk_number"]
  static let sure = ["chunk_id", "chunkId", "chunk", "start_index", "start_char_idx"]
  static let others = ["position", "index", "part", "sequence"]

  /// What is outside is a hash, and says nothing about the order of parts.
  private static let possible = 0...Int(Int32.max)

  /// `3`, `"3"`, `"windows-3"`, `"windows#chunk_3"`.
  private static func number(_ value: JSONValue) -> Int? {
    if case .integer(let number) = value { return possible.contains(number) ? number : nil }
    guard let text = value.string, text.utf8.count < 256 else { return nil }
    let digits = text.utf8.reversed().prefix(while: ByteClass.isDigit)
    let before = text.utf8.dropLast(digits.count).last
    guard 1...9 ~= digits.count, before.map({ !ByteClass.isAlphanumeric($0) }) ?? true else {
      return nil
    }
    return Int(String(decoding: digits.reversed(), as: UTF8.self))
  }
}
