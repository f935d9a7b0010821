import Bytes
import Diagnostics
import Model

/// A reading while its scrape is gone through from top to bottom: each line is booked once.
struct ReadingBuilder {
  let scrape: Scrape
  let shape: String
  private var drafts: [Draft] = []
  private var bookings: [Booking] = []
  private var diagnostics: [Diagnostic] = []
  /// What the page tree around the page shows.
  var navigation: [NavigationLink] = []
  /// An article that is recovered later, when the lexicon of the run is known.
  var loose: LooseArticle?

  init(_ scrape: Scrape, shape: String) {
    self.scrape = scrape
    self.shape = shape
  }

  mutating func book(
    _ range: Range<Int>, _ fate: LedgerSpan.Fate, _ rule: String, to destination: String = ""
  ) {
    if !range.isEmpty { bookings.append(Booking(range, fate, rule, to: destination)) }
  }

  /// The scraper's own fields: known ones go to ours, the rest stays under `scraped`.
  mutating func takeFields() {
    for line in 0..<scrape.firstLine {
      book(scrape.lines[line], .moved, "scraper-fields", to: "front matter")
    }
    if !scrape.fields.isClosed {
      report(.scraperFieldsOpen, line: 0, "The scraper’s front matter is not closed")
    }
  }

  /// Furniture: each line by the rule that knows it, or by the region it is in.
  mutating func drop(_ lines: Range<Int>, by rules: [NoiseRule], else region: String) {
    var last = region
    for line in lines {
      let text = scrape.text(line)
      if !text.isEmpty { last = rules.rule(for: text)?.id ?? region }
      book(scrape.lines[line], .dropped, last)
    }
  }

  /// A page whose article is in some lines of Markdown.
  mutating func takeArticle(
    _ lines: Range<Int>, title: String, address: PageAddress, abstract: String = "",
    edition: Slug = FrontMatter.current, source: String? = nil, dropping noise: [NoiseRule] = []
  ) {
    var reader = LineReader(scrape, lines, of: address.slug, dropping: noise)
    reader.read()
    report(reader.findings)
    let (book, lost) = TabGroups.marked(reader.book)
    for group in lost { report(group) }
    add(
      Draft(title: title, address: address, edition: edition, source: source, abstract: abstract),
      book.titled(else: title).book.withoutSecondTitle)
  }

  mutating func report(_ findings: [LineFinding]) {
    for finding in findings { report(finding.rule, line: finding.line, finding.summary) }
  }

  mutating func report(_ group: TabGroups.Lost) {
    report(
      .panelMissing, line: scrape.line(at: group.origin),
      "Only 1 of \(group.labels.count) tabs was captured: “\(group.captured)”",
      why: "Missing: \(group.missing.joined(separator: ", ")).",
      remedy: "Scrape the page again with a tool that opens every tab.")
  }

  mutating func report(lostTables places: [Int]) {
    for place in places {
      report(
        .tableTooWide, line: scrape.line(at: place),
        "A table of more than \(SpannedTable.widest) columns, or with long spans, is kept as text",
        why: "Each of its cells becomes a paragraph.")
    }
  }

  /// A page of the file, the blocks and bytes of which are in a book.
  mutating func add(_ draft: Draft, _ book: Book) {
    // A page that hig wrote stays as it is.
    let joined = draft.own == nil ? CellTables.joined(book) : nil
    let book = joined ?? book
    bookings += book.bookings.map {
      Booking(
        $0.range, $0.fate, $0.rule, block: $0.block?.block, of: drafts.count, to: $0.destination)
    }
    drafts.append(draft)
    drafts[drafts.count - 1].blocks = book.blocks
    drafts[drafts.count - 1].hasLooseCells = joined != nil
  }

  mutating func report(
    _ rule: Rule, line: Int, _ summary: String, why: String? = nil, remedy: String? = nil
  ) {
    let place = SourceLocation(file: scrape.file, line: line + 1, column: 1)
    diagnostics.append(Diagnostic(rule, at: place, summary, why: why, remedy: remedy))
  }

  mutating func report(_ fault: FieldFault, line: Int) {
    report(.fieldInvalid, line: line, fault.summary, why: fault.why, remedy: fault.remedy)
  }

  func reading(captured: String?, scraped: [ScrapedField] = []) -> Reading {
    Reading(
      source: scrape.source(shape: shape, captured: captured, scraped: scraped),
      outcome: loose.map { .loose($0) } ?? (drafts.isEmpty ? .refused : .pages(drafts)),
      bookings: bookings, diagnostics: diagnostics, navigation: navigation,
      lines: LineTable(scrape.bytes))
  }

  /// A part of a file that is no page.
  mutating func refuse(_ lines: Range<Int>, _ reason: (SourceLocation) -> Diagnostic) {
    for line in lines { book(scrape.lines[line], .dropped, "refused") }
    diagnostics.append(
      reason(SourceLocation(file: scrape.file, line: lines.lowerBound + 1, column: 1)))
  }

  var withoutTitle: Reading { refused(.noTitle, "No title: the article itself is missing") }

  var withoutAddress: Reading { refused(.noAddress, "No address of a guidelines page at the top") }

  /// A scrape that cannot give a page.
  func refused(
    _ rule: Rule, _ summary: String, remedy: String = "Scrape the page again."
  ) -> Reading {
    .refused(
      scrape, shape: shape,
      Diagnostic(
        rule, at: SourceLocation(file: scrape.file), summary,
        why: "No page was made from this file; the others were read.",
        remedy: remedy))
  }
}

extension Scrape {
  func source(shape: String, captured: String?, scraped: [ScrapedField] = []) -> RawSource {
    RawSource(
      file: file, name: name, size: bytes.count, sha256: SHA256.hex(bytes), shape: shape,
      captured: self.captured ?? captured, scraped: (unnamed + scraped).numbered)
  }

  /// Fields that we have no name for; the title, if a page has another, would be lost.
  private var unnamed: [ScrapedField] {
    let named: Set = ["url", "source", "timestamp"]
    return fields.fields.filter { !named.contains($0.name) }.map { ScrapedField($0.name, $0.value) }
  }
}
