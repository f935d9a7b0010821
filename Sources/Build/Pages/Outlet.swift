import Bytes
import Model
import Publish
import Synchronization

/// Where the files of a site go as they are made.
struct Outlet: Sendable {
  private(set) var put: @Sendable (OutputFile) -> Void
  /// Takes over files that the last site has, by path; false if not all of them are as they were.
  let keep: @Sendable (_ paths: [String]) -> Bool

  /// The same, of which pages lead to folders.
  var namingFolders: Outlet {
    var outlet = self
    outlet.put = { [put] file in
      let isPage = file.path.hasSuffix(".html")
      put(isPage ? OutputFile(file.path, FolderLinks.inPage(file.bytes)) : file)
    }
    return outlet
  }

  /// Into a site that is being made.
  init(_ stage: SiteStage) {
    put = { stage.put($0) }
    keep = { stage.keep($0) }
  }

  /// Into a site that is being made; drawings, which are text, go where text goes.
  init(_ stage: SiteStage, or text: Outlet) {
    put = { $0.path.hasSuffix(".svg") ? text.put($0) : stage.put($0) }
    keep = { paths in
      paths.contains { $0.hasSuffix(".svg") } ? text.keep(paths) : stage.keep(paths)
    }
  }

  /// Into memory: those that somebody will look at.
  init(_ shelf: OutputShelf, shows: @escaping @Sendable (_ path: String) -> Bool = { _ in true }) {
    put = { if shows($0.path) { shelf.add($0) } }
    keep = { _ in false }
  }
}

/// Files of a site in memory.
final class OutputShelf: Sendable {
  private let files = Mutex<[OutputFile]>([])

  func add(_ file: OutputFile) {
    let whole = OutputFile(file.path, file.bytes)
    files.withLock { $0.append(whole) }
  }

  var tree: OutputTree { OutputTree(files.withLock { $0 }) }
}
