import Model
import Publish
import Synchronization

/// Where the files of a site go as they are made.
struct Outlet: Sendable {
  let put: @Sendable (OutputFile) -> SiteFile
  /// Takes over files that the last site has, by path; nil if not all of them are as they were.
  let keep: @Sendable (_ paths: [String]) -> [SiteFile]?

  /// Into a site that is being made.
  init(_ stage: SiteStage) {
    put = { stage.put($0) }
    keep = { stage.keep($0) }
  }

  /// Into memory: those that somebody will look at.
  init(_ shelf: OutputShelf, shows: @escaping @Sendable (_ path: String) -> Bool = { _ in true }) {
    put = { file in
      if shows(file.path) { shelf.add(file) }
      return SiteFile(path: file.path, size: file.bytes.count, digest: [], stamp: nil)
    }
    keep = { _ in nil }
  }
}

/// Files of a site in memory.
final class OutputShelf: Sendable {
  private let files = Mutex<[OutputFile]>([])

  func add(_ file: OutputFile) { files.withLock { $0.append(file) } }

  var tree: OutputTree { OutputTree(files.withLock { $0 }) }
}
