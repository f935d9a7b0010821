import Diagnostics
import Files
import Model
import PageFormat

/// What an ingest will write, before anything is: a check reports the same and writes nothing.
struct PagePlan {
  /// Pages that are new or changed.
  private(set) var pages: [PageFile] = []
  /// New versions of pages that were edited by hand, to lie beside them.
  private(set) var newVersions: [PageFile] = []
  /// Where a new version would lie that is not needed.
  private(set) var settled: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  static let nothing = PagePlan()

  private init() {}

  /// What becomes of one page. `force` replaces one that was edited by hand.
  init(
    _ source: SourcePage, at path: String, in folder: PageFolder, _ spool: TextSpool, force: Bool
  ) throws(FileError) {
    let bytes = PageWriter.bytes(source)
    let isThere = folder.files.kind(path) == .file
    guard bytes.count <= FileLimit.page else {
      diagnostics.append(Self.tooLarge(path, source, isThere: isThere))
      return
    }
    let old = isThere ? try folder.files.read(path, FileLimit.page) : nil
    if let old, old != bytes, !force, Self.wasEdited(old, path) {
      let newVersion = try Self.newVersion(of: path, in: folder)
      let isNew = PageReader.writtenDigest(old) != PageWriter.digest(source)
      settled += newVersion.ours.filter { !isNew || $0 != newVersion.free }
      guard isNew else {
        diagnostics.append(Self.editedAlone(path))
        return
      }
      newVersions.append(PageFile(path: newVersion.free, text: spool.store(bytes)))
      diagnostics.append(Self.edited(path, newVersion.free))
    } else {
      if old != bytes { pages.append(PageFile(path: path, text: spool.store(bytes))) }
      settled += try Self.newVersion(of: path, in: folder).ours
    }
  }

  mutating func add(_ other: PagePlan) {
    pages += other.pages
    newVersions += other.newVersions
    settled += other.settled
    diagnostics += other.diagnostics
  }

  /// The plan without what it does to pages.
  var newVersionsAlone: PagePlan {
    var plan = PagePlan()
    plan.newVersions = newVersions
    return plan
  }

  /// Where the new version of a page may lie, and which files of that kind are ours. A file that a
  /// person wrote or changed stays, whatever it is called.
  private static func newVersion(
    of page: String, in folder: PageFolder
  ) throws(FileError) -> (free: String, ours: [String]) {
    var (free, ours): (String?, [String]) = (nil, [])
    for number in 1... {
      let path = PageFolder.pathOfNewVersion(page, number: number)
      guard folder.files.kind(path) != nil else {
        return (free ?? path, ours)
      }
      let bytes = try? folder.files.read(path, FileLimit.page)
      if let bytes, !wasEdited(bytes, path) {
        ours.append(path)
        free = free ?? path
      }
    }
    return (page, ours)
  }

  private static func wasEdited(_ bytes: [UInt8], _ path: String) -> Bool {
    guard let page = PageReader.read(bytes, file: path).page else { return true }
    return PageReader.writtenDigest(bytes) != PageWriter.digest(page)
  }

  /// A page that is there already stays as it is.
  static func tooLarge(_ path: String, _ source: SourcePage, isThere: Bool) -> Diagnostic {
    Diagnostic(
      .pageTooLarge, at: SourceLocation(file: path),
      "\(isThere ? "Not updated" : "Left out"): the page would be larger than "
        + "\(FileLimit.page >> 20) MiB",
      why: "It is made from \(source.frontMatter.sources.map(\.file).joined(separator: ", ")).",
      remedy: "Split the raw file or remove it; no page of the guidelines is this large.")
  }

  /// The raw files give what was there before.
  private static func editedAlone(_ path: String) -> Diagnostic {
    Diagnostic(
      .pageEdited, .note, at: SourceLocation(file: path),
      "The page was edited by hand, so it was left unchanged",
      why: "Its raw files contain nothing new.")
  }

  private static func edited(_ path: String, _ newVersion: String) -> Diagnostic {
    Diagnostic(
      .pageEdited, at: SourceLocation(file: path),
      "The page was edited by hand, so it was left unchanged",
      why: "Its raw files have changed; `hig ingest` writes the new version to \(newVersion).",
      remedy: "Copy what you want from it, then its line `digest`, or run `hig ingest --force` "
        + "to replace the page.")
  }
}
