public import Files
import Ingest
public import Model

/// A raw file that a person names, or one page of a package, as findings name it.
public struct NamedRaw: Sendable {
  /// On the disk.
  public let file: String
  /// All pages of a package, or the one that is named.
  public let pages: [RawPage]
  /// The file itself if it is a text that has the pages in it, and none of them is named.
  public let around: RawPage?

  public init(_ path: String, from files: FileSystem) throws(FileError) {
    let folder = Path.folder(path)
    let isWithin = files.kind(path) == nil && files.kind(folder) == .file
    file = isWithin ? folder : path
    let bytes = try RawFiles.bytes(of: file, from: files)
    let whole = RawPage(file: file, name: Path.name(file), bytes: bytes)
    if let package = Package(whole) {
      pages = isWithin ? package.pages.filter { $0.file == path } : package.pages
      around = package.isText && !isWithin ? whole : nil
    } else {
      try RawFiles.demandSize(whole)
      pages = isWithin ? [] : [whole]
      around = nil
    }
  }
}
