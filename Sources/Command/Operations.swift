import Build
import Fetch
import Files
import Model
import SearchIndex
import Serve

/// What the commands set to work, as closures, so that a test can see how they do it.
struct Operations: Sendable {
  typealias Run = @Sendable (BuildOptions, FileSystem, Progress) async -> Report
  typealias Find = @Sendable (SearchQuestion) throws(CommandError) -> SearchAnswer
  typealias Gone = @Sendable () -> Void

  var ingest: Run
  var build: Run
  var check: Run
  /// Builds that remember one another.
  var live: @Sendable () -> LivePipeline
  /// Reports what changes below some places, until what it returns is called; nil if the system
  /// cannot.
  var watch:
    @Sendable (_ places: [String], FileSystem, @escaping Watcher.Told) -> (@Sendable () -> Void)?
  /// Writes data, a book or a docset, or hands it over in the report.
  var export: @Sendable (Exported) -> Run
  /// Fetches the guidelines into a project; nil if the machine has nothing to ask the web with.
  var fetch:
    @Sendable (FetchOrder, _ seconds: Int, _ project: String, FileSystem, Progress) async
      -> FetchReport?
  /// Opens the index of a site's folder.
  var search: @Sendable (_ site: String, FileSystem) throws(CommandError) -> Find
  /// Serves a folder from a port on, until it is stopped. Where a client is to be notified of each
  /// request that finds no site, pages have a script that listens; their links may lead to folders.
  var serve:
    @Sendable (_ folder: String, _ port: Int, _ namesFolders: Bool, _ whenGone: Gone?)
      throws(CommandError) -> RunningServer
  /// Removes a published site, and what killed runs left beside it; how many files it had.
  var clean:
    @Sendable (_ folder: String, FileSystem) throws(CommandError)
      -> (files: Int, hadRemains: Bool)
}

/// A server at work.
struct RunningServer: Sendable {
  let port: Int
  /// Tells the browsers; what is standing also those that come later.
  var announce: @Sendable (ServedEvent, _ standing: Bool) -> Void = { _, _ in }
  /// Shows files before they are in the folder.
  var show: @Sendable ([OutputFile]) -> Void = { _ in }
  let stop: @Sendable () -> Void
}
