public import Diagnostics

/// What was published, with the findings.
public struct PublishReport: Sendable {
  /// The folder, as it was given.
  public let folder: String
  public let manifest: Manifest
  /// The files of the manifest, as the disk knows them again.
  public let files: [SiteFile]
  /// Anything out of the ordinary: no exchange in one step, an old folder that would not go.
  public let notes: [Diagnostic]

  init(folder: String, manifest: Manifest, files: [SiteFile], notes: [Diagnostic]) {
    self.folder = folder
    self.manifest = manifest
    self.files = files
    self.notes = notes
  }
}
