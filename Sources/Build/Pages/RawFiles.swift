import Bytes
import Diagnostics
import Files
import Images
import Ingest
import Model

/// A raw file that was found, before it is read.
struct RawFile: Sendable, Hashable {
  let path: String
  let name: String
}

/// Finds the raw files below some folders; a file may be given instead of a folder.
struct RawFiles {
  let files: FileSystem
  private(set) var found: [RawFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Folders that cannot be read at all.
  private(set) var failures: [Diagnostic] = []

  init(_ files: FileSystem) { self.files = files }

  mutating func add(_ roots: [String], required: Bool) {
    for root in roots {
      switch files.kind(root) {
      case .folder: addFolder(root, prefix: roots.count > 1 ? Path.name(root) : "")
      case .file: found.append(RawFile(path: root, name: Path.name(root)))
      case .special: report(root, "not a regular file", Self.remove)
      case .link: report(root, Self.leaves, FileError.wayPastLinks)
      case nil: if required { fail(root, "no such file or folder", Self.name) }
      }
    }
  }

  /// What one file has: no page and no findings if it is none of those that are read.
  struct Contents {
    var pages: [RawPage] = []
    /// Of a text that has the pages in it: what is around them.
    var around: Reading?
    /// Why some cannot be had.
    var diagnostics: [Diagnostic] = []
  }

  static func read(_ file: RawFile, from files: FileSystem) -> Contents {
    do throws(FileError) {
      let bytes = try bytes(of: file.path, from: files)
      guard !PictureFiles.isBesidePages(file, bytes) else { return Contents() }
      let whole = RawPage(file: file.path, name: file.name, bytes: bytes)
      if let package = Package(whole) { return contents(of: package, whole) }
      try demandSize(whole)
      return Contents(pages: [whole])
    } catch {
      if error.isTooLarge {
        let large = (try? files.read(file.path, FileLimit.picture)) ?? []
        if let other = Ingester.finding(ofLarge: large, at: file.path) {
          return Contents(diagnostics: [other])
        }
        let isPicture = ImageType.isOnlyImage(large)
        let isPackage = packageEndings.contains { file.path.hasSuffix($0) }
        let remedy = file.path.hasSuffix(".json") ? writeLines : isPackage ? divide : split
        return Contents(
          diagnostics: isPicture ? [] : [unreadable(file.path, error.reason, remedy)])
      }
      let isFile = error.cause == .link || files.kind(file.path) == .file
      return Contents(
        diagnostics: [unreadable(file.path, error.reason, isFile ? error.remedy : remove)])
    }
  }

  private static func contents(of package: Package, _ whole: RawPage) -> Contents {
    guard package.pages.count <= mostPages else {
      let reason = "a package of more than \(mostPages) pages"
      return Contents(diagnostics: [unreadable(whole.file, reason, divide)])
    }
    var contents = Contents(
      around: Ingester.read(package, of: whole), diagnostics: package.diagnostics)
    for page in package.pages {
      do throws(FileError) {
        try demandSize(page)
        contents.pages.append(page)
      } catch {
        contents.diagnostics.append(unreadable(page.file, error.reason, split))
      }
    }
    return contents
  }
}

extension RawFiles {
  /// The bytes of a raw file that is not larger than those of its kind may be. They are asked for
  /// once: the next run must get the same answer.
  static func bytes(of path: String, from files: FileSystem) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, FileLimit.package)
    } catch {
      let isPackage = packageEndings.contains { path.hasSuffix($0) }
      throw error.isTooLarge && !isPackage ? FileError(path, largerThan: FileLimit.rawFile) : error
    }
    guard isTooLarge(bytes), !Package.mayBegin(bytes) else { return bytes }
    throw FileError(path, largerThan: limit(of: bytes))
  }

  /// Pictures are no text: neither as files of their own, nor within a page.
  private static func isTooLarge(_ bytes: [UInt8]) -> Bool {
    let limit = limit(of: bytes)
    return bytes.count > limit && ImageType.raster(bytes) == nil
      && bytes.count - Package.sizeOfEmbedded(in: bytes) > limit
  }

  /// Of a page, also one of a package.
  static func demandSize(_ page: RawPage) throws(FileError) {
    if isTooLarge(page.bytes) {
      throw FileError(page.file, largerThan: limit(of: page.bytes))
    }
  }

  private static func limit(of bytes: [UInt8]) -> Int {
    isMarkup(bytes) ? FileLimit.rawFile : FileLimit.rawText
  }

  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let first = bytes.prefix(100).first { !ByteClass.isSpace($0) }
    return [UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
  }

  /// Reads the file of a ledger again. Two folders may hold files of one name: then the digest
  /// decides; else it is spared, since a compilation is asked for as often as it has pages.
  static func text(
    of files: [RawFile], from system: FileSystem
  ) -> @Sendable (Ledger) -> [UInt8]? {
    let paths = Dictionary(grouping: files, by: \.name).mapValues { $0.map(\.path) }
    let shelf = PackageShelf(system)
    return { ledger in
      guard let paths = paths[ledger.file] else {
        let around = paths[Path.folder(ledger.file)] ?? []
        return around.lazy.compactMap { shelf.text(of: ledger, in: $0) }.first
      }
      for path in paths {
        let bytes = try? Self.bytes(of: path, from: system)
        guard let bytes, bytes.count == ledger.size else { continue }
        if paths.count == 1 || SHA256.hex(bytes) == ledger.sha256 { return bytes }
      }
      return nil
    }
  }
}

