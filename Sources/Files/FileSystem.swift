/// The file system as the stages see it: closures, so that a test hands over a folder in memory.
public struct FileSystem: Sendable {
  /// The bytes of a regular file that has no more than so many; a larger one is not read at all.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]
  /// Writes a file, and the folders above it; never through a link.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Adds bytes at the end of a file, which is made if it is not there; never through a link.
  public var append: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Lets a file be as new as if it were written now.
  public var touch: @Sendable (_ path: String) throws(FileError) -> Void
  /// The names in one folder, in no order.
  public var list: @Sendable (_ folder: String) throws(FileError) -> [String]
  /// What is at a path, links followed that lead to where this run may go; nil for nothing.
  public var kind: @Sendable (_ path: String) -> FileKind?
  /// What is at a path itself, so that a link is one; nil for nothing.
  public var itself: @Sendable (_ path: String) -> FileKind?
  /// Removes a file, a link or an empty folder.
  public var remove: @Sendable (_ path: String) throws(FileError) -> Void
  /// Moves a file or a folder to a path that is free.
  public var move: @Sendable (_ path: String, _ to: String) throws(FileError) -> Void
  /// Exchanges two paths in one step; false where the file system cannot.
  public var exchange: @Sendable (_ a: String, _ b: String) throws(FileError) -> Bool
  /// Where a path leads, links resolved; nil if nothing is there.
  public var resolve: @Sendable (_ path: String) -> String?
  /// Takes the lock that a file stands for; nil if another run holds it.
  public var lock: @Sendable (_ path: String) throws(FileError) -> FileLock?
  /// Waits until what was written at a path would outlive a power failure.
  public var flush: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes from a folder what killed runs left of their writes.
  public var tidy: @Sendable (_ folder: String) -> Void
  /// Lets a file or link are at a second path too, with its mode and times.
  public var carry: @Sendable (_ path: String, _ to: String) throws(FileError) -> Void
  /// Whether two paths hold one file, or files or links that say the same.
  public var isSame: @Sendable (_ path: String, _ other: String) -> Bool
  /// Gives a folder the mode that another has.
  public var keepMode: @Sendable (_ of: String, _ folder: String) throws(FileError) -> Void
  /// What is at a path, links followed; nil for nothing, or what is neither file nor folder.
  public var stamp: @Sendable (_ path: String) -> FileStamp?
  /// Shows a file that was replaced or changed in any way: unlike the time of a stamp, the time of
  /// its last change cannot be set. Another name for it is a change too.
  public var mark: @Sendable (_ path: String) -> [Int]?
  /// A folder of a disk, opened for work on many files below it; nil where there is no disk.
  public var tree: @Sendable (_ folder: String, _ making: Bool) -> OpenFolderTree?
  /// The same files, as far as these bounds go.
  public var within: @Sendable (_ bounds: Bounds) -> FileSystem
}

public enum FileKind: Sendable, Equatable {
  case file, folder
  /// A link: itself, or one that leads to where this run may not go.
  case link
  /// A pipe, a device, a socket: never read.
  case special
}

/// A lock that is held until it is released, or until its process ends.
public struct FileLock: Sendable {
  public let release: @Sendable () -> Void

  public init(release: @escaping @Sendable () -> Void) { self.release = release }
}
