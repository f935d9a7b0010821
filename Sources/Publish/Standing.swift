public import Files

/// How the disk knows a published site again, without a look into its files: folders into which
/// nothing came since, and files that were not written since.
public struct Standing: Sendable, Equatable {
  /// By path below the site's folder.
  public let stamps: [String: FileStamp]

  public init(stamps: [String: FileStamp]) { self.stamps = stamps }
}

extension Publisher {
  /// How a site stands that was just published; nil where the disk can't tell.
  public func standing(of report: PublishReport) -> Standing? {
    let access = FolderAccess(report.folder, files)
    var stamps: [String: FileStamp] = [:]
    for file in report.files { stamps[file.path] = file.stamp }
    guard stamps.count == report.files.count else { return nil }
    let folders = OutputPath.folders(above: report.files.map(\.path))
    for path in folders.union(["", Manifest.name, Marker.name]) {
      guard let stamp = access.stamp(path) else { return nil }
      stamps[path] = stamp
    }
    return Standing(stamps: stamps)
  }

  /// Whether a site is as it was published, and no run is at work on it or was killed at that.
  public func isStanding(_ site: Standing, at target: String) -> Bool {
    guard let place = try? PublishTarget(target, files), files.itself(place.lock) == nil,
      files.itself(place.stage) == nil
    else { return false }
    let access = FolderAccess(target, files)
    return site.stamps.allSatisfy { access.stamp($0.key) == $0.value }
  }
}