extension RawFiles {
  private static let name =
    "Name an existing folder with `--raw`, or put raw files in `content/raw`."
  private static let leaves = "a symbolic link that points outside its folder"
  private static let divide = "Split it."
  private static let mostPages = 10_000
  private static let writeLines =
    "Split it. Pages may be larger as JSON lines: `jq -c '(.data? // .)[]' FILE > NEW.jsonl`."
  private static let packageEndings = [".jsonl", ".ndjson", ".csv", ".tsv", ".mhtml", ".mht"]
  private static let split = "Split it or remove it; no page of the guidelines is this large."
  private static let remove = "Remove it; raw files must be text."

  private mutating func addFolder(_ root: String, prefix: String) {
    do throws(FileError) {
      let survey = try files.survey(root)
      for path in survey.files {
        found.append(RawFile(path: Path.join(root, path), name: Path.join(prefix, path)))
      }
      for entry in survey.skipped { tell(entry, in: root) }
    } catch {
      fail(error.path, error.reason, error.remedy)
    }
  }

  private mutating func tell(_ entry: FolderSurvey.Skipped, in root: String) {
    let path = Path.join(root, entry.path)
    switch entry.reason {
    case .leadsNowhere:
      report(path, "a broken symbolic link", "Remove the link, or restore its target.")
    case .leaves: report(path, Self.leaves, FileError.wayPastLinks)
    case .badName:
      report(path, "the file name is not valid UTF-8", "Rename it.")
    case .tooDeep:
      report(
        path, "nested in more than \(FileSystem.deepestFolder) folders", "Move it further up.")
    case .seen(let first):
      report(
        path, "a link to \(Path.join(root, first)), which is already read", "Remove the link.")
    }
  }

  private mutating func report(_ path: String, _ reason: String, _ remedy: String) {
    diagnostics.append(Self.unreadable(path, reason, remedy))
  }

  private mutating func fail(_ path: String, _ reason: String, _ remedy: String) {
    failures.append(Self.unreadable(path, reason, remedy, .error))
  }

  private static func unreadable(
    _ path: String, _ reason: String, _ remedy: String, _ level: Diagnostic.Level = .warning
  ) -> Diagnostic {
    Diagnostic(
      .rawUnreadable, level, at: SourceLocation(file: path), "Cannot read: \(reason)",
      remedy: remedy)
  }
}
