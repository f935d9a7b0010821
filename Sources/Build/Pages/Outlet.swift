import Bytes
import Model
import Publish
import Synchronization

/// Where the files of a site go as they are made.
struct Outlet: Sendable {
  /// Takes all files that are made at once, so that their digests can be taken two at a time.
  private(set) var putAll: @Sendable ([OutputFile]) -> Void
  /// Takes over files that the last site has, by path; false if not all of them are as they were.
  let keep: @Sendable (_ paths: [String]) -> Bool

  func put(_ file: OutputFile) { putAll([file]) }

  /// The same, of which pages lead to folders.
  var namingFolders: Outlet {
    var outlet = self
    outlet.putAll = { [putAll] files in
      putAll(
        files.map { file in
          let isPage = file.path.hasSuffix(".html")
          return isPage ? OutputFile(file.path, FolderLinks.inPage(file.bytes)) : file
        })
    }
    return outlet
  }

  /// Into a site that is being made.
  init(_ stage: SiteStage) {
    putAll = { stage.put($0) }
    keep = { stage.keep($0) }
  }

  /// Into a site that is being made; drawings, which are text, go where text goes.
  init(_ stage: SiteStage, or text: Outlet) {
    putAll = { files in
      text.putAll(files.filter { $0.path.hasSuffix(".svg") })
      stage.put(files.filter { !$0.path.hasSuffix(".svg") })
    }
    keep = { paths in
      paths.contains { $0.hasSuffix(".svg") } ? text.keep(paths) : stage.keep(paths)
    }
  }

  /// Into memory: those that somebody will look at.
  init(_ shelf: OutputShelf, shows: @escaping @Sendable (_ path: String) -> Bool = { _ in true }) {
    putAll = { for file in $0 where shows(file.path) { shelf.add(file) } }
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
