import Bytes
import Diagnostics
import Files
import Images
import Model
import Render

/// The files of a project that may be pictures, by their content alone.
struct PictureFiles {
  /// In `content/assets`, where nothing else should be.
  private(set) var own: [RawFile] = []
  /// Beside raw files and in archives, with names that pages ask for.
  private(set) var raw: [RawFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter named: The plain names of all pictures that pages name.
  init(
    assets: String, raw roots: [String], named: Set<String>, from files: FileSystem,
    archives: ArchivedPictures
  ) {
    if files.kind(assets) == .folder {
      do throws(FileError) {
        own = try files.walk(assets).map { RawFile(path: Path.join(assets, $0), name: $0) }
      } catch {
        diagnostics.append(Self.unreadable(error))
      }
    }
    guard !named.isEmpty else { return }
    // What is wrong with these folders, the ingest reports.
    var found = RawFiles(files)
    found.add(roots, required: false)
    let all = found.found.flatMap { file in
      !ArchivedPictures.isArchive(file.path)
        ? [file]
        : archives.names(in: file.path).map { name in
          RawFile(path: Path.join(file.path, name), name: Path.join(file.name, name))
        }
    }
    raw = all.filter { named.contains(PictureName(path: $0.name).plain) }
  }

  /// Whether a raw file is none of the pages: a picture, or the journal of a fetch.
  static func isBesidePages(_ file: RawFile, _ bytes: [UInt8]) -> Bool {
    ImageType.isOnlyImage(bytes) || isJournal(file, bytes)
  }

  private static func isJournal(_ file: RawFile, _ bytes: [UInt8]) -> Bool {
    guard Path.name(file.path) == FetchedFolder.journal else { return false }
    let line = bytes.prefix(1 << 16).prefix { $0 != UInt8(ascii: "\n") }
    return line.first == UInt8(ascii: "{") && ByteSearch.first(of: "\"address\"", in: line) != nil
  }

  static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(
      .asset, at: SourceLocation(file: error.path), error.summary,
      remedy: error.remedy)
  }

  static func refused(_ file: String, _ problem: ImageProblem) -> Diagnostic {
    let place = problem.place
    return Diagnostic(
      .asset,
      at: SourceLocation(file: file, line: place.line, column: place.column), problem.summary,
      why: problem.why, remedy: problem.remedy)
  }
}
