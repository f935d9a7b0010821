/// The file system as the stages see it: closures, so that a test hands over a folder in memory.
public struct FileSystem: Sendable {
  /// The bytes of a regular file.
  public var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// Writes a file, and the folders above it.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// The names in one folder, in no order.
  public var list: @Sendable (_ folder: String) throws(FileError) -> [String]
  /// What stands at a path, links followed; nil for nothing.
  public var kind: @Sendable (_ path: String) -> FileKind?
  /// Removes a file or an empty folder.
  public var remove: @Sendable (_ path: String) throws(FileError) -> Void

  public init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8]) throws(FileError) -> Void,
    list: @escaping @Sendable (String) throws(FileError) -> [String],
    kind: @escaping @Sendable (String) -> FileKind?,
    remove: @escaping @Sendable (String) throws(FileError) -> Void
  ) {
    self.read = read
    self.write = write
    self.list = list
    self.kind = kind
    self.remove = remove
  }
}

public enum FileKind: Sendable, Equatable {
  case file, folder
  /// A pipe, a device, a socket: never read.
  case special
}

/// What went wrong with which path.
public struct FileError: Error, Equatable, Sendable {
  public enum Operation: String, Sendable {
    case read, write, list, remove, exchange
  }

  public let operation: Operation
  public let path: String
  /// The system's own words, such as "No such file or directory".
  public let reason: String

  public init(_ operation: Operation, _ path: String, _ reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  public var text: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
