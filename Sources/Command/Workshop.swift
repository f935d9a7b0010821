import Build
import Files
import Publish

/// What the commands set to work, as closures, so that a test can see how they do it.
struct Workshop: Sendable {
  typealias Run = @Sendable (BuildOptions, FileSystem, Progress) async -> Report

  var ingest: Run
  var build: Run
  var check: Run
  /// Serves a folder from a port on, until it is stopped.
  var serve: @Sendable (_ folder: String, _ port: Int) throws(Failure) -> RunningServer
  /// Removes a published site; how many files there were.
  var clean: @Sendable (_ folder: String, FileSystem) throws(Failure) -> Int

  static let real = Workshop(
    ingest: { await Pipeline($0, files: $1, progress: $2).ingest() },
    build: { await Pipeline($0, files: $1, progress: $2).build() },
    check: { await Pipeline($0, files: $1, progress: $2).check() },
    serve: { folder, port throws(Failure) in try serve(folder, port) },
    clean: { folder, files throws(Failure) in
      do throws(PublishError) {
        return try Publisher(files: files).clean(folder)
      } catch {
        throw Failure(error.diagnostic)
      }
    })

  private static func serve(_ folder: String, _ port: Int) throws(Failure) -> RunningServer {
    throw Failure("serve", at: folder, "not there yet")
  }
}

/// A server at work.
struct RunningServer: Sendable {
  let port: Int
  let stop: @Sendable () -> Void
}
