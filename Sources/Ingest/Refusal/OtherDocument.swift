import Diagnostics

/// A file that people keep beside scrapes and that is no page: known by more than one sign.
enum OtherDocument {
  case binary(BinaryFile)
  case agentInstructions
  case book(pages: Int)
  case bookOfChapters(Int)
  case archiveIndex(entries: Int, lines: Int)
  case program(name: String)
  case aboutFolder(name: String)
  case markup(OtherMarkup)

  static func found(in scrape: Scrape) -> OtherDocument? {
    if let kind = BinaryFile.kind(of: scrape.bytes) { return .binary(kind) }
    if BinaryFile.isBinary(scrape.bytes) { return .binary(.other) }
    if AgentInstructions.are(in: scrape) { return .agentInstructions }
    let book = BookPages(scrape)
    if book.isBook { return .book(pages: book.count) }
    if book.countsChapters { return .bookOfChapters(book.chapters) }
    let index = ArchiveIndex(scrape)
    return index.isOne ? .archiveIndex(entries: index.entries, lines: index.lines) : nil
  }

  /// A text that no shape of its own speaks for.
  static func found(inDoubtful scrape: Scrape) -> OtherDocument? {
    OtherMarkup.found(in: scrape).map { .markup($0) }
  }

  /// What a file is whose text could be anything: its name counts, too.
  static func found(byNameOf scrape: Scrape) -> OtherDocument? {
    let parts = scrape.name.utf8.split(separator: UInt8(ascii: "/"))
    let file = parts.last.flatMap(String.init) ?? scrape.name
    if ProgramFile.isCalled(file) { return .program(name: file) }
    return FolderNotes.isOne(scrape, called: file) ? .aboutFolder(name: file) : nil
  }

  var summary: String {
    switch self {
    case .binary(let kind): kind.summary
    case .agentInstructions: "The file has instructions for an agent, such as a `SKILL.md`"
    case .book(let pages): "The file is a book converted from PDF, with \(pages) page numbers"
    case .bookOfChapters(let count): "The file is a book with \(count) numbered chapters"
    case .archiveIndex(let entries, let lines):
      "The file is the index of an archive: \(entries) of \(lines) lines name files or snapshots"
    case .program(let name): "By its name `\(name)`, the file is a program, a log or settings"
    case .aboutFolder(let name): "By its name `\(name)`, the file is about its folder"
    case .markup(let markup): "\(markup.summary), which hig does not read"
    }
  }

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    let why = "No page was made from it; the others were read."
    if case .program = self {
      return Diagnostic(
        .notAPage, at: place, summary, why: why,
        remedy: "Remove the file from the raw folder. If it is a page, rename it to end in `.md`.")
    }
    if case .aboutFolder = self {
      return Diagnostic(
        .notAPage, at: place, summary, why: why,
        remedy: "Remove the file from the raw folder. If it is a page, rename it.")
    }
    if case .markup(let markup) = self {
      let file = ShellWord.quoted(place.file)
      return Diagnostic(
        .notAPage, at: place, summary, why: why,
        remedy: "Convert it: `pandoc -f \(markup.rawValue) -t gfm \(file) -o PAGE.md`.")
    }
    guard case .binary(let kind) = self else {
      return Diagnostic(
        .notAPage, at: place, summary, why: why,
        remedy: "Remove the file from the raw folder, or add the pages that it is about.")
    }
    return Diagnostic(.notAPage, at: place, summary, why: kind.why ?? why, remedy: kind.remedy)
  }
}
