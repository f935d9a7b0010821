import Bytes
import JSON
import Model

/// The front matter of a page that hig wrote: one line a field, texts in quotes as JSON writes them
/// where a plain one could be misread.
struct OwnFields: Sendable, Equatable {
  private var values: [String: String] = [:]
  private var lines: [String: Int] = [:]
  private(set) var scraped: [ScrapedField] = []

  init(_ scrape: Scrape) {
    var isScraped = false
    for line in 1..<max(1, scrape.firstLine - 1) {
      let text = scrape.indented(line)
      let isInner = text.first == UInt8(ascii: " ")
      if !isInner { isScraped = ByteSearch.equal(text, "scraped:") }
      guard let (name, value) = Self.field(text.trimmed) else { continue }
      if !isInner { (values[name], lines[name]) = (value, line) }
      if isInner, isScraped { scraped.append(ScrapedField(name, Self.text(value))) }
    }
  }

  /// A field as text; nil if the page does not have it.
  subscript(name: String) -> String? { values[name].map(Self.text) }

  /// The line of a field, from 0.
  func line(of name: String) -> Int { lines[name] ?? 0 }
}

extension OwnFields {
  /// `[a, "b"]`; neither slugs nor names of platforms have a comma in them.
  func list(_ name: String) -> [String] {
    let items = (values[name] ?? "").dropFirst().dropLast().split(separator: ",")
    return items.map { Self.text(String($0.drop { $0 == " " })) }
  }

  /// A name may be in quotes, too.
  private static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    let start = line.startIndex
    let quoted =
      line.first == UInt8(ascii: "\"") ? line.closingQuote(of: start) ?? line.endIndex : start
    guard let colon = line[quoted...].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = line[(colon + 1)...].trimmed
    return (text(Scrape.string(line[..<colon])), Scrape.string(value))
  }

  private static func text(_ value: String) -> String {
    // Not as a prefix: the first letter may be a mark that sits on the quotation mark.
    guard value.utf8.first == UInt8(ascii: "\"") else { return value }
    return (try? JSONReader.read(Array(value.utf8)))?.string ?? value
  }
}
