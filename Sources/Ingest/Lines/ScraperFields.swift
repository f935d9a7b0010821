import Bytes

/// The front matter of a scraper, read leniently: it is often no YAML (`description: a: b`),
/// and sometimes never closed.
struct ScraperFields: Sendable {
  private(set) var fields: [(name: String, value: String)] = []
  /// The lines that it takes up, fences included; 0 if there is none.
  private(set) var lineCount = 0
  private(set) var isClosed = true

  init(_ bytes: [UInt8], lines: [Range<Int>]) {
    func text(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line]].trimmed }
    let fence = Array("---".utf8)[...]
    // Some scrapers begin with blank lines; a byte order mark may be in front of all.
    func marked(_ line: Int) -> ArraySlice<UInt8> {
      bytes[lines[line]].drop { line == 0 && $0 >= 0x80 }.trimmed
    }
    guard let start = lines.indices.first(where: { !marked($0).isEmpty }) else { return }
    guard marked(start) == fence else {
      takeReaderFields(lines[start...].prefix(Self.mostReaderLines).map { bytes[$0] }, start)
      return
    }
    var line = start + 1
    var isInFence: Bool?
    while line < lines.count {
      if let field = Self.field(text(line)) {
        fields.append(field)
      } else if Self.goesOn(bytes[lines[line]]), !fields.isEmpty {
        extendLast(by: text(line))
      } else if Self.isEmpty(text(line)) || Self.longField(text(line)) != nil {
        // Only within a fence: a text without one begins behind a blank line.
        let rest = line..<min(lines.count, line + Self.longest)
        let isWithin = isInFence ?? Self.isClosed(rest.lazy.map { bytes[lines[$0]] })
        isInFence = isWithin
        guard isWithin else { break }
        if let field = Self.longField(text(line)) { fields.append(field) }
      } else {
        break
      }
      line += 1
    }
    isClosed = line < lines.count && text(line) == fence
    // Below blank lines, a rule across the page is likelier than fields without an end.
    guard start == 0 || isClosed && !fields.isEmpty else {
      (fields, isClosed) = ([], true)
      return
    }
    lineCount = isClosed ? line + 1 : line
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

extension ScraperFields {
  /// `Title: …`, `URL Source: …` and others, up to the line that announces the text, as Jina’s
  /// reader writes them.
  private mutating func takeReaderFields(_ lines: [ArraySlice<UInt8>], _ start: Int) {
    guard let first = lines.first, ByteSearch.first(of: "Title: ", in: first.prefix(16)) != nil,
      let end = lines.firstIndex(where: {
        $0.trimmed.elementsEqual("Markdown Content:".utf8)
      })
    else { return }
    var found: [(name: String, value: String)] = []
    for line in lines[..<end].map(\.trimmed) where !line.isEmpty {
      // Anything else is text: a page may begin with such words, too.
      guard let colon = ByteSearch.first(of: ": ", in: line) else { return }
      let label = line[..<colon].drop { $0 >= 0x80 }
      guard label.allSatisfy({ ByteClass.isLetter($0) || $0 == UInt8(ascii: " ") }) else { return }
      let names = ["Title": "title", "URL Source": "url"]
      let name = Scrape.string(label)
      let value = Scrape.string(line[(colon + 1)...].trimmed)
      found.append((names[name] ?? name.lowercased().replacing(" ", with: "-"), value))
    }
    fields = found
    lineCount = start + end + 1
  }

  /// The labels with the blank lines between them.
  private static let mostReaderLines = 24

  /// A name longer than this is none, and YAML could not take it as a key.
  private static let longestName = 100

  /// In lines: a fence further away closes nothing that was interrupted.
  private static let longest = 256

  /// Whether a line is blank or a comment.
  private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty || line.first == UInt8(ascii: "#")
  }

  /// Whether nothing but fields, their rest, blank lines and comments comes before a fence.
  private static func isClosed(_ lines: some Sequence<ArraySlice<UInt8>>) -> Bool {
    for line in lines {
      let text = line.trimmed
      if text.elementsEqual("---".utf8) { return true }
      guard isEmpty(text) || field(text) != nil || longField(text) != nil || goesOn(line) else {
        return false
      }
    }
    return false
  }

  /// Whether a line belongs to the field above it: it is indented, or an item of a list.
  private static func goesOn(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !line.trimmed.isEmpty else { return false }
    return first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")
      || ByteSearch.starts(line, with: "- ")
  }

  private mutating func extendLast(by text: ArraySlice<UInt8>) {
    let more = Scrape.string(text)
    let last = fields.count - 1
    // In place: a field may go on for as many lines as the file has.
    if !fields[last].value.isEmpty { fields[last].value.append(" ") }
    fields[last].value.append(more)
  }

  /// `name: value`, the name a word; both with their quotes taken off.
  private static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      colon - line.startIndex <= longestName
    else { return nil }
    let name = unquoted(line[..<colon].trimmed)
    guard !name.isEmpty,
      name.allSatisfy({ ByteClass.isAlphanumeric($0) || "_-".utf8.contains($0) })
    else { return nil }
    let value = line[(colon + 1)...].trimmed
    // The value is what follows, indented.
    let isBlock = value.count < 3 && value.first.map { ">|".utf8.contains($0) } == true
    return (Scrape.string(name), isBlock ? "" : Scrape.string(unquoted(value)))
  }

  /// `Published Time: …`: a name of several words, as `published-time`.
  private static func longField(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let colon = ByteSearch.first(of: ": ", in: line.prefix(longestName)),
      let first = line.first, ByteClass.isUppercase(first),
      line[..<colon].allSatisfy({ ByteClass.isLetter($0) || $0 == UInt8(ascii: " ") }),
      case let words = line[..<colon].split(separator: UInt8(ascii: " ")), 2...3 ~= words.count
    else { return nil }
    let name = words.map { Scrape.string($0).lowercased() }.joined(separator: "-")
    return (name, Scrape.string(unquoted(line[(colon + 1)...].trimmed)))
  }

  private static func unquoted(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard value.count > 1, let first = value.first, first == value.last,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return value }
    return value.dropFirst().dropLast()
  }
}
