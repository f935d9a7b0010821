import Diagnostics
public import Files
import Model
public import Web

/// Fetches the guidelines into a folder: first what is allowed, then the index, all pages, and the
/// pictures that they name.
public struct Fetcher {
  /// How far it is: how many addresses are done, of how many that are known by now.
  public typealias Step = (_ done: Int, _ total: Int) -> Void

  private let order: FetchOrder
  private let web: WebFetcher
  private let store: Store

  /// - Parameter project: The folder of the project.
  public init(_ order: FetchOrder, into project: String, files: FileSystem, web: WebFetcher) {
    self.order = order
    self.web = web
    store = Store(root: Path.join(project, FetchedFolder.path), files: files)
  }

  public func run(step: @escaping Step = { _, _ in }) -> FetchReport {
    guard !order.isDry else { return FetchRun(order, web, store, step).finished() }
    do throws(FileError) {
      let missing = store.missingFolders
      guard let lock = try store.files.lock(store.path(Store.lock)) else { return busy }
      defer {
        lock.release()
        // Those that a run without an answer made for the lock are empty.
        for folder in missing { try? store.files.remove(folder) }
      }
      return FetchRun(order, web, store, step).finished()
    } catch {
      return FetchReport(broken: error.diagnostic(.fetch))
    }
  }

  private var busy: FetchReport {
    FetchReport(
      broken: Diagnostic(
        .fetch, at: SourceLocation(file: store.root), "Another run is fetching into this folder",
        remedy: "Wait until it has ended, then run again."))
  }
}
