import Bytes
import Model

/// Lines such as `URL: https://…` and `Tags: …` that programs for notes write above a text or right
/// below its title. One of them is the address of a page of the guidelines: others are words.
struct HeadLines {
  let lines: Range<Int>
  let address: PageAddress
  /// But for what the page says itself.
  private(set) var fields: [ScrapedField] = []
  /// Those of the lines that hold no field.
  private(set) var frame: Set<Int> = []

  /// Those that the first words of some lines begin; nil if these are other words. A link below the
  /// title of another page is something to read.
  init?(_ scrape: Scrape, in text: Range<Int>, of title: String?) {
    guard let start = text.first(where: { !scrape.isBlank($0) }) else { return nil }
    var (end, found): (Int, PageAddress?) = (start, nil)
    while end < text.upperBound, !scrape.isBlank(end) {
      guard end - start < Self.most, let (name, value) = Self.field(scrape.text(end)) else {
        return nil
      }
      let word = Scrape.string(value)
      if found == nil, Self.addresses.contains(name), let address = Self.address(in: value) {
        guard Self.own.contains(name) || PageAddress(titleOfApples: title ?? "") == address else {
          return nil
        }
        found = address
      } else if name != "title" || word != title {
        fields.append(ScrapedField(name, word))
      }
      end += 1
    }
    guard let found else { return nil }
    (lines, address) = (start..<end, found)
  }
}

extension HeadLines {
  /// Fields as Readwise writes them below a title: a cover, the heading “Metadata”, a list, and the
  /// heading of the text.
  init?(_ scrape: Scrape, listedIn text: Range<Int>) {
    let filled = Array(text.lazy.filter { !scrape.isBlank($0) }.prefix(Self.most + 3))
    var rest = filled[...]
    if let first = rest.first, ByteSearch.starts(scrape.text(first), with: "![rw-book-cover](") {
      rest.removeFirst()
    }
    guard let heading = rest.popFirst(), ByteSearch.equal(scrape.text(heading), "## Metadata")
    else { return nil }
    var (found, end): (PageAddress?, Int) = (nil, heading + 1)
    for line in rest {
      guard let item = ItemLine(scrape.text(line)), let (name, value) = Self.field(item.text)
      else { break }
      let address = Self.own.contains(name) ? Self.address(in: value) : nil
      if let address, found == nil {
        found = address
      } else {
        fields.append(ScrapedField(name, Scrape.string(value)))
      }
      end = line + 1
    }
    guard let found else { return nil }
    if let next = filled.first(where: { $0 >= end }),
      ByteSearch.equal(scrape.text(next), "## Full Document")
    {
      frame.insert(next)
      end = next + 1
    }
    (lines, address) = (filled[0]..<end, found)
    frame.formUnion(lines.prefix { $0 <= heading })
  }

  private static let most = 16
  private static let longestName = 40

  private static let own: Set = ["url", "source-url", "url-source"]
  private static let addresses = own.union(["source", "link"])

  /// `Last edited: …`, also with a name in bold.
  private static func field(
    _ line: ArraySlice<UInt8>
  ) -> (name: String, value: ArraySlice<UInt8>)? {
    guard let colon = line.prefix(longestName).firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let label = line[..<colon].filter { $0 != UInt8(ascii: "*") }
    let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: "*") }
    guard let first = label.first, ByteClass.isLetter(first),
      label.allSatisfy({ ByteClass.isAlphanumeric($0) || " _-".utf8.contains($0) }),
      value.first.map(ByteClass.isSpace) ?? true
    else { return nil }
    let name = String(decoding: label, as: UTF8.self).lowercased().replacing(" ", with: "-")
    return (name, value.trimmed)
  }

  /// The page that a value leads to which is its address and nothing else: bare, in angle brackets
  /// or as a link to itself.
  private static func address(in value: ArraySlice<UInt8>) -> PageAddress? {
    guard let start = ByteSearch.first(of: "http", in: value) else { return nil }
    let address = value[start...].prefix { !ByteClass.isSpace($0) && !")>]#?".utf8.contains($0) }
    let text = String(decoding: address, as: UTF8.self)
    let forms = [text, "<\(text)>", "[\(text)](\(text))"]
    guard forms.contains(where: { value.elementsEqual($0.utf8) }) else { return nil }
    return PageAddress(LinkAddress.original(text))
  }
}
