/// What went wrong with which path.
public struct FileError: Error, Equatable, Sendable {
  public enum Operation: String, Sendable {
    case read, write, list, remove, move, exchange, lock, flush
  }

  /// Why, where that asks for another remedy than what the system refuses.
  public enum Cause: Sendable {
    case system
    /// There is more of it than may be read.
    case size
    /// It is a link, leads through one, or lies outside of what the run was given.
    case link
  }

  public let operation: Operation
  public let path: String
  /// The system's own words, such as "No such file or directory".
  public let reason: String
  public let cause: Cause

  public init(_ operation: Operation, _ path: String, _ reason: String, cause: Cause = .system) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.cause = cause
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

  public var isTooLarge: Bool { cause == .size }

  public var text: String { "cannot \(operation.rawValue) \(path): \(reason)" }

  /// The same of a file that is called otherwise by the caller.
  func at(_ path: String) -> FileError { FileError(operation, path, reason, cause: cause) }
}
