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
        diagnostics.append(error.diagnostic(.asset))
      }
    }
    guard !named.isEmpty else { return }
    // What is wrong with these folders, the ingest reports.
    var found = RawFiles(files)
    found.add(roots, required: false)
    let hasEmbedded = named.contains { $0.utf8.starts(with: PictureName.embedded.utf8) }
    let all = found.found.flatMap { file in
      if ArchivedPictures.isArchive(file.path) { return Self.files(in: file, file.name, archives) }
      // A page asks for them beside its raw file.
      let embedded = hasEmbedded ? Self.files(in: file, Path.folder(file.name), archives) : []
      return [file] + embedded
    }
    // One that is in several raw files of a folder has the same name in all.
    var names: Set<String> = []
    raw = all.filter { file in
      let name = PictureName(path: file.name).plain
      return named.contains(name)
        && (!name.utf8.starts(with: PictureName.embedded.utf8) || names.insert(file.name).inserted)
    }
  }

  private static func files(
    in file: RawFile, _ folder: String, _ archives: ArchivedPictures
  ) -> [RawFile] {
    archives.names(in: file.path).map { name in
      RawFile(path: Path.join(file.path, name), name: Path.join(folder, name))
    }
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

  static func refused(_ file: String, _ problem: ImageProblem) -> Diagnostic {
    let place = problem.place
    return Diagnostic(
      .asset,
      at: SourceLocation(file: file, line: place.line, column: place.column), problem.summary,
      why: problem.why, remedy: problem.remedy)
  }
}
