import Diagnostics
public import Files

/// The stages in their order; the only place that knows it.
public struct Pipeline: Sendable {
  let options: BuildOptions
  let files: FileSystem
  let progress: Progress

  public init(_ options: BuildOptions, files: FileSystem = .disk, progress: Progress = .silent) {
    self.options = options
    self.files = files
    self.progress = progress
  }

  /// Raw files to `content/pages`.
  public func ingest() async -> Report { Report() }

  /// Raw files and pages to a published site.
  public func build() async -> Report { Report() }

  /// Everything that `build` would find, without publishing.
  public func check() async -> Report { Report() }
}
