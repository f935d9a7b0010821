import Build
import Diagnostics
import Files
import Model

extension Subcommand {
  static let ingest = Subcommand(
    "ingest", "Turn raw files into normalised pages",
    flags: [.raw, .pages, .ledger] + Flag.work + Flag.talk,
    discussion: [
      "Reads every raw file, removes what is furniture, and writes one Markdown page for each "
        + "topic. A file that cannot be read as a page is refused by name; the others are written.",
      "With --ledger nothing is written: standard output gets the ledger of one raw file, a table "
        + "or (--format json) an object, which says for each byte whether it was kept, moved, "
        + "merged or dropped, and by which rule.",
    ],
    examples: ["hig ingest", "hig ingest --raw ~/scrapes", "hig ingest --ledger scrapes/boxes.md"]
  ) { session throws(Halt) in
    if let file = session.invocation[.ledger] { return try await session.printLedger(of: file) }
    return try await session.report(of: session.workshop.ingest, session.buildOptions).verdict
  }
}

extension Session {
  /// The ingest of one file, on a file system that takes no writes.
  fileprivate func printLedger(of file: String) async throws(Halt) -> Verdict {
    guard surroundings.files.kind(file) == .file else {
      throw .failure(
        Failure("ledger", at: file, "there is no such file", remedy: "Name one raw file."))
    }
    var options = buildOptions
    options.raw = [file]
    let report = try await report(of: workshop.ingest, options, files: surroundings.files.sealed)
    guard let ledger = report.ledgers.first else { return report.broken ? .failure : .findings }
    try print(talk.format == .json ? LedgerText.json(ledger) : LedgerText.table(ledger))
    return report.verdict
  }
}

extension FileSystem {
  /// The same files, but nothing written and nothing removed.
  var sealed: FileSystem {
    var files = self
    files.write = { _, _ in }
    files.remove = { _ in }
    files.removeTree = { _ in }
    files.move = { _, _ in }
    files.exchange = { _, _ in true }
    files.flush = { _ in }
    files.lock = { _ in FileLock(release: {}) }
    return files
  }
}
