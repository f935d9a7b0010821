import Build
import Diagnostics
import Files
import Model

extension Subcommand {
  static let ingest = Subcommand(
    "ingest", "Turn raw files into normalized pages",
    flags: [.raw, .pagesToWrite, .shape, .force, .ledger, .explain, .memory] + Flag.work
      + Flag.talk,
    discussion: [
      "Reads every raw file, removes the menus and footers around it, and writes one "
        + "Markdown page for each topic. A file that cannot be read as a page is reported by name; "
        + "the others are written.",
      "A page that was edited by hand is left unchanged. Its new version is written beside it "
        + "as SLUG.new.md, which builds ignore; --force replaces the page.",
      "At the end, prints how many bytes were kept, moved, merged and dropped, by shape; with "
        + "--verbose, by rule.",
      "With --ledger, writes nothing but prints the ledger of one raw file: each line that was "
        + "dropped, moved or merged, with its rule and reason. --verbose prints the text in full, "
        + "and what was kept too; --format json prints the fate of each byte as an object. A file "
        + "in a raw folder is read together with the others there, as in a normal run.",
      "With --explain, writes nothing but prints, for each shape in the order they are tried, "
        + "whether the file matches it and why: what was found and what is missing. The first "
        + "match is used. To read all files as one shape, name it with --shape: "
        + Explanation.shapes.joined(separator: ", ") + ".",
    ],
    examples: [
      "hig ingest", "hig ingest --raw ~/scrapes", "hig ingest --ledger scrapes/boxes.md",
      "hig ingest --explain scrapes/boxes.md",
    ],
    findings: "Errors were found, or the file has no ledger or no shape"
  ) { session throws(CommandError) in
    if let file = session.invocation[.explain] { return try session.printExplanation(of: file) }
    if let file = session.invocation[.ledger] { return try await session.printLedger(of: file) }
    return await session.report(of: session.operations.ingest, session.buildOptions) {
      IngestSummary($0.ledgers)
    }.verdict
  }
}

extension Flag {
  static let pagesToWrite = Flag(
    "pages", .folder, "Write normalized pages to DIR instead of PROJECT/content/pages"
  ) { $0.pages = $1.last }
  static let ledger = Flag(
    "ledger", .file, "Print what happened to each byte of a raw file; write nothing",
    inherits: false, excludes: "explain")
  static let explain = Flag(
    "explain", .file, "Print which shape a raw file is in and why, and write nothing",
    inherits: false, excludes: "ledger")
  static let shape = Flag(
    "shape", .choice(Explanation.shapes), "Read every raw file as shape NAME, without detection",
    inherits: false
  ) { $0.shape = $1.last }
  static let force = Flag(
    "force", .none, "Also replace pages that were edited by hand", inherits: false
  ) { options, _ in options.force = true }
}

extension Session {
  /// The ingest of one file, on a file system that takes no writes.
  fileprivate func printLedger(of file: String) async throws(CommandError) -> Verdict {
    let (raw, page) = try page(named: file, for: .ledger)
    let report = await work(
      operations.ingest, buildOptions.telling(of: raw), files: environment.files.sealed)
    guard let ledger = report.ledger(of: page.file, bytes: page.bytes) else {
      console.tellSome(report.diagnostics)
      return report.broken ? .failure : .findings
    }
    // The others were read for its sake alone.
    let findings = report.findings(in: page.file)
    console.tellSome(findings)
    try print(
      console.format == .json
        ? LedgerText.json(ledger)
        : LedgerText.lines(ledger, page.bytes, inFull: console.volume == .verbose))
    return report.broken ? .failure : findings.count(.error) > 0 ? .findings : .fine
  }

  fileprivate func printExplanation(of file: String) throws(CommandError) -> Verdict {
    let explanation = Explanation(try page(named: file, for: .explain).page)
    try print(
      console.format == .json
        ? ExplanationText.json(explanation) : ExplanationText.table(explanation))
    return explanation.shape == nil ? .findings : .fine
  }

  /// The one page that a raw file has, or that is named below its package: `crawl.jsonl/color.md`.
  private func page(
    named file: String, for rule: Rule
  ) throws(CommandError) -> (raw: String, page: RawPage) {
    if let (summary, remedy) = obstacle(at: file) {
      throw .failure(rule, at: file, summary, remedy: remedy)
    }
    let raw = try onDisk(rule, at: file) { () throws(FileError) in
      try NamedRaw(file, from: environment.files)
    }
    if rule == .ledger, let around = raw.around { return (raw.file, around) }
    guard let page = raw.pages.first else {
      throw .failure(
        rule, at: file, "No such page in \(raw.file)",
        remedy: "Name the file alone to see its pages.")
    }
    guard raw.pages.count == 1 else {
      let names = raw.pages.prefix(50).map { "`\($0.file)`" }.joined(separator: ", ")
      throw .failure(
        rule, at: file, "Has \(raw.pages.count) pages",
        remedy: "Name one of them: \(names)\(raw.pages.count > 50 ? " …" : "")")
    }
    return (raw.file, page)
  }

  private func obstacle(at file: String) -> (summary: String, remedy: String)? {
    switch environment.files.kind(file) {
    case .file: nil
    case .folder: ("Is a folder, not a file", "Name one raw file in it.")
    case .link, .special: ("Not a regular file", "Name one raw file.")
    case nil where environment.files.kind(Path.folder(file)) == .file: nil
    case nil: ("No such file", "Check the path; name a page of a package as `PACKAGE/NAME`.")
    }
  }
}

extension FileSystem {
  /// The same files, but nothing written and nothing removed.
  var sealed: FileSystem {
    var files = self
    files.write = { _, _ in }
    files.append = { _, _ in }
    files.touch = { _ in }
    files.remove = { _ in }
    files.carry = { _, _ in }
    files.keepMode = { _, _ in }
    files.within = { [within] in within($0).sealed }
    files.move = { _, _ in }
    files.exchange = { _, _ in true }
    files.flush = { _ in }
    files.lock = { _ in FileLock(release: {}) }
    files.tidy = { _ in }
    return files
  }
}
