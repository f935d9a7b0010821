import Bytes
import JSON

/// JSON of a tool that scrapes, with the texts of pages in it as strings: one page, a list of them,
/// or one on each line.
enum JSONPackage {
  static func contents(_ bytes: [UInt8]) -> PackageContents? {
    guard begins(bytes), keys.contains(where: { ByteSearch.first(of: $0, in: bytes[...]) != nil })
    else { return nil }
    if let json = try? JSONReader.read(bytes) { return contents(json) }
    return mayBeLines(bytes) ? lines(bytes) : nil
  }

  /// Whether the first line is an object of its own, as in a list that has one on each line.
  static func mayBeLines(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return begins(bytes) && line.last { $0 != UInt8(ascii: "\r") } == UInt8(ascii: "}")
  }
}

extension JSONPackage {
  private static func begins(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !ByteClass.isSpace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Where tools put the text of a page, the best first.
  private static let keys: [StaticString] = [
    "\"markdown\"", "\"raw_markdown\"", "\"raw_content\"", "\"rawHtml\"", "\"raw_html\"",
    "\"html\"", "\"content\"", "\"page_content\"", "\"text\"",
  ]

  private static let names = keys.map { String("\($0)".dropFirst().dropLast()) }

  private static func contents(_ json: JSONValue) -> PackageContents? {
    for value in [json, json["data"], json["results"], json["items"], json["pages"]] {
      let entries = value?.array ?? value.map { [$0] } ?? []
      let pages = entries.compactMap(page)
      guard !pages.isEmpty else { continue }
      return PackageContents(form: "JSON", pages: pages, others: entries.count - pages.count)
    }
    return nil
  }

  private static func lines(_ bytes: [UInt8]) -> PackageContents {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
      .filter { !$0.allSatisfy(ByteClass.isSpace) }
    let pages = lines.compactMap { (try? JSONReader.read(Array($0))).flatMap(page) }
    return PackageContents(form: "JSON lines", pages: pages, others: lines.count - pages.count)
  }

  private static func page(_ entry: JSONValue) -> PackedPage? {
    let about = entry["metadata"]
    let address =
      about?["sourceURL"]?.string ?? about?["url"]?.string ?? about?["source"]?.string
      ?? entry["url"]?.string
    let texts = names.lazy.compactMap { name in
      entry[name]?.string ?? entry["markdown"]?[name]?.string
    }
    guard let text = texts.first(where: { !$0.isEmpty }) else { return nil }
    return PackedPage(Array(text.utf8), at: address)
  }
}
