public import Files

/// Why nothing was published; the target is as it was before.
public enum PublishError: Error, Equatable, Sendable {
  /// A path of the tree that cannot be written to.
  case path(String, PathProblem)
  /// A target that names no folder of its own, such as `.` or `/`.
  case unnamed(target: String)
  /// A file is where the folder should be.
  case notAFolder(target: String)
  /// A link that leads nowhere is where the folder should be.
  case brokenLink(target: String)
  /// A link that leads out of the project, and that was not named.
  case leaves(target: String)
  /// The folder holds what we did not write: the first few names, and how many there are.
  case foreign(folder: String, names: [String], count: Int)
  /// A folder of ours whose manifest is gone or damaged: what it holds may be ours or not.
  case unlisted(folder: String, names: [String], count: Int)
  /// Another run publishes to the same folder.
  case busy(target: String)
  /// The manifest that was staged reads back otherwise.
  case mismatch(target: String)
  /// The file system refused: full, no permission, a mount point.
  case files(target: String, FileError)
}

extension PublishError {
  /// The names shown of a foreign folder.
  private static let shown = 3

  static func foreign(
    in folder: String, _ names: [String], lostManifest: Bool = false
  ) -> PublishError {
    let first = Array(names.prefix(shown))
    return lostManifest
      ? .unlisted(folder: folder, names: first, count: names.count)
      : .foreign(folder: folder, names: first, count: names.count)
  }
}
