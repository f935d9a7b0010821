public import Files

/// How the disk knows a published site again, without a look into its files: folders into which
/// nothing came since, and files that were not written since.
public struct Standing: Sendable, Equatable {
  public let files: [SiteFile]
  /// By path below the site’s folder, and the publisher’s own files.
  public let folders: [String: FileStamp]

  public init(files: [SiteFile], folders: [String: FileStamp]) {
    self.files = files
    self.folders = folders
  }
}

extension Publisher {
  /// How a site stands that was just published; nil where the disk can't tell.
  public func standing(of report: PublishReport) -> Standing? {
    let access = FolderAccess(report.folder, files)
    guard report.files.allSatisfy({ $0.stamp != nil }) else { return nil }
    var folders: [String: FileStamp] = [:]
    let above = OutputPath.folders(above: report.files.map(\.path))
    for path in above.union(["", Manifest.name, Marker.name]) {
      guard let stamp = access.stamp(path) else { return nil }
      folders[path] = stamp
    }
    return Standing(files: report.files, folders: folders)
  }

  /// Whether a site is as it was published, and no run is at work on it or was killed at that.
  public func isStanding(_ site: Standing, at target: String) -> Bool {
    guard let place = try? PublishTarget(target, files), files.itself(place.lock) == nil,
      files.itself(place.stage) == nil
    else { return false }
    let access = FolderAccess(target, files)
    return site.folders.allSatisfy { access.stamp($0.key) == $0.value }
      && site.files.allSatisfy { access.stamp($0.path) == $0.stamp }
  }
}
