import Bytes
import Model

/// How a tool puts files into one text: what the lines say that open a file there.
enum BundleForm: CaseIterable {
  /// `## File: color.md` above a fence, as Repomix writes Markdown.
  case fenced
  /// `<file path="color.md">`, as Repomix writes XML.
  case tagged
  /// `FILE: color.md` between two rules of `=`, as gitingest and Repomix write text.
  case ruled
  /// `<document>` with `<source>` and `<document_contents>`, as Claude reads files.
  case document
  /// `<|firecrawl-page-1-lllmstxt|>`, as Firecrawl writes `llms-full.txt`.
  case numbered
  /// `Source: https://…` right below a title, as Mintlify writes `llms-full.txt`.
  case sourced
  /// `Title: …`, `URL Source: https://…` and `Markdown Content:`, answers of Jina one by one.
  case answered
  /// `URL: https://…` and other fields between two rules of `=`.
  case headed
  /// `==> color.md <==`, as `tail` and `head` write several files.
  case arrowed
  /// Files with front matter, one below the other.
  case fronted
}

/// The lines that open a file of a bundle.
struct BundleOpening {
  /// The first line; what is in front of `mark` belongs to the file.
  let start: Int
  let mark: Range<Int>
  /// A path, an address, or nothing.
  var name: String?
  var title: String?
  /// Behind its content, there is a line that closes the file.
  var close: BundleClose?
}

enum BundleClose {
  case fence(FenceLine)
  case tag(StaticString, StaticString)
}

extension BundleForm {
  /// The file that a line opens.
  func opening(_ scrape: Scrape, at line: Int) -> BundleOpening? {
    switch self {
    case .fenced: Self.fenced(scrape, line)
    case .tagged: Self.tagged(scrape, line)
    case .ruled: Self.ruled(scrape, line)
    case .document: Self.document(scrape, line)
    case .numbered: Self.numbered(scrape, line)
    case .sourced: Self.sourced(scrape, line)
    case .answered: Self.answered(scrape, line)
    case .headed: Self.headed(scrape, line)
    case .arrowed: Self.arrowed(scrape, line)
    case .fronted: Self.fronted(scrape, line)
    }
  }

  /// Others of this form may be in a file; one alone is no bundle.
  var needsSeveral: Bool { [.sourced, .answered, .headed, .arrowed, .fronted].contains(self) }

  private static func fenced(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard line + 1 < scrape.lines.count, HeadingLine.level(scrape.text(line)) != nil,
      let name = value(of: "File: ", in: scrape.text(line).drop { "# ".utf8.contains($0) }),
      let next = next(scrape, line), let fence = FenceLine(scrape.text(next))
    else { return nil }
    return BundleOpening(start: line, mark: line..<next + 1, name: name, close: .fence(fence))
  }

  private static func tagged(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard let path = inside("<file path=\"", "\">", scrape.text(line)) else { return nil }
    return BundleOpening(
      start: line, mark: line..<line + 1, name: path, close: .tag("</file>", "</file>"))
  }

  private static func ruled(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard
      let name = ruledTitle(scrape, line).flatMap({ title in
        value(of: "FILE: ", in: title) ?? value(of: "File: ", in: title)
      })
    else { return nil }
    return BundleOpening(start: line, mark: line..<line + 3, name: name)
  }

  /// What is between two rules of a bundle.
  static func ruledTitle(_ scrape: Scrape, _ line: Int) -> ArraySlice<UInt8>? {
    guard line + 2 < scrape.lines.count, isRule(scrape.text(line)),
      isRule(scrape.text(line + 2)), !isRule(scrape.text(line + 1)), !scrape.isBlank(line + 1)
    else { return nil }
    return scrape.text(line + 1)
  }

  private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.count >= 16 && text.allSatisfy { $0 == UInt8(ascii: "=") }
  }

  private static func document(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard inside("<document", ">", scrape.text(line)) != nil,
      let source = next(scrape, line), let contents = next(scrape, source),
      let name = inside("<source>", "</source>", scrape.text(source)),
      ["<document_contents>", "<document_content>"].contains(scrape.string(contents))
    else { return nil }
    return BundleOpening(
      start: line, mark: line..<contents + 1, name: name,
      close: .tag("</document_contents>", "</document_content>"))
  }

  private static func numbered(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard let words = inside("<|", "|>", scrape.text(line)),
      words.split(separator: "-").contains("page")
    else { return nil }
    return BundleOpening(start: line, mark: line..<line + 1)
  }

  private static func sourced(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard HeadingLine.level(scrape.text(line)) == 1, line + 1 < scrape.lines.count,
      let address = value(of: "Source: ", in: scrape.text(line + 1)),
      PackedPage.isAddress(address)
    else { return nil }
    return BundleOpening(start: line, mark: line + 1..<line + 2, name: address)
  }
}

extension BundleForm {
  private static func answered(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard let title = value(of: "Title: ", in: scrape.text(line)), let source = next(scrape, line),
      let address = value(of: "URL Source: ", in: scrape.text(source)),
      PackedPage.isAddress(address)
    else { return nil }
    let fields = (source + 1..<min(source + mostFields, scrape.lines.count)).prefix {
      scrape.isBlank($0) || isAnswerField(scrape.text($0))
    }
    // A page that could not be had may lack the line above its text.
    let content = fields.last { ByteSearch.equal(scrape.text($0), "Markdown Content:") }
    return BundleOpening(
      start: line, mark: line..<(content ?? source) + 1, name: address, title: title)
  }

