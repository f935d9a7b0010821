import Build
import Files
import Model

/// What a site is kept up to date with: builds that remember the last one.
struct LivePipeline: Sendable {
  var build: Operations.Run
  /// What can be shown at once of files that changed.
  var draft: @Sendable (BuildOptions, FileSystem, Set<String>) -> [OutputFile] = { _, _, _ in [] }
  /// Of what changed, what the last build does not know.
  var news: @Sendable (BuildOptions, FileSystem, Set<String>) -> Set<String> = { $2 }
  /// The paths of the styles of the last build.
  var styles: @Sendable () -> [String] = { [] }
  /// Whether links of served pages lead to folders.
  var namesFolders: @Sendable (BuildOptions, FileSystem) -> Bool = { _, _ in true }
  /// Where what a build reads lies.
  var watched: @Sendable (BuildOptions, FileSystem) -> [String] = { _, _ in [] }
}

extension LivePipeline {
  static func real() -> LivePipeline {
    let memory = Memo()
    return LivePipeline(
      build: { await Pipeline($0, files: $1, progress: $2, memory: memory).build() },
      draft: { Pipeline($0, files: $1, memory: memory).draft(of: $2) },
      news: { Pipeline($0, files: $1, memory: memory).news(among: $2) },
      styles: { memory.styles },
      namesFolders: { Pipeline($0, files: $1).servesFolders },
      watched: { Pipeline($0, files: $1).watched })
  }
}
