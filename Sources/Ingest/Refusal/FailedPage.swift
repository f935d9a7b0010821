import Bytes
import Diagnostics

/// A file in which a scraper saved what a site shows instead of a page, or a file that pages load.
struct FailedPage: Sendable {
  let failure: Failure
  /// The words by which it is known.
  let sign: StaticString?

  /// Judges a page by its title and its text. A long text is a page, whatever it is called.
  init?(title: String, text: [UInt8]) {
    if let code = CodeText.failure(ofTitle: title) ?? CodeText.failure(of: text) {
      self.init(code, nil)
      return
    }
    let seen = SeenText(text[...], upTo: Self.longest)
    guard seen.words < Self.longest, let sign = Self.sign(of: SeenText(title), seen) else {
      return nil
    }
    self.init(sign.failure, sign.phrase)
  }

  /// Judges a page that was read: the notice above all pages is its title if it is nothing else.
  private init?(read title: String, _ text: [UInt8]) {
    if SeenText(title).begins(with: FailureSign.shell.phrase) {
      self.init(FailureSign.shell.failure, FailureSign.shell.phrase)
    } else {
      self.init(title: title, text: text)
    }
  }

  private init(_ failure: Failure, _ sign: StaticString?) {
    (self.failure, self.sign) = (failure, sign)
  }

  var summary: String {
    let words = sign.map { " (“\($0)”)" } ?? ""
    return "The file is \(failure.rawValue)\(words), not the page itself"
  }

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .failedScrape, at: place, summary,
      why: "No page was made from it; the others were read.", remedy: failure.remedy)
  }
}

extension FailedPage {
  /// Failed pages have fewer words than this outside of links.
  private static let longest = 250
  /// A text of so few words says nothing beside a phrase of a failed page.
  private static let shortest = 60

  private static func sign(of title: SeenText, _ text: SeenText) -> FailureSign? {
    if let sign = FailureSign.titles.first(where: {
      text.words < $0.most && title.begins(with: $0.phrase)
        || text.words < $0.most / 2 && text.begins(with: $0.phrase)
    }) {
      return sign
    }
    let waiting = FailureSign.waiting
    if text.words < waiting.most, text.begins(with: waiting.phrase) { return waiting }
    let phrases = FailureSign.phrases.filter { text.contains($0.phrase) }
    return phrases.count > 1 || text.words < shortest ? phrases.first : nil
  }
}

extension FailedPage {
  /// Judges what was read of a file, or the file itself if nothing could be.
  static func found(_ reading: Reading, _ scrape: Scrape) -> FailedPage? {
    if case .loose(let article) = reading.outcome {
      return FailedPage(read: article.title, Array(article.scrape.bytes[article.body]))
    }
    guard let draft = reading.drafts.first else { return found(unread: scrape) }
    guard reading.drafts.count == 1 else { return nil }
    let text = text(of: draft.blocks)
    let unseen = text.count < leastText ? unseen(in: reading, scrape) : []
    return FailedPage(read: draft.title, text + unseen)
  }

  /// In bytes. With less, a page is also judged by what no reader sees of it.
  private static let leastText = 200

  private static func unseen(in reading: Reading, _ scrape: Scrape) -> [UInt8] {
    let code = reading.bookings.filter { $0.rule == "style" || $0.rule == "script" }
    return code.flatMap { scrape.bytes[$0.range] }
  }

  private static func found(unread scrape: Scrape) -> FailedPage? {
    let start = max(scrape.start, scrape.start(of: scrape.firstLine))
    let text = scrape.bytes[start...].trimmed
    let isJSON = text.first.map("{[".utf8.contains) ?? false
    let told = isJSON ? JSONSentences.text(of: text) : Array(text)
    let line = told.prefix { $0 != UInt8(ascii: "\n") }
    let title = scrape.fields["title"] ?? HeadingLine.plainTitle(line.prefix(200))
    return FailedPage(title: title, text: told)
  }

  /// The words of the blocks, without the signs that keep them from being marks.
  private static func text(of blocks: [Block]) -> [UInt8] {
    var text: [UInt8] = []
    for block in blocks.drop(while: { $0.headingLevel == 1 }) where block.kind != .code {
      if ByteSearch.next(UInt8(ascii: "\\"), in: block.text.span) != nil {
        text += block.text.filter { $0 != UInt8(ascii: "\\") }
      } else {
        text += block.text
      }
      for cell in block.rows.joined() {
        text += cell
        text.append(UInt8(ascii: "\n"))
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }
}