  private static func isAnswerField(_ text: ArraySlice<UInt8>) -> Bool {
    ["Published Time:", "Warning:", "Number of Pages:", "Description:", "Markdown Content:"]
      .contains { ByteSearch.starts(text, with: $0) }
  }

  private static func headed(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard isRule(scrape.text(line)) else { return nil }
    let fields = (line + 1..<min(line + mostFields, scrape.lines.count)).prefix {
      !scrape.isBlank($0) && !isRule(scrape.text($0))
    }
    let addresses = fields.lazy.compactMap { field in
      ["URL: ", "Source: ", "url: "].lazy.compactMap { value(of: $0, in: scrape.text(field)) }.first
    }
    guard let address = addresses.first(where: PackedPage.isAddress),
      fields.endIndex < scrape.lines.count, isRule(scrape.text(fields.endIndex))
    else { return nil }
    let title = fields.lazy.compactMap { value(of: "Title: ", in: scrape.text($0)) }.first
    return BundleOpening(
      start: line, mark: line..<fields.endIndex + 1, name: address, title: title)
  }

  private static func arrowed(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard let name = inside("==> ", " <==", scrape.text(line)) else { return nil }
    return BundleOpening(start: line, mark: line..<line + 1, name: name)
  }

  /// The front matter is a part of the file. It is below a blank line: an example of one is right
  /// below a fence.
  private static func fronted(_ scrape: Scrape, _ line: Int) -> BundleOpening? {
    guard scrape.isRule(line), line == 0 || scrape.isBlank(line - 1) else { return nil }
    let fields = (line + 1..<min(line + mostFields, scrape.lines.count)).prefix {
      !scrape.isRule($0) && !scrape.isBlank($0)
    }
    let end = fields.endIndex + 1
    guard end < scrape.lines.count, scrape.isRule(fields.endIndex),
      fields.first.map({ isField(scrape.text($0)) }) ?? false,
      let next = (end..<scrape.lines.count).first(where: { !scrape.isBlank($0) })
    else { return nil }
    let values = fields.compactMap { line in
      ["url: ", "source: "].lazy.compactMap { value(of: $0, in: scrape.text(line)) }.first
    }
    let hasTitle = fields.contains { value(of: "title: ", in: scrape.text($0)) != nil }
    let hasAddress = values.contains { value in
      PageAddress(value.filter { !"\"'".contains($0) }) != nil
    }
    let isTitled = HeadingLine.level(scrape.text(next)) == 1
    let isFile =
      (isTitled || hasTitle) && (hasAddress || isTitled && hasTitle)
      && !isFenced(scrape, line)
    return isFile ? BundleOpening(start: line, mark: end..<end) : nil
  }

  /// Whether a fence is open above a line, as far as one looks.
  private static func isFenced(_ scrape: Scrape, _ line: Int) -> Bool {
    let fences = (max(0, line - mostCode)..<line).count { FenceLine(scrape.text($0)) != nil }
    return !fences.isMultiple(of: 2)
  }

  /// In lines.
  private static let mostCode = 40

  /// `title: Color`
  private static func isField(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix { ByteClass.isAlphanumeric($0) || $0 == UInt8(ascii: "_") }
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: ":")
  }

  /// In lines, above a file.
  private static let mostFields = 30
}

extension BundleForm {
  private static func value(of label: StaticString, in text: ArraySlice<UInt8>) -> String? {
    guard ByteSearch.starts(text, with: label) else { return nil }
    let value = text.dropFirst(label.utf8CodeUnitCount).trimmed
    return value.isEmpty ? nil : Scrape.string(value)
  }

  private static func inside(
    _ start: StaticString, _ end: StaticString, _ text: ArraySlice<UInt8>
  ) -> String? {
    let size = start.utf8CodeUnitCount + end.utf8CodeUnitCount
    guard text.count >= size, ByteSearch.starts(text, with: start),
      ByteSearch.equal(text.suffix(end.utf8CodeUnitCount), end)
    else { return nil }
    return Scrape.string(
      text.dropFirst(start.utf8CodeUnitCount).dropLast(end.utf8CodeUnitCount))
  }

  /// The next line that is not blank, at most one further on.
  private static func next(_ scrape: Scrape, _ line: Int) -> Int? {
    (line + 1..<min(line + 3, scrape.lines.count)).first { !scrape.isBlank($0) }
  }
}

extension BundleOpening {
  /// The line that closes the file before the next one is opened.
  func closing(_ scrape: Scrape, before end: Int) -> Int? {
    let content = mark.upperBound..<max(end, mark.upperBound)
    switch close {
    case .fence(let fence):
      return content.first { fence.isClosed(by: scrape.text($0)) }
    case .tag(let one, let other):
      return content.last {
        ByteSearch.equal(scrape.text($0), one) || ByteSearch.equal(scrape.text($0), other)
      }
    case nil: return nil
    }
  }
}
