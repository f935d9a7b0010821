public import Diagnostics
public import Files

/// Replaces the last site by a new one, so that at any moment one of the two is there whole.
public struct Publisher: Sendable {
  let files: FileSystem

  public init(files: FileSystem = .disk) { self.files = files }

  /// Begins a site that will replace the one at the target. `known` are the files of that, as the
  /// run that published it left them.
  public func stage(
    _ target: String, known: [String: SiteFile] = [:]
  ) throws(PublishError) -> SiteStage {
    let place = try PublishTarget(target, files)
    let lock = try lock(place)
    do {
      let stage = StageFolder(place: place, files: files)
      try stage.recover()
      return try SiteStage(stage, lock, after: try predecessor(at: place), known: known)
    } catch {
      lock.release()
      throw error
    }
  }

  /// Removes a site and what killed runs left beside it; its `.gitignore` stays. Reports how many
  /// files of the site there were, and whether something was left.
  public func clean(_ target: String) throws(PublishError) -> (files: Int, hadRemains: Bool) {
    // The lock would make the folders that it is in.
    let place = try PublishTarget(target, files)
    let traces = [place.target, place.stage, place.lock]
    guard traces.contains(where: { files.kind($0) != nil }) else { return (0, false) }
    let hadRemains = [place.stage, place.lock].contains { files.itself($0) != nil }
    let lock = try lock(place)
    defer { lock.release() }
    let stage = StageFolder(place: place, files: files)
    try stage.recover()
    let before = try predecessor(at: place)
    guard before.exists else { return (0, hadRemains) }
    try stage.orUndone { () throws(PublishError) in try stage.empty(keeping: before.kept) }
    _ = stage.sweep()
    return (before.count, hadRemains)
  }
}

extension Publisher {
  private func lock(_ place: PublishTarget) throws(PublishError) -> FileLock {
    let lock = try place.attempt { () throws(FileError) in try files.lock(place.lock) }
    guard let lock else { throw .busy(target: place.given) }
    return lock
  }

  private func predecessor(at place: PublishTarget) throws(PublishError) -> Predecessor {
    if let kind = files.kind(place.target), kind != .folder {
      throw .notAFolder(target: place.given)
    }
    guard !place.isBrokenLink(files) else { throw .brokenLink(target: place.given) }
    let before = try place.attempt { () throws(FileError) in
      try Predecessor(at: place.target, files)
    }
    guard before.foreign.isEmpty else {
      throw .foreign(in: place.given, before.foreign, lostManifest: before.lostManifest)
    }
    return before
  }
}

/// What was published, with the findings.
public struct PublishReport: Sendable {
  /// The folder, as it was given.
  public let folder: String
  public let manifest: Manifest
  /// The files of the manifest, as the disk knows them again.
  public let files: [SiteFile]
  /// Anything out of the ordinary: no exchange in one step, an old folder that would not go.
  public let notes: [Diagnostic]
}
