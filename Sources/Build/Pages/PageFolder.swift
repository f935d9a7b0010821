import Bytes
import Diagnostics
import Files
import Ingest
import Model
import PageFormat

/// The folder of normalized pages: `<edition>/<slug>.md`.
struct PageFolder {
  let folder: String
  let files: FileSystem

  /// A page's file, as named to people and written to.
  func path(_ key: PageKey) -> String { Path.join(folder, "\(key.edition)/\(key.slug).md") }

  /// Where the new version of a page is that was edited by hand: no slug holds a dot. Another
  /// number if a person has a file of that name.
  static func pathOfNewVersion(_ page: String, number: Int = 1) -> String {
    page.dropLast(3) + (number == 1 ? "" : ".\(number)") + newVersion
  }

  static func isNewVersion(_ path: String) -> Bool { path.hasSuffix(newVersion) }

  private static let newVersion = ".new.md"

  /// The page files, sorted by path; none if there is no such folder.
  func list() throws(FileError) -> [String] {
    guard files.kind(folder) == .folder else { return [] }
    return try files.walk(folder)
      .filter { Path.ending($0) == "md" && !Self.isNewVersion($0) }
      .map { Path.join(folder, $0) }
  }

  /// Where pages lie that are not where they would be written: somebody renamed their files.
  func moved(_ keys: [PageKey]) throws(FileError) -> [PageKey: String] {
    let paths = Dictionary(keys.map { (path($0), $0) }) { first, _ in first }
    let there = try keys.isEmpty ? [] : list()
    let missing = Set(keys).subtracting(there.compactMap { paths[$0] })
    guard !missing.isEmpty else { return [:] }
    var moved: [PageKey: String] = [:]
    for file in there where paths[file] == nil {
      let bytes = try? files.read(file, FileLimit.page)
      guard let bytes, let page = PageReader.read(bytes, file: file).page else { continue }
      let key = page.frontMatter.key
      if missing.contains(key), moved[key] == nil { moved[key] = file }
    }
    return moved
  }

  /// Every page with its bytes; those of a plan stand for what they would replace.
  func pages(under plan: PagePlan, in spool: TextSpool) throws(FileError) -> [PageFile] {
    let planned = Dictionary(plan.pages.map { ($0.path, $0) }) { first, _ in first }
    return try Set(list()).union(planned.keys).sorted().map { path throws(FileError) in
      if let page = planned[path] { return page }
      let bytes = try files.read(path, FileLimit.page)
      return PageFile(path: path, text: spool.store(bytes))
    }
  }

  /// Pages that no raw file makes any more, none of those that were made from none.
  func orphans(after harvest: Harvest) throws(FileError) -> [Diagnostic] {
    let made = Set(harvest.pages.map(\.frontMatter.key))
    let raw = Set(harvest.ledgers.map(\.file))
    let used = Set(harvest.pages.flatMap { $0.frontMatter.sources.map(\.file) })
    let orphans = try list().map { path throws(FileError) -> Diagnostic? in
      let page = PageReader.read(try files.read(path, FileLimit.page), file: path).page
      guard let page, !made.contains(page.frontMatter.key) else { return nil }
      let sources = page.frontMatter.sources.map(\.file)
      let isGone = raw.isDisjoint(with: sources)
      // A raw file that gives nothing at all may be mended: what is wrong with it is told there.
      let moved = page.frontMatter.isCurrent ? sources.filter(used.contains) : []
      guard !sources.isEmpty, isGone || !moved.isEmpty else { return nil }
      let names = (isGone ? sources : moved).joined(separator: ", ")
      return Diagnostic(
        .pageOrphaned, at: SourceLocation(file: path),
        isGone
          ? "The raw files of this page are gone: \(names)"
          : "The raw files of this page are of other pages now: \(names)",
        why: "The page is kept and built unchanged.",
        remedy: isGone
          ? "Remove the page too, or restore its raw files."
          : "Remove the page if another one has taken its place.")
    }
    return orphans.compactMap(\.self)
  }

  /// Removes what killed runs left in the folders of all pages, those of a plan included.
  func tidy(_ plan: PagePlan) {
    let paths = ((try? list()) ?? []) + plan.pages.map(\.path)
    for folder in Set(paths.map(Path.folder)) { files.tidy(folder) }
  }

  /// Writes what lies beside pages, and removes new versions that are no longer needed.
  func carryOutRest(of plan: PagePlan, from spool: TextSpool) throws(FileError) {
    for version in plan.newVersions {
      let old = try? files.read(version.path, FileLimit.page)
      let bytes = version.bytes
      if let problem = spool.problem { throw problem }
      if old != bytes { try files.write(version.path, bytes) }
    }
    for path in plan.settled where files.itself(path) == .file { try files.remove(path) }
  }
}

/// A normalized page before it is read.
struct PageFile: Sendable {
  let path: String
  let text: StoredBytes

  var bytes: [UInt8] { Array(text.bytes) }

  /// Of name and bytes.
  var digest: [UInt8] {
    var print = Fingerprint()
    print.add(path)
    print.add(text.bytes)
    return print.digest
  }
}

extension PageFile {
  init(path: String, bytes: [UInt8]) { self.init(path: path, text: StoredBytes(bytes)) }
}
