import Bytes
import Diagnostics
import Model

/// A page while its scrape is read from top to bottom: each line is taken once, and booked.
struct PageDraft {
  private let scrape: Scrape
  private let shape: String
  private let address: PageAddress?
  private var book: LedgerBook
  private var content: ContentWriter
  private var diagnostics: [Diagnostic] = []
  private var title = ""
  private var abstract = ""
  private var captured: String?
  /// The scraper's fields that went to fields of ours.
  private var named: Set = ["title", "url", "source", "timestamp"]

  init(_ scrape: Scrape, shape: String, address: String) {
    self.scrape = scrape
    self.shape = shape
    self.address = PageAddress(address)
    book = LedgerBook(scrape, shape: shape)
    content = ContentWriter()
  }

  var hasTitle: Bool { !title.isEmpty }

  /// The scraper's own fields: known ones go to ours, the rest stays under `scraped`.
  mutating func takeFields(captured: String?, abstract: String?) {
    self.captured = captured.map { String($0.prefix(10)) }
    self.abstract = abstract ?? ""
    if abstract != nil { named.insert("description") }
    for line in 0..<scrape.firstLine {
      book.move(scrape.lines[line], "scraper-fields", to: "front matter")
    }
    if !scrape.fields.isClosed {
      note("scraper-fields-open", line: 0, "the scraper’s front matter is never closed")
    }
  }

  /// `# Title` with the lines before it, which are blank.
  mutating func takeTitle(_ line: Int) {
    let text = scrape.text(line)
    guard ByteSearch.starts(text, with: "# ") else {
      return book.drop(scrape.lines[line], scrape.isBlank(line) ? "blank" : "before-title")
    }
    title = Scrape.string(Scrape.trimmed(text.dropFirst(2)))
    content.heading(level: 1, Array(title.utf8)[...])
    book.keep(scrape.lines[line], "title", to: page)
  }

  /// `> abstract` under the title: a paragraph of the page, as Apple shows it.
  mutating func takeQuotedAbstract(_ line: inout Int) {
    while line < scrape.lines.count, scrape.isBlank(line) {
      book.keep(scrape.lines[line], "blank", to: page)
      line += 1
    }
    guard line < scrape.lines.count, ByteSearch.starts(scrape.text(line), with: "> "),
      !ByteSearch.starts(scrape.text(line), with: "> [!")
    else { return }
    content.take(Scrape.trimmed(scrape.text(line).dropFirst(2)))
    book.keep(scrape.lines[line], "abstract", to: page)
    line += 1
  }

  /// The article itself.
  mutating func takeContent(_ lines: Range<Int>, dropping noise: [NoiseRule] = []) {
    for line in lines {
      let text = scrape.text(line)
      if let rule = noise.rule(for: text) {
        book.drop(scrape.lines[line], rule.id)
        continue
      }
      content.take(
        scrape.indented(line), next: line + 1 < lines.upperBound ? scrape.text(line + 1) : [])
      book.keep(scrape.lines[line], text.isEmpty ? "blank" : "content", to: page)
    }
  }

  /// Furniture: each line by the rule that knows it, or by the region it stands in.
  mutating func drop(_ lines: Range<Int>, by rules: [NoiseRule], else region: String) {
    var last = region
    for line in lines {
      let text = scrape.text(line)
      if !text.isEmpty { last = rules.rule(for: text)?.id ?? region }
      book.drop(scrape.lines[line], last)
    }
  }

  private var page: String { address.map { "\(scrape.edition)/\($0.slug)" } ?? "" }
}

extension PageDraft {
  /// The page if it can stand, else a refusal.
  var reading: Reading {
    guard let address else {
      return refused("no-address", "no address of a page of the guidelines in the front matter")
    }
    guard hasTitle else { return refused("no-title", "no title: the article itself is missing") }
    let ledger = book.ledger
    var front = FrontMatter(
      title: title, slug: address.slug, url: address.url, edition: scrape.edition,
      abstract: abstract.isEmpty ? content.firstParagraph : abstract)
    front.sources = [
      PageSource(
        file: scrape.name, shape: shape, sha256: ledger.sha256, captured: captured,
        keptPerMille: Int((ledger.keptShare * 1000).rounded()))
    ]
    front.scraped = unnamed
    let body = UTF8Repair.repaired(content.markdown)
    let page = SourcePage(frontMatter: front, body: body, file: scrape.file, bodyLine: 1)
    return Reading(pages: [page], ledger: ledger, diagnostics: diagnostics)
  }

  /// Fields that we have no name for; one that comes twice gets a number, since a key is unique.
  private var unnamed: [ScrapedField] {
    var taken: [String: Int] = [:]
    return scrape.fields.fields.filter { !named.contains($0.name) }.map { field in
      var name = field.name
      while let times = taken[name] {
        taken[name] = times + 1
        name = "\(field.name)-\(times + 1)"
      }
      taken[name] = 1
      return ScrapedField(name, field.value)
    }
  }

  private func refused(_ rule: String, _ summary: String) -> Reading {
    .refused(
      scrape, shape: shape,
      Diagnostic(
        rule, .warning, at: SourceLocation(file: scrape.file), summary,
        why: "No page was made of this file; the others were read.",
        remedy: "Scrape the page again."))
  }

  private mutating func note(_ rule: String, line: Int, _ summary: String) {
    let place = SourceLocation(file: scrape.file, line: line + 1, column: 1)
    diagnostics.append(Diagnostic(rule, .note, at: place, summary))
  }
}
