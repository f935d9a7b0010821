/// What went wrong with which path.
public struct FileError: Error, Equatable, Sendable {
  public enum Operation: String, Sendable {
    case read, write, list, remove, move, exchange, lock, flush
  }

  /// What is in the way, as far as it asks for a remedy of its own.
  public enum Cause: Sendable {
    case other
    case missing, denied, full, readOnly
    /// A quota, or the largest file that is allowed.
    case limit
    /// A pipe, a device or a socket.
    case special
    /// A folder is where a file should be.
    case folder
    /// A file is where a folder should be.
    case notFolder
    /// There is more of it than may be read.
    case size
    /// It is a link, leads through one, or lies outside of what the run was given.
    case link
  }

  public let operation: Operation
  public let path: String
  /// Mostly in the system's own words, such as "No such file or directory".
  public let reason: String
  public let cause: Cause
  /// What denies it, or is no folder: the path itself, or a folder above it.
  let obstacle: String

  public init(
    _ operation: Operation, _ path: String, _ reason: String, cause: Cause = .other,
    at obstacle: String? = nil
  ) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.cause = cause
    self.obstacle = obstacle ?? path
  }

  public init(_ path: String, largerThan limit: Int) {
    self.init(.read, path, "larger than \(limit / 1_048_576) MiB", cause: .size)
  }

  /// A path that a link points outside its folder.
  init(_ operation: Operation, leaving path: String) {
    self.init(operation, path, "a link points outside its folder", cause: .link)
  }

  /// A path that something would be written through.
  init(_ operation: Operation, link path: String) {
    self.init(operation, path, "it is a link, or inside one", cause: .link)
  }

  /// What is at a path, and is not the file that was asked for.
  init(_ operation: Operation, _ path: String, is kind: FileKind) {
    if kind == .folder {
      self.init(operation, path, "Is a folder, not a file", cause: .folder)
    } else {
      self.init(operation, path, "not a regular file", cause: .special)
    }
  }

  public var isTooLarge: Bool { cause == .size }

  /// The same of a file that is called otherwise by the caller.
  func at(_ path: String) -> FileError {
    let obstacle = obstacle == self.path ? path : obstacle
    return FileError(operation, path, reason, cause: cause, at: obstacle)
  }
}
