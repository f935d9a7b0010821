import Build
import Export
import Files
import SearchIndex

/// What the commands set to work, as closures, so that a test can see how they do it.
struct Workshop: Sendable {
  typealias Run = @Sendable (BuildOptions, FileSystem, Progress) async -> Report
  typealias Find = @Sendable (SearchQuestion) throws(Halt) -> SearchAnswer

  var ingest: Run
  var build: Run
  var check: Run
  /// Writes data, or hands it over in the report.
  var export: @Sendable (ExportOrder) -> Run
  /// Writes a book, or hands it over in the report.
  var book: Run
  /// Writes a docset.
  var docset: Run
  /// Opens the index of a site's folder.
  var search: @Sendable (_ site: String, FileSystem) throws(Halt) -> Find
  /// Serves a folder from a port on, until it is stopped.
  var serve: @Sendable (_ folder: String, _ port: Int) throws(Halt) -> RunningServer
  /// Removes a published site; how many files there were.
  var clean: @Sendable (_ folder: String, FileSystem) throws(Halt) -> Int
}

/// A server at work.
struct RunningServer: Sendable {
  let port: Int
  let stop: @Sendable () -> Void
}
