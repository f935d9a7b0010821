public import Diagnostics

/// What was published, with the findings.
public struct PublishReport: Sendable, Equatable {
  /// The folder, as it was given.
  public let folder: String
  public let manifest: Manifest
  /// Anything out of the ordinary: no exchange in one step, an old folder that would not go.
  public let notes: [Diagnostic]

  init(folder: String, manifest: Manifest, notes: [Diagnostic]) {
    self.folder = folder
    self.manifest = manifest
    self.notes = notes
  }
}
