import Bytes
import Diagnostics
import Files
import Ingest
import Model

/// As of when raw files show their pages, as the journals of fetches in their folders have it.
struct CaptureDates: Sendable {
  private let roots: [String]
  /// By the folder that a journal is in.
  private var journals: [String: FetchJournal] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Of all journals: they may not be among the raw files that a run is known by.
  private(set) var digest: [UInt8] = []

  init(_ found: [RawFile], below roots: [String], from files: FileSystem) {
    self.roots = roots
    for folder in Set(found.flatMap { Self.folders(around: $0.path, roots) }).sorted() {
      read(Path.join(folder, FetchedFolder.journal), in: folder, from: files)
    }
  }

  /// A file with the day that the nearest journal has for it.
  func dated(_ page: RawPage, at path: String) -> RawPage {
    for folder in Self.folders(around: path, roots) {
      guard let journal = journals[folder], let below = Path.rest(of: path, below: folder),
        let day = journal.day(of: below, page.bytes)
      else { continue }
      return RawPage(file: page.file, name: page.name, bytes: page.bytes, captured: day)
    }
    return page
  }
}

extension CaptureDates {
  /// From the folder that a file is in up to the raw folder around it.
  private static func folders(around path: String, _ roots: [String]) -> [String] {
    guard let root = roots.first(where: { Path.rest(of: path, below: $0) != nil }) else {
      return []
    }
    return Path.folders(above: path).prefix { Path.rest(of: $0, below: root) != nil }
      + [Path.withoutSlash(root)]
  }

  private mutating func read(_ path: String, in folder: String, from files: FileSystem) {
    // What is no file, or too large, is reported as the raw file that it is taken for.
    guard files.kind(path) == .file, let bytes = try? files.read(path, FileLimit.rawFile),
      let journal = FetchJournal(bytes)
    else { return }
    journals[folder] = journal
    digest = SHA256.digest(digest + Array(folder.utf8) + bytes)
    guard journal.broken > 0 else { return }
    diagnostics.append(
      Diagnostic(
        .journalBroken, at: SourceLocation(file: path, line: journal.firstBroken, column: 1),
        journal.broken == 1
          ? "A line of the journal is not a JSON object"
          : "\(journal.broken) lines of the journal are not JSON objects",
        why: "The dates of the other lines were used.", remedy: "Fetch the pages again."))
  }
}
