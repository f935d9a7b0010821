import Bytes
public import Diagnostics
public import Model

/// A file that tools keep pages in: a crawl as JSON or CSV, what a browser archives, or a text with
/// files one below the other. But for the text, bytes are coded, so ledgers are of the pages that
/// are taken out, each of which is like a raw file; a text has a ledger of its own, too.
public struct Package: Sendable {
  /// In the order of the file. Their names are below its own: `crawl.jsonl/layout.md`.
  public let pages: [RawPage]
  /// What the file is, and what is wrong with it.
  public let diagnostics: [Diagnostic]
  /// Of a text: what of it is in which page.
  let spans: [PackedSpan]

  public init?(_ raw: RawPage) {
    let decoded = EncodedText.decoded(raw.bytes)
    let bytes = (decoded?.text ?? raw.bytes)[...].withoutMark
    guard
      var contents = Self.contents(bytes) ?? Self.text(raw, decoded) ?? Self.laidOut(bytes, raw),
      !contents.pages.isEmpty
    else { return nil }
    for place in contents.pages.indices { contents.pages[place].mend() }
    // Spans are of the bytes of the file.
    if decoded != nil { contents.spans = [] }
    pages = Self.named(contents.pages, in: raw)
    diagnostics = Self.findings(contents, raw)
    let mark = bytes.startIndex
    spans = contents.spans.map { $0.moved(by: mark) }
  }

  private static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    JSONPackage.contents(bytes) ?? MIMEPackage.contents(bytes) ?? CSVPackage.contents(bytes)
      ?? XMLPackage.contents(bytes) ?? TextBundle.contents(bytes)
  }

  /// A page in another encoding is coded as well.
  private static func text(
    _ raw: RawPage, _ decoded: (form: String, text: [UInt8])?
  ) -> PackageContents? {
    let misread = decoded == nil ? EncodedText.mended(raw.bytes) : nil
    guard let text = decoded?.text ?? misread else { return nil }
    let page = PackedPage(text, as: nil, at: [], path: raw.name)
    return PackageContents(form: decoded?.form ?? EncodedText.misreadForm, pages: [page])
  }

  /// A text whose lines are not those of its page.
  private static func laidOut(_ bytes: ArraySlice<UInt8>, _ raw: RawPage) -> PackageContents? {
    if let wrapped = WrappedText.contents(bytes, of: raw) { return wrapped }
    let texts = [
      (IndentedText.form, IndentedText.dedented(bytes)), (TornText.form, TornText(bytes)?.text),
    ]
    return texts.lazy.compactMap { form, text in
      text.map { text in
        PackageContents(
          form: form, pages: [PackedPage(text, as: nil, at: [], path: raw.name)],
          spans: [PackedSpan(range: 0..<bytes.count, page: 0, rule: "")])
      }
    }.first
  }

  /// Whether it is a text that has a ledger of its own.
  public var isText: Bool { !spans.isEmpty }

  /// Whether a file may be a package, as it begins: then it may be larger than a page.
  public static func mayBegin(_ bytes: [UInt8]) -> Bool {
    let bytes = bytes[...].withoutMark
    return JSONPackage.begins(bytes) || MIMEPackage.begins(bytes) || CSVPackage.begins(bytes)
      || XMLPackage.begins(bytes) || TextBundle.begins(bytes)
      || EncodedText.begins(Array(bytes.prefix(2)))
  }
}

/// What was found in a package.
struct PackageContents {
  /// Of the file, in a sentence.
  let form: String
  var pages: [PackedPage] = []
  /// How many parts of pages were put together.
  var parts = 0
  /// What the pages are called that lack parts between others.
  var gaps: [String] = []
  /// How many entries have no text of a page.
  var others = 0
  /// The lines, from 1, that cannot be read.
  var broken: [Int] = []
  /// The line of a row with a quotation mark that is never closed.
  var unclosed: Int?
  /// Whether some of its text is not what it says to be.
  var isMisencoded = false
  /// Of a text: all of it, one behind the other.
  var spans: [PackedSpan] = []
}

/// A part of a text: of the page of a number, or by a rule around the pages.
struct PackedSpan: Sendable {
  let range: Range<Int>
  let page: Int?
  let rule: String

  /// Behind a mark of the order of bytes, which is booked with what is first.
  func moved(by mark: Int) -> PackedSpan {
    let start = range.lowerBound == 0 ? 0 : range.lowerBound + mark
    return PackedSpan(range: start..<range.upperBound + mark, page: page, rule: rule)
  }
}

extension Package {
  /// No two names are one, also where capitals do not count.
  private static func named(_ pages: [PackedPage], in raw: RawPage) -> [RawPage] {
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    let file = raw.name.split(separator: "/").last ?? "page"
    let stem = String(file.split(separator: ".").first ?? file)
    return pages.map { page in
      let own = page.name ?? stem
      var name = "\(own).\(page.ending)"
      while !taken.insert(name.lowercased()).inserted {
        let count = counts[own.lowercased(), default: 1] + 1
        counts[own.lowercased()] = count
        name = "\(own)-\(count).\(page.ending)"
      }
      return RawPage(
        file: "\(raw.file)/\(name)", name: "\(raw.name)/\(name)", bytes: page.bytes,
        captured: page.captured ?? raw.captured)
    }
  }

  private static func findings(_ contents: PackageContents, _ raw: RawPage) -> [Diagnostic] {
    let place = SourceLocation(file: raw.file)
    let (count, others) = (contents.pages.count, contents.others)
    var found = [
      Diagnostic(
        .rawPacked, at: place,
        "The file is \(contents.form) with \(count == 1 ? "a page" : "\(count) pages")",
        why: (contents.parts == 0 ? "" : "\(contents.parts) parts of pages were joined. ")
          + (others == 0
            ? "Each page has a ledger of its own."
            : "\(others) other \(others == 1 ? "part is not a page" : "parts are not pages")."))
    ]
    if let line = contents.broken.first {
      found.append(broken(contents, at: SourceLocation(file: raw.file, line: line, column: 1)))
    }
    if let line = contents.unclosed {
      found.append(
        Diagnostic(
          .csvBroken, at: SourceLocation(file: raw.file, line: line, column: 1),
          "The quotation mark in this row is never closed",
          why: "No page was made from it; the lines after it were read as rows.",
          remedy: "Close it, or scrape the pages again."))
    }
    if let page = contents.gaps.first {
      let count = contents.gaps.count
      let told = count == 1 ? "A page lacks parts" : "\(count) pages lack parts"
      found.append(
        Diagnostic(
          .pageIncomplete, at: place, told + " between others",
          why: "The numbers of the parts have gaps" + (count == 1 ? ": " : ", first those of ")
            + "“\(page)”.",
          remedy: "Scrape the pages again."))
    }
    if contents.isMisencoded {
      found.append(
        Diagnostic(
          .rawMisencoded, at: place, "Some of the file is not UTF-8",
          why: "Pages show “\u{FFFD}” for what cannot be read.", remedy: "Scrape the pages again."))
    }
    return found
  }

  private static func broken(_ contents: PackageContents, at place: SourceLocation) -> Diagnostic {
    let count = contents.broken.count
    let told =
      contents.form == CSVPackage.form
      ? (count == 1 ? "This row does not fit the columns" : "\(count) rows do not fit the columns")
      : (count == 1 ? "This line is not valid JSON" : "\(count) lines are not valid JSON")
    return Diagnostic(
      contents.form == CSVPackage.form ? .csvBroken : .jsonBroken, at: place, told,
      why: "No page was made from \(count == 1 ? "it" : "them"); the others were read.",
      remedy: "Scrape again what is missing.")
  }
}
